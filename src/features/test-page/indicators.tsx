import { Avatar } from '../../ui/avatar.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Change } from '../../ui/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Note } from '../../ui/note.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Line, Part } from './part.tsx';

export function Indicators() {
  const now = useNow();
  return (
    <Part title="Indicators">
      <Line>
        <Stamp updatedAt={now} />
        <Stamp updatedAt={0} busyText="Checking prices" />
        <Stamp updatedAt={now === 0 ? 0 : now - 90_000} />
      </Line>
      <Line>
        <Tag>×4 left</Tag>
        <Tag tone="good">In cart</Tag>
        <Tag tone="warn">Price changed</Tag>
        <Tag tone="bad">Expired</Tag>
      </Line>
      <Line>
        <PriceText amount="0.46" unit="ETH" estimate="$1,406.35" />
        <Change percent={6.2} />
        <Change percent={-3.1} />
        <Sparkline values={[3, 4, 2, 5, 6, 5, 7]} />
      </Line>
      <Line>
        {['0xa1', '0xb2', '0xc3', '0xd4'].map((address) => (
          <Avatar key={address} address={address} />
        ))}
        <NetworkLabel slug="meridian" />
        <NetworkLabel slug="tessera" />
        <NetworkLabel slug="another" />
      </Line>
      <Meter label="Minted" value={312} max={480} />
      <Steps
        steps={[
          { label: 'Prices checked', state: 'done' },
          { label: 'Approve', state: 'now' },
          { label: 'Settle', state: 'next' },
        ]}
      />
      <Note>Nothing was spent. Your cart is unchanged.</Note>
      <Note tone="warn">Token Meander #0318 now costs 0.31 ETH, available: 1</Note>
      <Note tone="bad">Session validation failed: fee limit reached (session_expired)</Note>
      <Note tone="good">Prices checked</Note>
      <Rows>
        <Row label="Vitrine fee, 1%">0.0046 ETH</Row>
        <Row label="You pay" sum>
          0.46 ETH
        </Row>
      </Rows>
    </Part>
  );
}
