import { minutesText } from '../../ui/count-down.ts';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { encode } from 'uqr';
import { demoPhoneHref } from '../../services/demo-phone.ts';
import { walletPairing } from '../../services/wallet-pairing.ts';
import { openDemoPhone } from '../../services/wallet-texts.ts';
import { Button, LinkButton, Spinner } from '../../ui/button.tsx';
import { useNow } from '../../ui/use-now.ts';
import * as texts from './texts.ts';
import styles from './wallet.module.css';

/** After so long a wait for a code it is said that it takes long. */
const SLOW_MS = 6_000;

/** One square a module, drawn as one path, with the four modules of quiet around it that scanners need. */
function QrCode({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={styles.qr} role="img" aria-label={texts.qrCode} viewBox={`-4 -4 ${size + 8} ${size + 8}`}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

const noteOpened = () => {
  walletPairing.isOpenedHere = true;
};

/** The link by which a wallet on a phone connects: as a code, to copy, and to open on this device. */
export function PairingPane({ onCancel }: { onCancel: () => void }) {
  const { link, expiresAt, renew } = useSnapshot(walletPairing);
  const cancel = <Button onClick={onCancel}>{texts.cancel}</Button>;
  if (renew !== null) {
    return (
      <>
        <p role="alert">{texts.expired}</p>
        <div className={styles.actions}>
          {cancel}
          <Button variant="primary" data-autofocus onClick={() => walletPairing.renew?.()}>
            {texts.newCode}
          </Button>
        </div>
      </>
    );
  }
  const demoPhone = link === null ? null : demoPhoneHref(link);
  if (link === null) return <Making onCancel={onCancel} />;
  return (
    <>
      <QrCode link={link} />
      <p role="status">
        <span className={styles.phoneOnly}>{texts.scanHintOnPhone}</span>
        <span className={styles.notPhone}>{texts.scanHint}</span>
      </p>
      <Expiry at={expiresAt} />
      <div className={styles.actions}>
        <LinkButton variant="primary" className={styles.phoneOnly} href={link} onClick={noteOpened}>
          {texts.openWallet}
        </LinkButton>
        <Copy key={link} link={link} />
        {cancel}
      </div>
      {demoPhone !== null && (
        <LinkButton full variant="quiet" href={demoPhone} target="_blank" rel="noopener">
          {openDemoPhone}
        </LinkButton>
      )}
    </>
  );
}

function Expiry({ at }: { at: number }) {
  const now = useNow('second');
  return <p className={styles.hint}>{texts.expiresIn(minutesText(Math.max(0, Math.ceil((at - now) / 1_000))))}</p>;
}

function Making({ onCancel }: { onCancel: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.waiting}>
      <Spinner />
      <p role="status">{isSlow ? texts.makingSlow : texts.makingLink}</p>
      <Button size="sm" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

function Copy({ link }: { link: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setSaid(texts.linkCopied),
      () => setSaid(texts.copyFailed),
    );
  return (
    <Button onClick={() => void copy()} aria-live="polite">
      {said ?? texts.copyLink}
    </Button>
  );
}
