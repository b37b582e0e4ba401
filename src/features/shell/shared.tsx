import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { homePath } from '../../domain/paths.ts';
import { parseShared, sharedTarget } from '../../services/shared-link.ts';
import { Wrap } from '../../ui/layout.tsx';
import { Search } from './search.tsx';
import styles from './search.module.css';
import * as texts from './texts.ts';

/** Opens what another app has shared with this one, or looks for it. The server draws the same page for everything. */
export function Shared() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const target = sharedTarget(parseShared(location.search), location.origin);
    if (target !== null && 'words' in target) setText(target.words);
    else void navigate({ to: target?.page ?? homePath(), replace: true });
  }, [navigate]);
  return (
    <Wrap className={styles.shared}>
      <h1>{texts.sharedTitle}</h1>
      <Search field={field} text={text} onText={setText} inDialog />
    </Wrap>
  );
}
