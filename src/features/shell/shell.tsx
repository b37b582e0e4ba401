import { useRouterState } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { HAS_SERVER } from '../../contract/has-server.ts';
import { docsPath, homePath, publicApiPath, subscribePath } from '../../domain/paths.ts';
import { runtime } from '../../services/runtime.ts';
import { IconButton } from '../../ui/button.tsx';
import { Anchor, useOnline } from '../../ui/host.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { CurrencySelect } from './currency-select.tsx';
import footStyles from './foot.module.css';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { NoServer } from './no-server.tsx';
import { PLACES, TABS } from './places.ts';
import { SearchBox } from './search-box.tsx';
import styles from './shell.module.css';
import * as texts from './texts.ts';
import { lazyView } from '../../ui/lazy-view.tsx';

export type ShellProps = {
  /** `default`: full-bleed content that brings its own gutters. `container`: inside the page's width. */
  layout: 'default' | 'container';
  /** Controls of the header's end, left to right. */
  network?: ReactNode;
  account?: ReactNode;
  /** Of the bar below on phones, after the places. */
  tabs?: ReactNode;
  children: ReactNode;
};

const LEGAL = [
  [texts.termsOfUse, 'terms-of-use'],
  [texts.privacy, 'privacy-policy'],
  [texts.cookies, 'cookie-policy'],
  [texts.eula, 'eula'],
  [texts.nftDisclaimer, 'disclaimer-nfts'],
  [texts.serviceProvider, 'service-provider'],
] as const;

const MAIN_ID = 'main';

const SearchDialog = lazyView(() => import('./search-dialog.tsx'), 'SearchDialog');

function Place(props: { href: string; path: string; children: ReactNode }) {
  const exactly = props.path === props.href;
  const here = exactly || (props.href !== homePath() && props.path.startsWith(`${props.href}/`));
  return (
    <Anchor href={props.href} data-here={here || undefined} aria-current={exactly ? 'page' : here ? 'true' : undefined}>
      {props.children}
    </Anchor>
  );
}

/** The frame of every page: header, footer, and on phones the bar below. */
export function Shell({ layout, network, account, tabs, children }: ShellProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const online = useOnline();
  const [searching, setSearching] = useState(false);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {texts.skipToContent}
      </a>
      <header className={styles.top}>
        <div className={styles.bar}>
          <Logo />
          <nav className={styles.nav} aria-label={texts.mainPlaces}>
            {PLACES.map(([label, href]) => (
              <Place key={href} href={href} path={path}>
                {label}
              </Place>
            ))}
          </nav>
          <div className={styles.search}>
            <SearchBox onSheet={setSearching} />
            <IconButton label={texts.search} icon="search" onClick={() => setSearching(true)} />
          </div>
          <div className={styles.end}>
            {network}
            {account}
          </div>
        </div>
      </header>
      {!online && (
        <div className={styles.offline} role="status">
          <div>
            <Icon name="offline" />
            <span>{texts.offline}</span>
          </div>
        </div>
      )}
      <main id={MAIN_ID} tabIndex={-1} className={styles.main} data-layout={layout}>
        {layout === 'container' ? <div className={styles.container}>{children}</div> : children}
      </main>
      {!HAS_SERVER && <NoServer />}
      <footer className={footStyles.foot}>
        <div>
          <nav aria-label={texts.legal}>
            <Anchor href={docsPath()}>{texts.docs}</Anchor>
            {LEGAL.map(([label, slug]) => (
              <Anchor key={slug} href={`${docsPath()}/${slug}`}>
                {label}
              </Anchor>
            ))}
            {HAS_SERVER && (
              <Anchor href={publicApiPath()} target="_self">
                {texts.publicApi}
              </Anchor>
            )}
            {runtime().config.mail && <Anchor href={subscribePath()}>{texts.news}</Anchor>}
          </nav>
          <div>
            {HAS_SERVER && <LanguageLinks />}
            {HAS_SERVER && <CurrencySelect />}
            <ColorModeSwitch />
          </div>
        </div>
      </footer>
      <nav className={styles.tabs} aria-label={texts.mainPlacesShort}>
        {TABS.map(([label, href, icon]) => (
          <Place key={href} href={href} path={path}>
            <Icon name={icon} size={23} />
            {label}
          </Place>
        ))}
        {tabs}
      </nav>
      {searching && <SearchDialog onClose={() => setSearching(false)} />}
    </div>
  );
}
