import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem/utils';

/** The mint contract's interface (spec section 3, "Mint collection"; ERC-2981 for royalties). */
export const mintAbi = parseAbi([
  'function MAX_SUPPLY() view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function price() view returns (uint256)',
  'function maxPurchase() view returns (uint256)',
  'function saleIsActive() view returns (bool)',
  'function PROVENANCE() view returns (string)',
  'function baseURI() view returns (string)',
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 amount)',
  'function mint(uint256 quantity) payable',
]);

/** Reads a contract; answers its return data. */
export type ReadChain = {
  call(call: { chainId: number; to: `0x${string}`; value: bigint; data: `0x${string}` }): Promise<`0x${string}`>;
};

export type Sale = {
  maxSupply: bigint;
  minted: bigint;
  /** Of one work, in base units of the native currency. */
  price: bigint;
  maxPurchase: bigint;
  isActive: boolean;
};

type Target = { chainId: number; to: `0x${string}` };

async function readUint(
  target: Target,
  name: 'MAX_SUPPLY' | 'totalSupply' | 'price' | 'maxPurchase',
  chain: ReadChain,
): Promise<bigint> {
  // All four have one signature but for the name.
  const functionName = name as 'price';
  const data = await chain.call({ ...target, value: 0n, data: encodeFunctionData({ abi: mintAbi, functionName }) });
  return decodeFunctionResult({ abi: mintAbi, functionName, data });
}

/** What decides whether and for how much one can mint now. */
export async function readSale(target: Target, chain: ReadChain): Promise<Sale> {
  const [maxSupply, minted, price, maxPurchase, active] = await Promise.all([
    readUint(target, 'MAX_SUPPLY', chain),
    readUint(target, 'totalSupply', chain),
    readUint(target, 'price', chain),
    readUint(target, 'maxPurchase', chain),
    chain.call({ ...target, value: 0n, data: encodeFunctionData({ abi: mintAbi, functionName: 'saleIsActive' }) }),
  ]);
  const isActive = decodeFunctionResult({ abi: mintAbi, functionName: 'saleIsActive', data: active });
  return { maxSupply, minted, price, maxPurchase, isActive };
}

export type MintTerms = { provenance: string; baseUri: string; royaltyReceiver: string; royaltyBps: bigint };

const WHOLE = 10_000n;

/** What the contract promises beside the sale; null for what it does not have. */
export async function readMintTerms(target: Target, chain: ReadChain): Promise<Partial<MintTerms>> {
  const read = (data: `0x${string}`) => chain.call({ ...target, value: 0n, data }).catch(() => null);
  const text = async (name: 'PROVENANCE' | 'baseURI') => {
    const functionName = name as 'baseURI';
    const data = await read(encodeFunctionData({ abi: mintAbi, functionName }));
    return data === null ? undefined : decodeFunctionResult({ abi: mintAbi, functionName, data });
  };
  const [provenance, baseUri, royalty] = await Promise.all([
    text('PROVENANCE'),
    text('baseURI'),
    read(encodeFunctionData({ abi: mintAbi, functionName: 'royaltyInfo', args: [1n, WHOLE] })),
  ]);
  const [receiver, bps] =
    royalty === null ? [] : decodeFunctionResult({ abi: mintAbi, functionName: 'royaltyInfo', data: royalty });
  return {
    ...(provenance === undefined ? {} : { provenance }),
    ...(baseUri === undefined ? {} : { baseUri }),
    ...(receiver === undefined || bps === undefined ? {} : { royaltyReceiver: receiver, royaltyBps: bps }),
  };
}
