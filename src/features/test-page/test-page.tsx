import { useQuery } from '@tanstack/react-query';
import { sliderQuery } from '../../services/queries.ts';
import { Button } from '../../ui/button.tsx';
import { CaseStage } from '../../ui/case-stage.tsx';
import { ItemCard, ItemGrid, ItemGridSkeleton } from '../../ui/item-card.tsx';
import { Stat, Stats } from '../../ui/blocks.tsx';
import { Change } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Vacancy } from '../../ui/vacancy.tsx';
import styles from './test-page.module.css';
import { Buttons, Inputs } from './controls.tsx';
import { Indicators } from './indicators.tsx';
import { Environment, Overlays } from './overlays.tsx';
import { Part } from './part.tsx';
import { Workbench } from './workbench.tsx';

const ROLES =
  'canvas pane well well-2 case case-lit line line-2 line-control shelf-top shelf-body edge edge-solid edge-tint ink ink-2 ink-3 pos neg neg-tint warn warn-tint'.split(
    ' ',
  );
const LONG = 'A name so long that no label of any shelf could ever hold it, and that goes on after that';

/** Every part of the interface in every state, for whoever works on it. */
export function TestPage() {
  const slider = useQuery(sliderQuery());
  const art = slider.data?.data.flatMap((card) => card.previews) ?? [];
  const price = { amount: '0.46', amountUsd: '1406.35', token: { symbol: 'ETH' } };
  const items = art.slice(0, 5).map((source, index) => ({ source, name: `Item ${index + 1}` }));
  return (
    <div className={styles.page}>
      <h1>Test page</h1>
      <div className={styles.kit}>
        <Buttons />
        <Inputs />
        <Indicators />
        <Overlays />
        <Environment />
        <Workbench />
        <Part title="Loading">
          <Skeleton width="70%" height={16} />
          <Skeleton height={80} />
        </Part>
        <Part title="Item card" wide>
          <ItemGrid>
            <ItemCard href="/test" name="Isohypse #3003" image={art[0] ?? ''} price={price} />
            <ItemCard href="/test" name={LONG} image={art[5] ?? ''} price={price} flag={<Tag>×4 left</Tag>} />
            <ItemCard href="/test" name="Not for sale" image={art[10] ?? ''} price={null} noPrice="Offer 0.395 WETH" />
            <ItemCard href="/test" name="Without a picture" image="" price={price} />
          </ItemGrid>
          <ItemGridSkeleton count={4} />
        </Part>
        <Part title="The case: its light is the status" wide>
          <div className={styles.cases}>
            {(['dim', 'travelling', 'lit', 'off'] as const).map((light) => (
              <CaseStage key={light} light={light} items={items} />
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
          <Vacancy title="Nothing on this shelf" text="No item matches these filters.">
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
