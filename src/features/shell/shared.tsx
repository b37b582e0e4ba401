import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { marketName } from '../../language/market-name.ts';
import { homePath } from '../../domain/paths.ts';
import { parseShared, sharedTarget } from '../../services/shared-link.ts';
import { Wrap } from '../../ui/layout.tsx';
import { useHydrated } from '../../ui/use-now.ts';
import { Search } from './search.tsx';
import styles from './search.module.css';
import * as texts from './search-texts.ts';

const targetOf = () => sharedTarget(parseShared(location.search), location.origin);

/** Opens what another app has shared with this one, or looks for it. The server draws the same page for everything. */
export function Shared() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const target = useHydrated() ? targetOf() : null;
  const words = target !== null && 'words' in target ? target.words : '';
  useEffect(() => {
    const asked = targetOf();
    if (asked === null || 'page' in asked) void navigate({ to: asked?.page ?? homePath(), replace: true });
  }, [navigate]);
  return (
    <Wrap className={styles.shared}>
      <h1>{texts.sharedTitle(marketName())}</h1>
      <Search field={field} text={typed ?? words} onText={setTyped} inDialog />
    </Wrap>
  );
}
