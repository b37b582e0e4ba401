import { viewed } from '../../services/viewed.ts';
import { ItemCard, ItemGrid } from '../../ui/item-card.tsx';
import { Section } from '../../ui/layout.tsx';
import * as texts from './texts.ts';

const SHOWN = 6;

/** What was looked at last on this device, with or without a network. */
export function RecentlyViewed() {
  const entries = viewed.all().slice(0, SHOWN);
  if (entries.length === 0) return null;
  return (
    <Section title={texts.recentlyViewed}>
      <ItemGrid density="six">
        {entries.map((entry) => (
          <ItemCard
            key={entry.href}
            href={entry.href}
            name={entry.name}
            image={entry.image}
            price={null}
            noPrice={entry.of}
            sizes="(min-width: 1200px) 210px, (min-width: 768px) 22vw, 46vw"
          />
        ))}
      </ItemGrid>
    </Section>
  );
}
