import type { Console } from '../../contract/operator.ts';
import { countText } from '../../domain/count-text.ts';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { spanText } from '../../ui/time-text.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import { Entries, Entry } from './parts.tsx';
import * as texts from './texts.ts';

type Network = Console['networks'][number];
const TONES: Record<Network['state'], Tone> = { starting: 'plain', following: 'good', behind: 'warn', down: 'bad' };

/** How far each network is read, and why one stands still. */
export function Networks({ networks }: { networks: readonly Network[] }) {
  if (networks.length === 0) return <Vacancy title={texts.noNetworks} text={texts.noNetworksText} />;
  return (
    <Entries>
      {networks.map(({ network, state, block, head, lagSeconds, error }) => (
        <Entry
          key={network}
          about={<NetworkLabel slug={network} />}
          actions={<Tag tone={TONES[state]}>{texts.states[state]}</Tag>}
        >
          {block < 0 ? texts.noBlock : texts.block(countText(block), countText(Math.max(block, head)))}
          {lagSeconds !== null && <div>{texts.lag(spanText(lagSeconds * 1_000))}</div>}
          {error !== null && <div dir="ltr">{error}</div>}
        </Entry>
      ))}
    </Entries>
  );
}
