import { keccak256, parseAbi } from 'viem/utils';
import { readContract, type ContractAt, type ReadChain } from './contract-read.ts';

/** The mint contract's interface (the spec's; ERC-2981 for royalties). */
export const mintAbi = parseAbi([
  'function MAX_SUPPLY() view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function price() view returns (uint256)',
  'function maxPurchase() view returns (uint256)',
  'function saleIsActive() view returns (bool)',
  'function PROVENANCE() view returns (string)',
  'function baseURI() view returns (string)',
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 amount)',
  'function maxPerWallet() view returns (uint256)',
  'function mintedBy(address wallet) view returns (uint256)',
  'function mint(uint256 quantity) payable',
]);

export type Sale = {
  maxSupply: bigint;
  minted: bigint;
  /** Of one item, in base units of the native currency. */
  price: bigint;
  maxPurchase: bigint;
  isActive: boolean;
  /** Hash of the contract's code. */
  codeHash: `0x${string}`;
};

/** What it takes to read a sale. */
export type SaleChain = ReadChain & { code(chainId: number, address: `0x${string}`): Promise<`0x${string}`> };

/** What decides whether and for how much one can mint now. */
export async function readSale(target: ContractAt, chain: SaleChain): Promise<Sale> {
  const read = <Name extends 'MAX_SUPPLY' | 'totalSupply' | 'price' | 'maxPurchase' | 'saleIsActive'>(
    functionName: Name,
  ) => readContract(chain, target, { abi: mintAbi, functionName });
  const [maxSupply, minted, price, maxPurchase, isActive, code] = await Promise.all([
    read('MAX_SUPPLY'),
    read('totalSupply'),
    read('price'),
    read('maxPurchase'),
    read('saleIsActive'),
    chain.code(target.chainId, target.to),
  ]);
  return { maxSupply, minted, price, maxPurchase, isActive, codeHash: keccak256(code) };
}

/** How many items one wallet may mint in all, and how many are left for this one. */
export type WalletLimit = { most: bigint; left: bigint };

/** None is the contract's own word; unknown where it has no such function, or its node did not answer. */
export type LimitPerWallet = WalletLimit | 'none' | 'unknown';

/** `minter` null is a wallet that has minted nothing. */
export async function readWalletLimit(
  target: ContractAt,
  chain: ReadChain,
  minter: `0x${string}` | null,
): Promise<LimitPerWallet> {
  const most = await readContract(chain, target, { abi: mintAbi, functionName: 'maxPerWallet' }).catch(() => null);
  if (most === null) return 'unknown';
  if (most === 0n) return 'none';
  const minted =
    minter === null
      ? 0n
      : await readContract(chain, target, { abi: mintAbi, functionName: 'mintedBy', args: [minter] });
  return { most, left: minted < most ? most - minted : 0n };
}

export type MintTerms = { provenance: string; baseUri: string; royaltyReceiver: string; royaltyBps: bigint };

const WHOLE = 10_000n;

/** What the contract promises beside the sale; without what it does not have. */
export async function readMintTerms(target: ContractAt, chain: ReadChain): Promise<Partial<MintTerms>> {
  const text = (functionName: 'PROVENANCE' | 'baseURI') =>
    readContract(chain, target, { abi: mintAbi, functionName }).catch(() => undefined);
  const [provenance, baseUri, royalty] = await Promise.all([
    text('PROVENANCE'),
    text('baseURI'),
    readContract(chain, target, { abi: mintAbi, functionName: 'royaltyInfo', args: [1n, WHOLE] }).catch(() => []),
  ]);
  const [receiver, bps] = royalty;
  return {
    ...(provenance === undefined ? {} : { provenance }),
    ...(baseUri === undefined ? {} : { baseUri }),
    ...(receiver === undefined || bps === undefined ? {} : { royaltyReceiver: receiver, royaltyBps: bps }),
  };
}
