/*
 * As much of @walletconnect/sign-client as the demo phone wallet uses: its own types bring Node's along, which no
 * page has (`paths` in tsconfig.json).
 */

type Reason = { code: number; message: string };
type Namespace = { chains: string[]; accounts: string[]; methods: string[]; events: string[] };
type Answer = { id: number; jsonrpc: '2.0' } & ({ result: unknown } | { error: Reason });

export declare class SignClient {
  static init(o: {
    relayUrl: string;
    projectId: string;
    storage: object;
    telemetryEnabled: boolean;
    logger: string;
    metadata: { name: string; description: string; url: string; icons: string[] };
  }): Promise<SignClient>;
  readonly session: { getAll(): { topic: string; acknowledged: boolean; peer: { metadata: { name: string } } }[] };
  readonly core: { verify: object; pairing: { pair(o: { uri: string }): Promise<unknown> } };
  on(event: 'session_proposal', listener: (asked: { id: number }) => void): unknown;
  on(
    event: 'session_request',
    listener: (asked: {
      id: number;
      topic: string;
      params: { chainId: string; request: { method: string; params: unknown } };
    }) => void,
  ): unknown;
  on(event: 'session_request_expire', listener: (asked: { id: number }) => void): unknown;
  on(event: 'session_delete' | 'session_expire', listener: () => void): unknown;
  approve(o: { id: number; namespaces: Record<string, Namespace> }): Promise<{ topic: string }>;
  reject(o: { id: number; reason: Reason }): Promise<void>;
  respond(o: { topic: string; response: Answer }): Promise<void>;
  disconnect(o: { topic: string; reason: Reason }): Promise<void>;
}
