import type { Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { concat, getContractAddress, hashMessage, hashTypedData, serializeErc6492Signature } from 'viem/utils';
import * as v from 'valibot';
import { DEMO_SMART_ACCOUNT_ADDRESS, type AppConfig } from '../../contract/config.ts';
import { hexSchema, quantitySchema } from '../../contract/primitives.ts';
import { rpc } from '../../device/rpc.ts';
import { encodeBatch } from './batch-call.ts';
import type { WalletCall } from './batches.ts';
import { signedBy, walletClient } from './signed.ts';
import type { AskedTypedData } from './typed-data.ts';

type Network = AppConfig['networks'][number];

/** Puts the code that it is sent where salt and code say, on every chain that has it (anvil does). */
const DEPLOYER = '0x4e59b44847b379578588920ca78fbf26c0b4956c';
const SALT: Hex = `0x${'0'.repeat(64)}`;
/** The embedded chains charge nothing for it. */
const GAS = 12_000_000n;
const FREE = { type: 'eip1559', gas: GAS, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n } as const;

/** A clone of the account's code with its owner behind it, as OpenZeppelin's `Clones` makes them. */
const creationCode = (owner: Hex): Hex =>
  concat([
    '0x61',
    '0x0041',
    '0x3d81600a3d39f3363d3d373d3d3d363d73',
    DEMO_SMART_ACCOUNT_ADDRESS,
    '0x5af43d82803e903d91602b57fd5bf3',
    owner,
  ]);

/**
 * The account of an owner: a contract, the same address on every network, that is put on a chain with its first
 * transaction there. Before that it signs by ERC-6492, afterwards by ERC-1271.
 */
export function smartAccountOf(owner: PrivateKeyAccount) {
  const bytecode = creationCode(owner.address);
  const address = getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt: SALT, bytecode }).toLowerCase() as Hex;
  const creation = concat([SALT, bytecode]);

  const read = <T extends typeof hexSchema | typeof quantitySchema>(
    network: Network,
    method: string,
    who: Hex,
    schema: T,
    at: string,
  ) => rpc(network.rpcUrls, method, [who, at]).then((answer) => v.parse(schema, answer));
  const isThere = async (network: Network) =>
    (await read(network, 'eth_getCode', address, hexSchema, 'latest')) !== '0x';
  const nextNonce = async (network: Network) =>
    Number(await read(network, 'eth_getTransactionCount', owner.address, quantitySchema, 'pending'));

  /** The owner signs a hash for this account on this chain alone. */
  async function sign(hash: Hex, network: Network): Promise<Hex> {
    const signature = await owner.signTypedData({
      domain: {
        name: 'Vitrine demo smart account',
        version: '1',
        chainId: network.chainId,
        verifyingContract: address,
      },
      types: { SmartAccountMessage: [{ name: 'hash', type: 'bytes32' }] },
      primaryType: 'SmartAccountMessage',
      message: { hash },
    });
    if (await isThere(network)) return signature;
    return serializeErc6492Signature({ address: DEPLOYER, data: creation, signature });
  }

  /** Several calls as one transaction; before it, where the account is not there yet, the one that puts it there. */
  async function signCalls(calls: readonly WalletCall[], network: Network) {
    const wallet = walletClient(owner, network);
    const [nonce, isDeployed] = await Promise.all([nextNonce(network), isThere(network)]);
    const chain = { chainId: network.chainId, ...FREE };
    const first = isDeployed ? null : await signedBy(wallet, { ...chain, to: DEPLOYER, data: creation, nonce });
    const main = await signedBy(wallet, {
      ...chain,
      to: address,
      data: encodeBatch(calls),
      nonce: first === null ? nonce : nonce + 1,
    });
    return {
      hash: main.hash,
      async broadcast() {
        // Sent again after its answer was lost, it is refused: the chain has it.
        await first?.broadcast().catch(async (error: unknown) => {
          if ((await nextNonce(network)) <= nonce) throw error;
        });
        await main.broadcast();
      },
    };
  }

  return {
    address,
    signCalls,
    signMessage: (raw: Hex, network: Network) => sign(hashMessage({ raw }), network),
    /** By ERC-6492 where the account is not on this chain yet: only who reads that can check it. */
    signTypedData: (typed: AskedTypedData, network: Network) =>
      sign(hashTypedData(typed as Parameters<typeof hashTypedData>[0]), network),
  };
}

export type SmartAccount = ReturnType<typeof smartAccountOf>;
