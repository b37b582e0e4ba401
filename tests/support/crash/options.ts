import type { Scenario } from './scenarios.ts';

/**
 * What becomes of a request whose page dies while the wallet is open. `prompt`: it was approved already.
 * `outlives`: the wallet's window stays, and is approved before the app is looked at. `hasty`: it stays, and is found
 * and approved only after the app was told to ask again. `vanishes`: it goes with the page. `doubtful`: it was sent,
 * but the page is told of an error. `silent`: a session key signs, and nobody is asked. Of a batch `vanishes` and
 * `doubtful` remember nothing once the window is gone, as wallets may.
 */
export type WalletMode = 'prompt' | 'outlives' | 'hasty' | 'vanishes' | 'doubtful' | 'silent';

export const walletOptions = [
  'browser extension',
  'smart wallet',
  'WalletConnect',
  'own wallet',
  'single sign-on',
] as const;
export type WalletOption = (typeof walletOptions)[number];

type OptionProfile = {
  connectorId: string;
  /**
   * Who sends: the wallet, with the nonce that it was asked for; the page, what the wallet's window has signed;
   * a relay, by itself, so that the account's nonce never moves.
   */
  sentBy: 'wallet' | 'page' | 'relay';
  /** Whether it says that it takes batches (EIP-5792). `some`: there are such wallets and others. */
  batches: 'some' | 'always' | 'never';
  modes: readonly WalletMode[];
  /** The error by which the page learns that it knows nothing (`doubtful`), where the wallet has one. */
  doubt: number;
};

const OUTSIDE = ['prompt', 'outlives', 'hasty', 'vanishes', 'doubtful'] as const;
/** What is approved in a window whose page is gone reaches nobody, and the window sends nothing: `outlives` and `hasty` are `vanishes`. */
const POPUP = ['prompt', 'vanishes', 'doubtful'] as const;

export const optionProfiles: Record<WalletOption, OptionProfile> = {
  'browser extension': {
    connectorId: 'test.extension',
    sentBy: 'wallet',
    batches: 'some',
    modes: OUTSIDE,
    doubt: -32603,
  },
  'smart wallet': { connectorId: 'smart-wallet', sentBy: 'relay', batches: 'always', modes: OUTSIDE, doubt: -32603 },
  WalletConnect: { connectorId: 'walletconnect', sentBy: 'wallet', batches: 'never', modes: OUTSIDE, doubt: 4900 },
  'own wallet': { connectorId: 'own-wallet', sentBy: 'page', batches: 'never', modes: POPUP, doubt: -32603 },
  'single sign-on': {
    connectorId: 'sso',
    sentBy: 'page',
    batches: 'always',
    modes: [...POPUP, 'silent'],
    doubt: -32603,
  },
};

/** The modes in which an option meets a scenario; none where it cannot. */
export function modesFor(option: WalletOption, scenario: Scenario): readonly WalletMode[] {
  const { batches, modes } = optionProfiles[option];
  // No wallet is asked: they are all alike.
  if (scenario.isOffChain === true) return option === 'browser extension' ? ['prompt'] : [];
  // It asks one by one.
  if (scenario.batches === true && batches === 'never') return [];
  // It never asks one by one: this is the scenario with batches.
  if (scenario.needsApproval === true && scenario.batches !== true && batches === 'always') return [];
  // A session covers no approvals and no batches.
  const isSilent = scenario.batches !== true;
  return modes.filter((mode) => mode !== 'silent' || isSilent);
}

export const offersBatches = (option: WalletOption, scenario: Scenario): boolean => {
  const { batches } = optionProfiles[option];
  return batches === 'always' || (batches === 'some' && scenario.batches === true);
};
