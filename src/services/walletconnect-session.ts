import { EthereumProvider } from '@walletconnect/ethereum-provider';
import { marketName } from '../language/market-name.ts';
import { appLink } from './walletconnect-app-link.ts';
import { openWalletConnectStorage } from './walletconnect-storage.ts';

/** The methods beyond reading that a wallet is asked for; it may grant some of them. */
const METHODS = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'];
const EVENTS = ['accountsChanged', 'chainChanged'];
/** Part of the keys that it stores, and of the global under which it keeps itself. */
const PREFIX = 'vitrine';
/** Where WalletConnect's code looks up the app that it opens with each request. */
const APP_LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE';
/** A type that no message has. */
const UNREADABLE = -1;
/** The wallet is told within this time that the session ends, or finds out by itself. */
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

/** The addresses that a wallet granted (`eip155:1:0x…`) on a chain, or all of them if it has none there. */
export function accountsOn(chainId: number, granted: readonly string[]): string[] {
  const own = granted.map((account) => account.split(':'));
  const here = own.filter(([, one]) => Number(one) === chainId);
  return [...new Set((here.length > 0 ? here : own).map(([, , address = '']) => address.toLowerCase()))];
}

export type Session = Awaited<ReturnType<typeof openSession>>;

/** WalletConnect's code, running, with the session of an earlier visit if there is one. */
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
      name: marketName(),
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
  // Otherwise the next one that is opened would get it, with the storage that is closed by then.
  for (const key of ['', '_count']) Reflect.deleteProperty(globalThis, `_walletConnectCore_${PREFIX}${key}`);
  const provider = await starting;
  const { core } = provider.signer.client;
  // Anybody can send anything to a topic; what is not a message at all would otherwise be an uncaught error.
  const { getPayloadType } = core.crypto;
  core.crypto.getPayloadType = (message) => {
    try {
      return getPayloadType(message);
    } catch {
      return UNREADABLE;
    }
  };
  // If nobody attests, each request would wait five seconds for an answer.
  if (!o.attests) core.verify.register = async () => '';

  return {
    provider,
    accounts: () => accountsOn(provider.chainId, provider.session?.namespaces['eip155']?.accounts ?? []),
    /** From now on requests open the wallet's app, which is on this device, if it says how. */
    async opensHere(): Promise<void> {
      const { name, redirect } = provider.session?.peer.metadata ?? { name: '' };
      const href = appLink(redirect);
      if (href !== null) await storage.setItem(APP_LINK_KEY, { href, name });
    },
    /** Whether the wallet granted this method. */
    allows: (method: string) => provider.session?.namespaces['eip155']?.methods.includes(method) === true,
    /** Whether the wallet has an account on this chain. */
    isOn: (chainId: number) =>
      provider.session?.namespaces['eip155']?.accounts.some((one) => Number(one.split(':')[1]) === chainId) === true,
    /** Tells the wallet, if it can be reached, and stops everything that runs by itself. */
    async end(): Promise<void> {
      const told = provider.disconnect().catch(() => undefined);
      let timer: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([told, new Promise((resolve) => (timer = setTimeout(resolve, FAREWELL_MS)))]);
      clearTimeout(timer);
      // Otherwise it would reconnect when the network comes back.
      Object.assign(core.relayer, { transportOpen: async () => undefined });
      core.heartbeat.stop();
      await core.relayer.transportClose().catch(() => undefined);
    },
  };
}
