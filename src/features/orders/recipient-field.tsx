import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { recipientProblem } from '../../domain/recipient.ts';
import { looksLikeName, namedQuery } from '../../services/names.ts';
import { isRefused, readRecipient } from '../../trading/chain/recipient-facts.ts';
import type { Sending } from '../../trading/transactions/send-items.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import styles from './orders.module.css';
import * as texts from './send-texts.ts';

/** Long enough to be judged before the field is left. */
const ADDRESS_LENGTH = 42;

/** The address that was typed, or the one that a typed name leads to; '' while that is not known. */
function useAddress(text: string) {
  const isName = looksLikeName(text);
  const named = useQuery({ ...namedQuery(text), enabled: isName });
  if (!isName) return { address: text, nameProblem: null };
  if (named.data) return { address: named.data, nameProblem: null };
  return {
    address: '',
    nameProblem:
      named.data === null ? texts.noSuchName(text) : named.isError ? texts.nameNotAsked : texts.askingForName,
  };
}

/** What is known of a typed recipient: by itself, then by the network. */
export function useRecipient(items: Sending['items'], chainId: number, owner: `0x${string}`, text: string) {
  const collections = items.map(({ collectionAddress }) => collectionAddress);
  const typed = useAddress(text);
  const problem = typed.nameProblem ?? recipientProblem(typed.address, { address: owner, collections });
  const address = typed.address.toLowerCase() as `0x${string}`;
  const facts = useQuery({
    queryKey: ['chain', 'recipient', chainId, address],
    queryFn: () => readRecipient(chainId, address),
    enabled: problem === null,
  }).data;
  const refused = useQuery({
    queryKey: ['chain', 'refused', chainId, owner, address, items.map((item) => Object.values(item).join())],
    queryFn: () => isRefused(chainId, owner, address, items),
    enabled: problem === null && facts?.isContract === true,
  }).data;
  return { address, problem, facts, refused: refused === true };
}

/** Not every browser lets a page read what was copied, and none where the page came without TLS. */
const canPaste = () => 'clipboard' in navigator && 'readText' in navigator.clipboard;

/** To whom, typed or pasted. Problems are shown once the person is done. */
export function RecipientField({
  ref,
  text,
  problem: told,
  isAsked,
  onText,
}: {
  ref: Ref<HTMLInputElement>;
  text: string;
  problem: string | null;
  /** Somebody wanted to send already. */
  isAsked: boolean;
  onText: (text: string) => void;
}) {
  const [left, setLeft] = useState(false);
  const isJudged = isAsked || (text !== '' && (left || text.length >= ADDRESS_LENGTH));
  const problem = isJudged ? (told ?? undefined) : undefined;
  const paste = async () => {
    const pasted = await navigator.clipboard.readText().catch(() => null);
    if (pasted !== null) onText(pasted.trim());
  };
  return (
    <div className={cx(styles.price, styles.labelled, problem !== undefined && styles.told)}>
      <Field
        ref={ref}
        className={styles.priceField}
        label={texts.recipient}
        placeholder="0x…"
        maxLength={300}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        problem={problem}
        data-autofocus
        onChange={(event) => onText(event.currentTarget.value.trim())}
        onBlur={() => setLeft(true)}
      />
      {canPaste() && <Button onClick={() => void paste()}>{texts.paste}</Button>}
    </div>
  );
}
