import type { Console } from '../../contract/operator.ts';
import { shortenAddress } from '../../domain/paths.ts';
import { rateText } from '../../domain/signed-fees.ts';
import { AccountName } from '../../ui/account-name.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import * as texts from './fees-texts.ts';
import { Entries, Entry } from './parts.tsx';

/** What the market takes of each price, and how that is changed: not from here, while orders are being signed. */
export function Fees({ fees }: { fees: Console['fees'] }) {
  return (
    <>
      <Entries>
        {fees.map(({ network, bps, recipient }) => (
          <Entry key={network} about={<NetworkLabel slug={network} />}>
            {texts.fee(rateText(bps), String(bps))}
            <div>
              {texts.recipient} <AccountName address={recipient}>{shortenAddress(recipient)}</AccountName>
            </div>
          </Entry>
        ))}
      </Entries>
      <p>{texts.change}</p>
      <p>{texts.signed}</p>
    </>
  );
}
