import type { Hex } from 'viem';
import { marketName } from '../../language/market-name.ts';
import { fetchConfig } from '../../services/config.ts';
import { startRuntime } from '../../services/runtime.ts';
import { askingOrigin } from './asking-origin.ts';
import { withdrawQuestions } from './confirm-window.ts';
import { accountNamed, refuseAnother } from './own-account.ts';
import { openOwnChannel, type Asked } from './own-channel.ts';
import { askForms, say, stop } from './own-forms.ts';
import { openOwnKey } from './own-opening.ts';
import { createOwnWallet } from './own-requests.ts';
import { openSession, type OwnSession } from './own-session.ts';
import * as texts from './own-texts.ts';
import { signOut } from './own-token.ts';
import { unheard } from './texts.ts';
import '../../ui/tokens.css';
import './own-wallet.css';

/* The own wallet's window, on the wallet's own origin: the key is here, and never anywhere else in clear. */

const LOGIN = '/start?from=window';

type Wallet = (asked: Asked) => Promise<unknown>;
type OpenedWallet = ReturnType<typeof createOpening>;

/** The page goes and comes back, and the app still waits for it. */
let isComingBack = false;

const fail = () => stop(() => (isComingBack = true));

async function useAnother(): Promise<void> {
  await signOut();
  isComingBack = true;
  location.replace(LOGIN);
}

/** What is asked of who is signed in; their key is opened, or made, once something asks for it. */
function createOpening(session: OwnSession, site: string) {
  const { email } = session;
  let address = session.stored?.record.address ?? null;
  let opening: Promise<Wallet> | undefined;
  const open = () =>
    (opening ??= new Promise((resolve) => {
      openOwnKey(session, { site, useAnother }).then(({ account }) => {
        address = account.address.toLowerCase() as Hex;
        say(texts.waiting);
        resolve(createOwnWallet(account, { site, email }));
      }, fail);
    }));
  return {
    open,
    async answer(asked: Asked): Promise<unknown> {
      const named = accountNamed(asked);
      if (named !== null && named !== address) return refuseAnother({ site, email, named, useAnother });
      return (await open())(asked);
    },
  };
}

async function start(): Promise<void> {
  startRuntime({ config: await fetchConfig(), fetch: (input, init) => fetch(input, init), isServer: false });
  const brand = texts.brand(marketName());
  document.title = brand;
  const opener = window.opener as Window | null;
  const origin = opener === null ? null : await askingOrigin();
  if (opener === null || origin === null) return askForms({ title: brand, text: texts.openedByNobody, forms: [] });
  say(texts.opening);

  let known: (session: OwnSession) => void = () => {};
  const opened = new Promise<OpenedWallet>((resolve) => {
    known = (session) => resolve(createOpening(session, origin));
  });
  let isAsked = false;
  let isUnheard = false;
  const channel = openOwnChannel({
    here: window,
    opener,
    origin,
    async answer(asked) {
      isAsked = true;
      return (await opened).answer(asked);
    },
    done: () => close(),
    gone() {
      isUnheard = true;
      withdrawQuestions();
      void askForms({ title: brand, text: unheard, forms: [] });
    },
  });
  addEventListener('pagehide', () => {
    if (!isComingBack) channel.leave();
  });
  // Cancelled at the hosted login.
  if (location.search === '?cancelled') return close();

  const session = await openSession();
  if (session === null) {
    isComingBack = true;
    location.replace(LOGIN);
    return;
  }
  if (isUnheard) return;
  known(session);
  // Nobody has asked yet: what a person has is opened meanwhile, and nothing is made.
  if (!isAsked && session.stored !== null) void (await opened).open();
}

start().catch(fail);
