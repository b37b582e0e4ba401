import { StartError } from '../../config.ts';

/** Why an embedded network did not start. Every message is one sentence a person can act on. */
export class EmbeddedNetworkError extends StartError {
  override name = 'EmbeddedNetworkError';
}

export class AnvilMissingError extends EmbeddedNetworkError {
  override name = 'AnvilMissingError';
  constructor(platform: string, options?: ErrorOptions) {
    super(
      `The embedded networks need the program anvil, which @foundry-rs/anvil did not install for ${platform}: run "npm ci" without --omit=optional, or name a binary in VITRINE_ANVIL.`,
      options,
    );
  }
}

export class PortTakenError extends EmbeddedNetworkError {
  override name = 'PortTakenError';
  constructor(network: string, port: number) {
    super(`Port ${port}, wanted for ${network}, is in use by another program.`);
  }
}

export class BrokenStateError extends EmbeddedNetworkError {
  override name = 'BrokenStateError';
  constructor(network: string, file: string, options?: ErrorOptions) {
    super(
      `The saved state of ${network} in ${file} cannot be read: start once with a fresh state, or put back a copy of that file.`,
      options,
    );
  }
}

export class StateInUseError extends EmbeddedNetworkError {
  override name = 'StateInUseError';
  constructor(folder: string, pid: number) {
    super(
      `The embedded networks in ${folder} are already running (process ${pid}): stop them first, or use another state folder.`,
    );
  }
}

export class ChainTimeoutError extends EmbeddedNetworkError {
  override name = 'ChainTimeoutError';
  constructor(network: string, seconds: number) {
    super(`${network} did not answer within ${seconds} seconds of its start.`);
  }
}

export class ChainStoppedError extends EmbeddedNetworkError {
  override name = 'ChainStoppedError';
  constructor(network: string, detail: string) {
    super(`${network} stopped unexpectedly: ${detail || 'no reason was given'}.`);
  }
}

/** A JSON-RPC error answer, or a transaction of ours that failed. */
export class RpcError extends Error {
  override name = 'RpcError';
  readonly method: string;
  constructor(method: string, detail: string) {
    super(`${method} failed: ${detail}`);
    this.method = method;
  }
}
