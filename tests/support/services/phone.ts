import { SignClient } from '@walletconnect/sign-client';
import { isHex, type Hex, type TypedDataDefinition } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

type Answer = { result: unknown } | { error: { code: number; message: string } };

/** A store of its own for each wallet: they are on different devices. */
function memory() {
  const values = new Map<string, unknown>();
  return {
    getKeys: async () => [...values.keys()],
    getEntries: async <T>() => [...values] as [string, T][],
    getItem: async <T>(key: string) => structuredClone(values.get(key)) as T | undefined,
    async setItem(key: string, value: unknown) {
      values.set(key, structuredClone(value));
    },
    async removeItem(key: string) {
      values.delete(key);
    },
  };
}

/** A wallet on another device: a real WalletConnect wallet library, in Node, with a real key. */
export async function openPhone(o: { relayUrl: string; chainIds: readonly number[] }) {
  const account = privateKeyToAccount(generatePrivateKey());
  const client = await SignClient.init({
    relayUrl: o.relayUrl,
    projectId: 'vitrine-demo',
    storage: memory(),
    customStoragePrefix: crypto.randomUUID(),
    logger: 'silent',
    telemetryEnabled: false,
    metadata: {
      name: 'Phone',
      description: 'A wallet',
      url: 'https://phone.example',
      icons: [],
      redirect: { native: 'phone://', universal: 'https://phone.example/app' },
    },
  });
  // No server elsewhere is asked who the app is.
  Object.assign(client.core.verify, { resolve: async () => undefined });
  const phone = {
    client,
    account,
    address: account.address.toLowerCase() as Hex,
    /** Set to say no, or nothing at all. */
    mood: 'willing' as 'willing' | 'unwilling' | 'dead',
    proposals: 0,
    requests: [] as string[],
    methods: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
    namespaces: (addresses: readonly string[] = [account.address]) => ({
      eip155: {
        accounts: o.chainIds.flatMap((chainId) => addresses.map((one) => `eip155:${chainId}:${one}`)),
        chains: o.chainIds.map((chainId) => `eip155:${chainId}`),
        methods: phone.methods,
        events: ['accountsChanged', 'chainChanged'],
      },
    }),
    get topic() {
      return client.session.getAll()[0]?.topic ?? '';
    },
    take: (uri: string) => client.core.pairing.pair({ uri }),
    stop: () => client.core.relayer.transportClose(),
  };

  async function answer(method: string, params: unknown[]): Promise<Answer> {
    if (phone.mood === 'unwilling') return { error: { code: 5000, message: 'User rejected.' } };
    const [raw] = params;
    if (method === 'personal_sign')
      return { result: await account.signMessage({ message: isHex(raw) ? { raw } : String(raw) }) };
    if (method === 'eth_signTypedData_v4')
      return { result: await account.signTypedData(JSON.parse(String(params[1])) as TypedDataDefinition) };
    return { error: { code: -32_601, message: 'Not here' } };
  }

  client.on('session_proposal', ({ id }) => {
    phone.proposals += 1;
    if (phone.mood === 'dead') return;
    if (phone.mood === 'unwilling') void client.reject({ id, reason: { code: 5000, message: 'User rejected.' } });
    else void client.approve({ id, namespaces: phone.namespaces() });
  });
  client.on('session_request', ({ id, topic, params: { request } }) => {
    phone.requests.push(request.method);
    if (phone.mood === 'dead') return;
    void answer(request.method, request.params as unknown[]).then((said) =>
      client.respond({ topic, response: { id, jsonrpc: '2.0', ...said } }),
    );
  });
  return phone;
}
export type Phone = Awaited<ReturnType<typeof openPhone>>;
