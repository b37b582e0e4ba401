/*
 * The part of @walletconnect/ethereum-provider that we use: its own types bring in Node's, which pages do not have
 * (`paths` in tsconfig.json). tests/integration/walletconnect.test.ts runs the real one.
 */

export type SdkStorage = {
  getKeys(): Promise<string[]>;
  getEntries<T>(): Promise<[string, T][]>;
  getItem<T>(key: string): Promise<T | undefined>;
  setItem(key: string, value: unknown): Promise<void>;
  removeItem(key: string): Promise<void>;
};

export declare class EthereumProvider {
  static init(o: {
    projectId: string;
    relayUrl: string;
    rpcMap: Record<number, string>;
    optionalChains: [number, ...number[]];
    optionalMethods: string[];
    optionalEvents: string[];
    metadata: { name: string; description: string; url: string; icons: string[] };
    showQrModal: boolean;
    telemetryEnabled: boolean;
    disableProviderPing: boolean;
    storage: SdkStorage;
    customStoragePrefix: string;
    logger: string;
  }): Promise<EthereumProvider>;
  readonly session:
    | {
        namespaces: Record<string, { accounts: string[]; methods: string[] }>;
        peer: { metadata: { name: string; redirect?: { native?: string; universal?: string } } };
      }
    | undefined;
  readonly chainId: number;
  readonly signer: {
    client: {
      on(event: 'session_expire', listener: () => void): unknown;
      core: {
        crypto: { getPayloadType: (message: string) => number };
        verify: { register: (request: unknown) => Promise<string> };
        relayer: { transportClose(): Promise<void> };
        heartbeat: { stop(): void };
      };
    };
  };
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  request(call: { method: string; params: unknown[] }): Promise<unknown>;
  on(event: string, listener: (value: never) => void): unknown;
}
