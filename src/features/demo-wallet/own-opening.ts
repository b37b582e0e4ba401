import { anotherEmail } from './own-account.ts';
import { askForms, type Field, type Form } from './own-forms.ts';
import {
  makeKey,
  makeRecoveryCode,
  openKey,
  PASSPHRASE_LEAST,
  withWay,
  type KeyRecord,
  type OpenKey,
  type Proof,
} from './own-key.ts';
import { passphraseProblem } from './own-passphrase.ts';
import { makePasskey, usePasskey } from './own-passkey.ts';
import type { OwnSession } from './own-session.ts';
import * as texts from './own-texts.ts';

const newPassphrase: readonly Field[] = [
  { name: 'passphrase', label: texts.passphrase, type: 'password', autocomplete: 'new-password' },
  { name: 'again', label: texts.passphraseAgain, type: 'password', autocomplete: 'new-password' },
];

/** What is wrong with what was typed into both fields. */
const problemOf = ({ passphrase = '', again = '' }: Record<string, string>, email: string) =>
  passphraseProblem(passphrase, again, email);

/** Who asks, as the other questions name it. */
const factsOf = (site: string) => [[texts.site, new URL(site).host]] as const;

/** The window closes, by which the site knows that it was refused. */
const refuse: Form = {
  fields: [],
  submit: texts.cancel,
  isQuiet: true,
  run() {
    close();
    return new Promise<null>(() => {});
  },
};

/** Who asks, and how somebody else signs in instead. */
type For = { site: string; useAnother: () => Promise<void> };

/** How a new wallet is protected, by what this device can. */
async function choose(email: string, { site, useAnother }: For): Promise<Proof> {
  let chosen: Proof | null = null;
  const passkey: Form = {
    fields: [],
    submit: texts.withPasskey,
    async run() {
      try {
        chosen = await makePasskey(email);
      } catch {
        return texts.passkeyFailed;
      }
      return chosen === null ? texts.noPasskey : null;
    },
  };
  const passphrase: Form = {
    fields: newPassphrase,
    hint: texts.passphraseHint(PASSPHRASE_LEAST),
    submit: texts.withPassphrase,
    isQuiet: true,
    isInstead: true,
    async run(values) {
      const problem = problemOf(values, email);
      if (problem === null) chosen = { kind: 'passphrase', passphrase: values['passphrase'] ?? '' };
      return problem;
    },
  };
  await askForms({
    title: texts.newTitle,
    text: texts.newText(email),
    facts: factsOf(site),
    forms: [passkey, passphrase, { ...anotherEmail(useAnother), isQuiet: true }, refuse],
  });
  if (chosen === null) throw new Error('Nothing was chosen.');
  return chosen;
}

/** A new wallet, stored before it is used: what is not stored is lost with this window. */
async function make(session: OwnSession, asking: For): Promise<OpenKey> {
  const proof = await choose(session.email, asking);
  const code = makeRecoveryCode();
  await askForms({
    title: texts.recoveryTitle,
    text: texts.recoveryText,
    shown: code,
    forms: [
      {
        fields: [{ name: 'end', label: texts.recoveryLabel, type: 'text', autocomplete: 'off' }],
        submit: texts.goOn,
        run: async ({ end = '' }) => (isEndOf(code, end) ? null : texts.recoveryWrong),
      },
    ],
  });
  const { record, open } = await makeKey([proof, { kind: 'recovery', code }]);
  await session.keep(record, open);
  return open;
}

const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const isEndOf = (code: string, end: string) => plain(end).length === 6 && plain(code).endsWith(plain(end));

const hasWay = ({ ways }: KeyRecord, kind: Proof['kind']) => ways.some((way) => way.kind === kind);

/** A way back, and whether it was taken. */
function wayBack(): { form: Form; isTaken(): boolean } {
  let isTaken = false;
  const form: Form = {
    fields: [],
    submit: texts.back,
    isQuiet: true,
    async run() {
      isTaken = true;
      return null;
    },
  };
  return { form, isTaken: () => isTaken };
}

/** After a recovery: a passphrase that is known. False where the person goes back, and nothing has changed. */
async function renew(session: OwnSession, record: KeyRecord, open: OpenKey): Promise<boolean> {
  const back = wayBack();
  const isNew = hasWay(record, 'passphrase');
  await askForms({
    title: isNew ? texts.newPassphraseTitle : texts.firstPassphraseTitle,
    text: isNew ? texts.newPassphraseText : texts.firstPassphraseText,
    forms: [
      {
        fields: newPassphrase,
        hint: texts.passphraseHint(PASSPHRASE_LEAST),
        submit: texts.keep,
        async run(values) {
          const problem = problemOf(values, session.email);
          if (problem !== null) return problem;
          const proof = { kind: 'passphrase', passphrase: values['passphrase'] ?? '' } as const;
          await session.keep(await withWay(record, open, proof), open);
          return null;
        },
      },
      back.form,
    ],
  });
  return !back.isTaken();
}

type Attempt = (proof: Proof | null, otherwise: string) => Promise<string | null>;

/** The ways that are at hand every day; false where they are lost. */
async function unlockDaily(
  { email }: OwnSession,
  record: KeyRecord,
  { site, useAnother }: For,
  attempt: Attempt,
): Promise<boolean> {
  let isLost = false;
  const passkeys = record.ways.filter((way) => way.kind === 'passkey');
  const forms: Form[] = [];
  if (passkeys.length > 0) {
    forms.push({
      fields: [],
      submit: texts.unlockPasskey,
      run: async () => attempt(await usePasskey(passkeys).catch(() => null), texts.passkeyFailed),
    });
  }
  const hasPassphrase = hasWay(record, 'passphrase');
  if (hasPassphrase) {
    forms.push({
      fields: [{ name: 'passphrase', label: texts.passphrase, type: 'password', autocomplete: 'current-password' }],
      submit: texts.unlock,
      isQuiet: passkeys.length > 0,
      isInstead: passkeys.length > 0,
      run: ({ passphrase = '' }) => attempt({ kind: 'passphrase', passphrase }, texts.wrongPassphrase),
    });
  }
  forms.push({
    fields: [],
    submit: passkeys.length === 0 ? texts.lostPassphrase : hasPassphrase ? texts.lost : texts.lostPasskey,
    isQuiet: true,
    async run() {
      isLost = true;
      return null;
    },
  });
  forms.push({ ...anotherEmail(useAnother), isQuiet: true }, refuse);
  await askForms({ title: texts.unlockTitle, text: email, facts: factsOf(site), forms });
  return !isLost;
}

/** The recovery code; false where the person goes back. */
async function unlockLost(record: KeyRecord, attempt: Attempt): Promise<boolean> {
  const back = wayBack();
  const recovery: Form = {
    fields: [{ name: 'recovery', label: texts.recoveryCode, type: 'lines' }],
    submit: texts.useRecovery,
    run: ({ recovery: code = '' }) => attempt({ kind: 'recovery', code }, texts.wrongRecovery),
  };
  await askForms({
    title: texts.recoverTitle,
    text: hasWay(record, 'passphrase') ? texts.recoverText : texts.recoverTextFirst,
    forms: [recovery, back.form],
  });
  return !back.isTaken();
}

async function unlock(session: OwnSession, record: KeyRecord, asking: For): Promise<OpenKey> {
  let open: OpenKey | null = null;
  const attempt: Attempt = async (proof, otherwise) => {
    open = proof && (await openKey(record, proof));
    return open === null ? otherwise : null;
  };
  for (;;) {
    const isDaily = await unlockDaily(session, record, asking, attempt);
    if (!isDaily && !(await unlockLost(record, attempt))) continue;
    if (open === null) throw new Error('Nothing was unlocked.');
    if (isDaily || (await renew(session, record, open))) return open;
  }
}

/** The person's key, opened by them, or made, for what `site` asks. */
export const openOwnKey = (session: OwnSession, asking: For): Promise<OpenKey> =>
  session.stored === null ? make(session, asking) : unlock(session, session.stored.record, asking);
