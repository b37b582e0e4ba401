import type { Drop } from '../../contract/drop.ts';
import { DropCard } from '../../features/drops/drop-card.tsx';
import { Below, type CardCorner } from '../../features/home/below.tsx';
import { CardHeart } from '../-card-heart.tsx';

const corner: CardCorner = (item) => <CardHeart nft={item} />;

const dropCard = (drop: Drop) => <DropCard drop={drop} />;

/** What the home page loads as one comes near its end. */
export const HomeRest = () => <Below corner={corner} dropCard={dropCard} />;
