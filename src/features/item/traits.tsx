import type { Nft } from '../../contract/nft.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { collectionPath } from '../../domain/paths.ts';
import { Anchor } from '../../ui/host.tsx';
import { Block } from '../../ui/blocks.tsx';
import { Meter } from '../../ui/meter.tsx';
import styles from './item.module.css';
import * as texts from './texts.ts';

/** The largest share of the items that still counts as rare. */
const RARE = 0.02;
const counted = (value: number) => groupThousands(String(value));

export function Traits({ nft }: { nft: Nft }) {
  if (nft.attributes.length === 0) return null;
  const size = Math.max(1, nft.collectionSize);
  return (
    <Block
      title={texts.traits}
      aside={nft.rank === null ? undefined : texts.rank(counted(nft.rank), counted(nft.collectionSize))}
    >
      <p className={styles.shares}>{texts.traitShares(counted(nft.collectionSize))}</p>
      <dl className={styles.traits}>
        {nft.attributes.map((attribute, index) => {
          const share = attribute.count / size;
          const rare = share <= RARE;
          const address = `${collectionPath(nft.collection.slug)}?${new URLSearchParams({ trait: `${attribute.traitType}:${attribute.value}` })}`;
          return (
            // By index: hostile metadata may name the same trait twice.
            <div key={index} className={styles.trait} data-rare={rare}>
              <dt title={attribute.traitType}>{attribute.traitType}</dt>
              <dd>
                <Anchor href={address} title={attribute.value}>
                  {attribute.value}
                </Anchor>
                <span>{(share * 100).toFixed(1)}%</span>
              </dd>
              <Meter thin strong={rare} label="" value={attribute.count} max={size} />
            </div>
          );
        })}
      </dl>
    </Block>
  );
}
