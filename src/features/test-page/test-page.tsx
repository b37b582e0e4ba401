import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { raiseAlert } from '../../services/alerts.ts';
import { sliderQuery } from '../../services/queries.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { breakpoints } from '../../ui/breakpoints.ts';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { CaseStage } from '../../ui/case-stage.tsx';
import { Check } from '../../ui/check.tsx';
import { Chip, RemovableChip } from '../../ui/chip.tsx';
import { Field, SearchField } from '../../ui/field.tsx';
import { ItemCard, ItemGrid, ItemGridSkeleton } from '../../ui/item-card.tsx';
import { Change, Row, Rows, Stat, Stats } from '../../ui/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Modal, Sheet } from '../../ui/modal.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { Note } from '../../ui/note.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Vacancy } from '../../ui/vacancy.tsx';
import styles from './test-page.module.css';

const ROLES =
  'canvas pane well well-2 case case-lit line line-2 line-control shelf-top shelf-body edge edge-solid edge-tint ink ink-2 ink-3 pos neg neg-tint warn warn-tint'.split(
    ' ',
  );
const LONG = 'A name so long that no label of any shelf could ever hold it, and that goes on after that';

const Part = (props: { title: string; wide?: boolean; children: ReactNode }) => (
  <section className={props.wide ? styles.wide : undefined}>
    <h2>{props.title}</h2>
    {props.children}
  </section>
);
const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>;

function Buttons() {
  return (
    <Part title="Buttons">
      <Line>
        <Button variant="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
      </Line>
      <Line>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button busy>Waiting for your wallet</Button>
        <IconButton label="Share" icon="share" />
      </Line>
      <Line>
        <Button variant="primary" size="lg">
          Large, 52
        </Button>
        <Button size="sm">Small, hit 44</Button>
        <LinkButton href="/docs">A link</LinkButton>
      </Line>
    </Part>
  );
}

function Inputs() {
  const [amount, setAmount] = useState(2n);
  const [period, setPeriod] = useState<'1h' | '24h' | '7d'>('24h');
  const [sort, setSort] = useState<'up' | 'down'>('up');
  const [on, setOn] = useState(true);
  return (
    <Part title="Inputs">
      <SearchField label="Search" placeholder="Search" />
      <Field label="Price" defaultValue="0.395" after="WETH" />
      <Field
        label="Too much"
        defaultValue="1.2"
        after="WETH"
        problem="Your balance: 0.31 WETH, you need 1.2 WETH to purchase"
      />
      <Line>
        <Stepper label="Quantity" value={amount} max={5n} onChange={(next) => next !== null && setAmount(next)} />
        <Segmented
          label="Period"
          value={period}
          onChange={setPeriod}
          segments={[
            { value: '1h', label: '1h' },
            { value: '24h', label: '24h' },
            { value: '7d', label: '7d' },
          ]}
        />
        <Select
          label="Sort"
          value={sort}
          onChange={setSort}
          options={[
            { value: 'up', label: 'Price, low to high', short: 'Price' },
            { value: 'down', label: 'Price, high to low', short: 'Price' },
          ]}
        />
      </Line>
      <Check label="Massif" count="612" share={0.7} checked={on} onChange={setOn} />
      <Line>
        <Chip on={on} onClick={() => setOn(!on)}>
          Buy now
        </Chip>
        <RemovableChip label="Relief: Massif" onRemove={() => setOn(false)} />
      </Line>
    </Part>
  );
}

function Signs() {
  const now = useNow();
  return (
    <Part title="Signs">
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
        <PriceText amount="0.46" unit="ETH" usd="$1,406.35" />
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

function Overlays() {
  const [open, setOpen] = useState<'modal' | 'event' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Part title="Overlays">
      <Line>
        <Button onClick={() => setOpen('modal')}>Modal, 600</Button>
        <Button onClick={() => setOpen('event')}>Event, 400</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      </Line>
      <Line>
        <Button onClick={() => raiseAlert({ status: 'success' })}>Success</Button>
        <Button
          onClick={() =>
            raiseAlert({
              status: 'info',
              title: 'Oops, something went wrong',
              description: 'Please log in to your wallet before continuing',
            })
          }
        >
          Info
        </Button>
        <Button
          onClick={() =>
            raiseAlert({
              status: 'error',
              title: 'RPC Error',
              description: 'Request exceeds defined limit.',
              critical: true,
            })
          }
        >
          Critical
        </Button>
      </Line>
      <Modal open={open === 'modal'} onClose={close} title="A modal">
        <p>Esc, the cross and the backdrop close it; the focus goes back to its button.</p>
      </Modal>
      <Modal open={open === 'event'} onClose={close} title="An event" width={400}>
        <p>Four hundred wide where there is room.</p>
      </Modal>
      <Sheet open={open === 'sheet'} onClose={close} title="A sheet">
        <p>From the right, or from below on a phone.</p>
      </Sheet>
    </Part>
  );
}

function watchDevice(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-device'] });
  return () => observer.disconnect();
}

function Environment() {
  const type = useSyncExternalStore(
    watchDevice,
    () => document.documentElement.dataset['device'],
    () => 'desktop',
  );
  return (
    <Part title="Environment">
      <Rows>
        <Row label="Device type">
          <span data-testid="device-type">{type}</span>
        </Row>
        {Object.entries(breakpoints).map(([name, width]) => (
          <Row key={name} label={`Screen ${name}`}>
            from {width} px
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

/** Every part of the interface in every state, for whoever works on it. */
export function TestPage() {
  const slider = useQuery(sliderQuery());
  const art = slider.data?.data.flatMap((card) => card.previews) ?? [];
  const price = { amount: '0.46', amountUsd: '1406.35', token: { symbol: 'ETH' } };
  const works = art.slice(0, 5).map((source, index) => ({ source, name: `Work ${index + 1}` }));
  return (
    <div className={styles.page}>
      <h1>Test page</h1>
      <div className={styles.kit}>
        <Buttons />
        <Inputs />
        <Signs />
        <Overlays />
        <Environment />
        <Part title="Loading">
          <Skeleton width="70%" height={16} />
          <Skeleton height={80} />
        </Part>
        <Part title="Item card" wide>
          <ItemGrid>
            <ItemCard href="/test" name="Isohypse #3003" image={art[0] ?? ''} price={price} />
            <ItemCard href="/test" name={LONG} image={art[5] ?? ''} price={price} flag={<Tag>×4 left</Tag>} />
            <ItemCard
              href="/test"
              name="Not for sale"
              image={art[10] ?? ''}
              price={null}
              noPrice="Not listed, offer 0.395 WETH"
            />
            <ItemCard href="/test" name="Without a picture" image="" price={price} />
          </ItemGrid>
          <ItemGridSkeleton count={4} />
        </Part>
        <Part title="The case: its light is the status" wide>
          <div className={styles.cases}>
            {(['dim', 'travelling', 'lit', 'off'] as const).map((light) => (
              <CaseStage key={light} light={light} works={works} />
            ))}
          </div>
        </Part>
        <Part title="Numbers" wide>
          <Stats>
            <Stat label="Floor">0.42 ETH</Stat>
            <Stat label="24 h volume" aside={<Change percent={6.2} />}>
              184.2 ETH
            </Stat>
            <Stat label="Listed" aside="13%">
              312
            </Stat>
          </Stats>
        </Part>
        <Part title="Nothing here" wide>
          <Vacancy title="Nothing on this shelf" text="No work matches these filters.">
            <Button>Clear all filters</Button>
          </Vacancy>
        </Part>
        <Part title="Color roles" wide>
          <div className={styles.swatches}>
            {ROLES.map((role) => (
              <div key={role} style={{ background: `var(--${role})` }}>
                <span>{role}</span>
              </div>
            ))}
          </div>
        </Part>
      </div>
    </div>
  );
}
