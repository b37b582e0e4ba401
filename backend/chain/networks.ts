/** A network that lives inside this server. */
export type EmbeddedNetwork = {
  chainId: number;
  slug: string;
  name: string;
  /** `http://127.0.0.1:<port>`, reachable from this machine only. */
  rpcUrl: string;
};

export type EmbeddedNetworks = {
  networks: EmbeddedNetwork[];
  /** True until `seal` has been called once for this state folder: deploy, make the world, index from block 0. */
  firstStart: boolean;
  /** Writes both chains' states and marks them complete. A start that finds no mark begins again from nothing. */
  seal(): Promise<void>;
  stop(): Promise<void>;
};

export type StartEmbeddedNetworks = (o: {
  stateDir: string;
  /** Throw away what is there. */
  fresh: boolean;
  log(line: string): void;
  /** Fixed ports by chain id; the system chooses where none is given. */
  ports?: Record<number, number>;
}) => Promise<EmbeddedNetworks>;

export const embeddedChains = [
  { chainId: 31337, slug: 'meridian', name: 'Meridian' },
  { chainId: 31338, slug: 'tessera', name: 'Tessera' },
] as const;
