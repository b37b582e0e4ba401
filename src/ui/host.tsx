import { createContext, use, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** Leave no entry in the history. */
  replace?: boolean | undefined;
  /** Stay where the page is scrolled to. */
  keepScroll?: boolean | undefined;
  /** Let the browser animate what both pages name alike. */
  transition?: boolean | undefined;
};

export type AccountNameProps = { address: string; children: ReactNode };

/** The entry at which a list was left: the address of its link, and how far below the window's edge it stood, in CSS pixels. */
export type ListPlace = { href: string; top: number };
export type ListPlaces = { placeBefore(): ListPlace | null; keepPlace(place: ListPlace | null): void };

/** What these primitives need from the program around them: they know no router, server or money. */
export type UiHost = {
  Link: ComponentType<AnchorProps>;
  AccountName: ComponentType<AccountNameProps>;
  /** Address of a picture at a width; '' for an empty source. */
  imageUrl(source: string, width: number): string;
  networkName(slug: string): string;
  /** A token amount (five decimals at most, unless told), for reading. */
  showAmount(text: string, places?: number): string;
  /** What an amount of dollars is, in the currency of the person's choice. */
  showEstimate(usd: string): string;
  /** The page that shows what is on this device. */
  keptPath: string;
  /** Keeps where a list was left, for when its page is reloaded. */
  listPlaces(): Promise<ListPlaces>;
};

const PlainLink = ({
  replace: _replace,
  keepScroll: _keepScroll,
  transition: _transition,
  children,
  ...rest
}: AnchorProps) => <a {...rest}>{children}</a>;

const HostContext = createContext<UiHost>({
  Link: PlainLink,
  imageUrl: (source) => source,
  networkName: (slug) => slug,
  showAmount: (text) => text,
  AccountName: ({ children }) => children,
  showEstimate: (usd) => `$${usd}`,
  keptPath: '/',
  listPlaces: () => Promise.resolve({ placeBefore: () => null, keepPlace: () => undefined }),
});

export const UiHostProvider = HostContext.Provider;
export const useUiHost = () => use(HostContext);

/** A link of this app: the host decides how to follow it. */
export function Anchor(props: AnchorProps) {
  const { Link } = useUiHost();
  return <Link {...props} />;
}

const IndexContext = createContext<readonly { network: string; since: number }[]>([]);
/** Networks of which less is known than of now: up to `since`, in ms. */
export const IndexProvider = IndexContext.Provider;
export const useIndex = () => use(IndexContext);

const OnlineContext = createContext(true);
/** Whether the device has a network; the server and the first paint say yes. */
export const OnlineProvider = OnlineContext.Provider;
export const useOnline = () => use(OnlineContext);
