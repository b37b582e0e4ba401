import type { ReactNode } from 'react';
import type { Collection } from '../../contract/collection.ts';
import { groupThousands } from '../../domain/decimals.ts';
import { profilePath, shortenAddress } from '../../domain/paths.ts';
import { rateText } from '../../domain/signed-fees.ts';
import { LANGUAGE, LANGUAGE_PARAMETER } from '../../language/language.ts';
import { addressCopied } from '../../services/copied.ts';
import { Block, Row, Rows } from '../../ui/blocks.tsx';
import { TextLink } from '../../ui/layout.tsx';
import { NetworkLabel } from '../../ui/network-label.tsx';
import { ShortAddress } from '../../ui/short-address.tsx';
import { dateText } from '../../ui/time-text.ts';
import styles from './tabs.module.css';
import * as texts from './texts.ts';

/** What a collection is, whose, and where it stands. */
export function About({ collection, report }: { collection: Collection; report: ReactNode }) {
  const { creator, address } = collection;
  return (
    <div className={styles.sides}>
      <Block title={texts.aboutTitle}>
        <p className={styles.prose}>{collection.description || texts.noDescription}</p>
      </Block>
      <Block title={texts.details}>
        <Rows>
          <Row label={texts.artist}>
            <TextLink href={profilePath(creator.address, 'Created')}>{creator.name}</TextLink>
          </Row>
          <Row label={texts.contract}>
            <ShortAddress address={address} onDone={addressCopied}>
              {shortenAddress(address)}
            </ShortAddress>
          </Row>
          <Row label={texts.network}>
            <NetworkLabel slug={collection.network} />
          </Row>
          <Row label={texts.standard}>{collection.itemType === 2 ? 'ERC-721' : 'ERC-1155'}</Row>
          <Row label={texts.itemsLabel}>{groupThousands(String(collection.itemsCount))}</Row>
          <Row label={texts.since}>{dateText(collection.createdAt * 1000)}</Row>
          <Row label={texts.royalty}>{rateText(collection.royaltyBps)}</Row>
          <Row label={texts.feed}>
            <a
              className={styles.feed}
              href={`/feeds/collections/${collection.slug}.xml?${LANGUAGE_PARAMETER}=${LANGUAGE}`}
            >
              {texts.atom}
            </a>
          </Row>
        </Rows>
        {report}
      </Block>
    </div>
  );
}
