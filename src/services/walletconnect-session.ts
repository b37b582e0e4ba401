import { EthereumProvider } from '@walletconnect/ethereum-provider';
import { appLink } from './walletconnect-app-link.ts';
import { openWalletConnectStorage } from './walletconnect-storage.ts';

/** What a wallet is asked for beyond reading; it may grant a part. */
const METHODS = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'];
const EVENTS = ['accountsChanged', 'chainChanged'];
/** Part of the keys that it stores, and of a global that it keeps itself under. */
const PREFIX = 'vitrine';
/** Where WalletConnect's code looks for the app that it opens with each request. */
const APP_LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE';
/** No type that messages have. */
const UNREADABLE = -1;
/** The wallet is told of a farewell within this, or finds out by itself. */
const FAREWELL_MS = 3_000;

export type SessionOptions = {
  projectId: string;
  /** `ws:` or `wss:`. */
  relayUrl: string;
  attests: boolean;
  rpcMap: Readonly<Record<number, string>>;
  chainIds: readonly number[];
  appUrl: string;
};

/** The addresses of what a wallet granted (`eip155:1:0x…`) on a chain, or of all where it has none there. */
export function accountsOn(chainId: number, granted: readonly string[]): string[] {
  const own = granted.map((account) => account.split(':'));
  const here = own.filter(([, one]) => Number(one) === chainId);
  return [...new Set((here.length > 0 ? here : own).map(([, , address = '']) => address.toLowerCase()))];
}

export type Session = Awaited<ReturnType<typeof openSession>>;

/** WalletConnect's code, running: with the session of an earlier visit where there is one. */
export async function openSession(o: SessionOptions) {
  const storage = await openWalletConnectStorage();
  const [first = 1, ...others] = o.chainIds;
  const starting = EthereumProvider.init({
    projectId: o.projectId,
    relayUrl: o.relayUrl,
    rpcMap: { ...o.rpcMap },
    optionalChains: [first, ...others],
    optionalMethods: METHODS,
    optionalEvents: EVENTS,
    metadata: {
      name: 'Vitrine',
      description: 'An NFT marketplace',
      url: o.appUrl,
      icons: [`${o.appUrl}/favicon.svg`],
    },
    showQrModal: false,
    telemetryEnabled: false,
    disableProviderPing: true,
    storage,
    customStoragePrefix: PREFIX,
    logger: 'silent',
  });
  // It would be given to the next one that is opened, with the storage that is closed by then.
  for (const key of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_${PREFIX}${key}`);
  const provider = await starting;
  const { core } = provider.signer.client;
  // Anybody can send anything to a topic; what is no message at all would be an error that nobody catches.
  const { getPayloadType } = core.crypto;
  core.crypto.getPayloadType = (message) => {
    try {
      return getPayloadType(message);
    } catch {
      return UNREADABLE;
    }
  };
  // Where nobody attests, each request would wait five seconds for an answer.
  if (!o.attests) core.verify.register = async () => '';

  return {
    provider,
    accounts: () => accountsOn(provider.chainId, provider.session?.namespaces['eip155']?.accounts ?? []),
    /** Requests open the wallet's app, which is on this device, where it says how. */
    async opensHere(): Promise<void> {
      const { name, redirect } = provider.session?.peer.metadata ?? { name: '' };
      const href = appLink(redirect);
      if (href !== null) await storage.setItem(APP_LINK_KEY, { href, name });
    },
    /** Whether the wallet granted it. */
    allows: (method: string) => provider.session?.namespaces['eip155']?.methods.includes(method) === true,
    /** Whether the wallet has an account on it. */
    isOn: (chainId: number) =>
      provider.session?.namespaces['eip155']?.accounts.some((one) => Number(one.split(':')[1]) === chainId) === true,
    /** Tells the wallet, if it can be reached, and stops everything that runs by itself. */
    async end(): Promise<void> {
      const told = provider.disconnect().catch(() => undefined);
      let timer: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([told, new Promise((resolve) => (timer = setTimeout(resolve, FAREWELL_MS)))]);
      clearTimeout(timer);
      // The network coming back would have it connect again.
      Object.assign(core.relayer, { transportOpen: async () => undefined });
      core.heartbeat.stop();
      await core.relayer.transportClose().catch(() => undefined);
    },
  };
}
