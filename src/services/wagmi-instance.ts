import { watchConnection } from 'wagmi/actions';
import { VitrineError } from '../domain/errors.ts';
import { readWalletError } from '../domain/wallet-errors.ts';
import { createWagmi } from './wagmi-config.ts';
import { walletState } from './wallet-state.ts';

let config: ReturnType<typeof createWagmi> | null = null;

/** Created on first use; from then on what the wallet says goes to `walletState`. */
export function wagmi() {
  if (config !== null) return config;
  config = createWagmi();
  watchConnection(config, {
    onChange: (connection) => {
      walletState.status =
        connection.status === 'connected'
          ? 'connected'
          : connection.status === 'disconnected'
            ? 'disconnected'
            : 'connecting';
      walletState.address = (connection.address?.toLowerCase() as `0x${string}` | undefined) ?? null;
      walletState.chainId = connection.chainId ?? null;
      walletState.connectorId = connection.connector?.id ?? null;
      walletState.connectorName = connection.connector?.name ?? null;
    },
  });
  return config;
}

/** What a wallet threw, with the text a person may read. */
export class WalletError extends VitrineError {
  override name = 'WalletError';
  readonly code: number | null;
  constructor(code: number | null, message: string, cause: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The form in which whatever a wallet threw reaches the app. */
export function walletError(thrown: unknown): WalletError {
  const { code, message } = readWalletError(thrown);
  return new WalletError(code, message, thrown);
}
