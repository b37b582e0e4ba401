import { collectionUuid } from '../../src/contract/identity.ts';
import { nameKey } from '../core/name-key.ts';
import type { CollectionRegistration } from '../core/registrations.ts';
import type { Queries } from '../db/database.ts';
import { queueUnreadDocuments } from './contract-documents.ts';
import { decided, isDecided } from './decided.ts';

/** The operator's words; where there are none, what the contract says (`contract-documents.ts`). */
const words = `${['name', 'description', 'image', 'banner']
  .map((word) => `${word} = coalesce(nullif(excluded.${word}, ''), collections.document->>'${word}', '')`)
  .join(', ')},
  name_key = case when excluded.name = '' then collections.name_key else excluded.name_key end`;

/**
 * Adds a collection, or renews what its people say of it; slug, item type and block of a known one stay, and what the
 * operator has decided. `added`: by the operator in the console; one that is configured is so no more.
 */
export async function saveCollection(db: Queries, registration: CollectionRegistration, added = false): Promise<void> {
  const { creator, name, description, image, banner } = registration;
  const uuid = collectionUuid(registration.chainId, registration.address);
  await db.query(
    `insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name, creator_address,
       image, banner, royalty_bps, royalty_recipient, created_at, deployed_block, verified, name_key, registered_verified, hidden,
       featured, registered, added)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
       coalesce(${decided('$1', 'verified')}::boolean, $16), $17, $16, ${isDecided('$1', 'hidden')},
       ${decided('$1', 'featured')}::integer, $18::jsonb, $19)
     on conflict (uuid) do update set ${words}, registered = excluded.registered, added = excluded.added,
       creator_name = excluded.creator_name, creator_address = excluded.creator_address,
       royalty_bps = excluded.royalty_bps, royalty_recipient = excluded.royalty_recipient,
       verified = excluded.verified, registered_verified = excluded.registered_verified,
       hidden = ${isDecided('collections.uuid', 'hidden')}`,
    [
      uuid,
      registration.chainId,
      registration.address.toLowerCase(),
      registration.slug,
      registration.name,
      registration.description,
      registration.itemType,
      creator.name,
      creator.address.toLowerCase(),
      registration.image,
      registration.banner,
      registration.royaltyBps,
      registration.royaltyRecipient.toLowerCase(),
      registration.createdAt,
      registration.deployedBlock,
      registration.verified,
      nameKey(registration.name),
      JSON.stringify({ name, description, image, banner }),
      added,
    ],
  );
  await queueUnreadDocuments(db, uuid);
}
