import { concat, encodeFunctionData } from 'viem/utils';
import * as v from 'valibot';
import type { Token } from '../../../contract/token.ts';
import { hash32Schema } from '../../../contract/primitives.ts';
import { VitrineError } from '../../errors.ts';
import { ITEM } from '../../item-types.ts';
import { mintAbi, readSale, readWalletLimit } from '../../mint-sale.ts';
import { formatUnits } from '../../money.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../order.ts';
import { currenciesOf } from '../../pins.ts';
import { intentTag } from '../../seaport-calls.ts';
import type { TransactionPorts } from '../ports.ts';
import type { TransactionRecord } from '../record.ts';
import { checkFunds } from '../steps/funds.ts';
import { enterNetwork } from '../steps/network.ts';
import { send } from '../steps/send.ts';
import type { TransactionKind } from '../kind.ts';
import { mintFieldsSchema } from '../views/mint-make.ts';
import * as texts from '../refusal-texts.ts';

export type MintRequest = {
  chainId: number;
  network: string;
  collectionAddress: `0x${string}`;
  /** Hash of the contract's code when the page read the sale; a mint is of that contract or none. */
  codeHash: `0x${string}`;
  name: string;
  image: string;
  currency: Token;
  /** As the contract said, in base units. */
  price: bigint;
  amount: bigint;
};

/** Records of builds before hold no code. */
const argsSchema = v.object({ codeHash: v.optional(hash32Schema) });

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
    args: { codeHash: request.codeHash } satisfies v.InferOutput<typeof argsSchema>,
    // Mints are not unique on chain: a second one would succeed. One at a time a collection.
    resources: [`${request.chainId}:${request.collectionAddress}:mint`],
  };
}

async function run(record: TransactionRecord, ports: TransactionPorts): Promise<void> {
  const fields = v.parse(mintFieldsSchema, record);
  const { codeHash } = v.parse(argsSchema, record.executor.args);
  const { chainId } = record;
  const amount = BigInt(fields.amount);
  const token = { address: ZERO_ADDRESS, symbol: fields.currencySymbol, decimals: fields.decimals } as const;

  const pin = await enterNetwork(chainId, [token], ports);
  const isMoney = currenciesOf(pin).some(({ address }) => address === fields.collectionAddress);
  if (isMoney || fields.collectionAddress === SEAPORT_ADDRESS) throw new MintRefusedError(texts.noCollection);
  const sale = await readSale({ chainId, to: fields.collectionAddress }, ports.chain);
  if (codeHash !== undefined && sale.codeHash !== codeHash) {
    throw new MintRefusedError(texts.otherContract, { retryable: false });
  }
  if (!sale.isActive) throw new MintRefusedError(texts.saleNotOpen);
  const left = sale.maxSupply - sale.minted;
  if (left < amount) {
    throw new MintRefusedError(left === 0n ? texts.allMinted : texts.onlyLeft(left));
  }
  if (amount > sale.maxPurchase) {
    throw new MintRefusedError(texts.mostAtOnce(sale.maxPurchase));
  }
  const limit = await readWalletLimit({ chainId, to: fields.collectionAddress }, ports.chain, record.userKey);
  if (typeof limit === 'object' && amount > limit.left) {
    throw new MintRefusedError(
      limit.left === 0n ? texts.walletHasAll(limit.most) : texts.walletHasMost(limit.most, limit.left),
    );
  }
  if (sale.price.toString() !== fields.price) {
    const shown = `${formatUnits(sale.price, token.decimals)} ${token.symbol}`;
    throw new MintRefusedError(texts.costsNow(fields.tokenName, shown, `${left}`), {
      retryable: false,
    });
  }
  const value = sale.price * amount;
  if (value.toString() !== fields.value) throw new MintRefusedError(texts.otherSum, { retryable: false });
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
