export type SearchGroup = 'saved' | 'viewed' | 'collections' | 'items' | 'people' | 'pages';

/** `image` null is a person, or a page of the app. */
export type SearchOption = {
  id: string;
  group: SearchGroup;
  href: string;
  name: string;
  detail: string;
  /** A price, written out, or nothing. */
  price: string;
  image: string | null;
  /** How alike an artist's name is spelt to what was typed, from 0 to 1. */
  likeness?: number;
  /** Without a network: whether this device has kept its page; undefined where nobody asked. */
  isKept?: boolean;
};
