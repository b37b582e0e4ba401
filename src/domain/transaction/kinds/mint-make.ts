import { concat, encodeFunctionData } from 'viem/utils';
import * as v from 'valibot';
import type { Token } from '../../../contract/order.ts';
import { VitrineError } from '../../errors.ts';
import { ITEM } from '../../item-types.ts';
import { mintAbi, readSale } from '../../mint-sale.ts';
import { formatUnits } from '../../money.ts';
import { ZERO_ADDRESS } from '../../order.ts';
import { intentTag } from '../../seaport-calls.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { checkFunds } from '../steps/funds.ts';
import { send } from '../steps/send.ts';
import type { TransactionKind } from '../kind.ts';
import { mintFieldsSchema } from '../views/mint-make.ts';

export type MintRequest = {
  chainId: number;
  network: string;
  collectionAddress: `0x${string}`;
  name: string;
  image: string;
  currency: Token;
  /** As the contract said, in base units. */
  price: bigint;
  amount: bigint;
};

/** The mint contract says no, in words for the person. */
export class MintRefusedError extends VitrineError {
  override name = 'MintRefusedError';
}

function describe(request: MintRequest) {
  return {
    fields: {
      value: (request.price * request.amount).toString(),
      price: request.price.toString(),
      amount: request.amount.toString(),
      collectionAddress: request.collectionAddress,
      currencySymbol: request.currency.symbol,
      tokenName: request.name,
      network: request.network,
      itemType: ITEM.ERC721,
      displayImageURL: request.image,
      decimals: request.currency.decimals,
    } satisfies v.InferOutput<typeof mintFieldsSchema>,
    args: {},
    // Mints are not unique on chain: a second one would succeed. One at a time a collection.
    resources: [`${request.chainId}:${request.collectionAddress}:mint`],
  };
}

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const fields = v.parse(mintFieldsSchema, record);
  const { chainId } = record;
  const amount = BigInt(fields.amount);
  const token = { address: ZERO_ADDRESS, symbol: fields.currencySymbol, decimals: fields.decimals } as const;

  await ports.wallet.switchChain(chainId);
  const sale = await readSale({ chainId, to: fields.collectionAddress }, ports.chain);
  if (!sale.isActive) throw new MintRefusedError('The sale is not open. Nothing was minted.');
  const left = sale.maxSupply - sale.minted;
  if (left < amount) {
    throw new MintRefusedError(left === 0n ? 'Everything has been minted.' : `Only ${left} are left. Choose fewer.`);
  }
  if (amount > sale.maxPurchase) {
    throw new MintRefusedError(`At most ${sale.maxPurchase} can be minted in one transaction.`);
  }
  if (sale.price.toString() !== fields.price) {
    const shown = `${formatUnits(sale.price, token.decimals)} ${token.symbol}`;
    throw new MintRefusedError(`Token ${fields.tokenName} now costs ${shown}, available: ${left}`, {
      retryable: false,
    });
  }
  const value = BigInt(fields.value);
  await checkFunds({ chainId, token, owner: record.userKey, needed: value }, noSpender, ports);

  const call = {
    chainId,
    from: record.userKey,
    to: fields.collectionAddress,
    value,
    // Solidity ignores what follows the arguments; it names the intent, as for Seaport.
    data: concat([encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [amount] }), intentTag(record.id)]),
  };
  await send(record, async () => ({ call }), ports);
}

const noSpender = () => Promise.reject(new MintRefusedError('A mint is paid in native currency'));

export const mintMake: TransactionKind<'mint:make', MintRequest> = {
  type: 'mint:make',
  version: 1,
  describe,
  run,
};
