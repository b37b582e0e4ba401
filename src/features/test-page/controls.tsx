import { useState } from 'react';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Chip, RemovableChip } from '../../ui/chip.tsx';
import { Field, SearchField } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Line, Part } from './part.tsx';
import * as icons from '../../ui/page-icons.ts';

export function Buttons() {
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
        <IconButton label="Share" icon={icons.share} />
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

export function Inputs() {
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
