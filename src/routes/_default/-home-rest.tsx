import { Below, type CardCorner } from '../../features/home/below.tsx';
import { CardHeart } from '../-card-heart.tsx';

const corner: CardCorner = (item) => <CardHeart nft={item} />;

/** What the home page loads as one comes near its end. */
export const HomeRest = () => <Below corner={corner} />;
