import { encodeFunctionData, type Hex, parseAbi, zeroAddress, zeroHash } from 'viem';
import { expect } from 'vitest';
import type { OrderParameters, SignedOrder } from '../../../src/contract/order.ts';
import { createRpc } from '../../../backend/demo/chain/rpc.ts';
import { embeddedMarketNetwork } from '../../../backend/demo/market-network.ts';
import { peopleOf } from '../../../backend/demo/world/accounts.ts';
import { signPermission } from '../../../backend/market/permission.ts';
import { advancedOrder, hashOrder, seaportAbi } from '../../../backend/seaport/seaport.ts';
import { testAccounts } from './accounts.ts';
import { clientOf, testZoneSigner, type startTestNetworks } from './embedded-chains.ts';

const people = peopleOf(testAccounts);

/** An order as the demo world hands it over. */
export type Submitted = { chainId: number; order: SignedOrder };

type TestNetworks = Awaited<ReturnType<typeof startTestNetworks>>;
type Client = ReturnType<typeof clientOf>;

export const isListing = ({ order }: Submitted) => (order.parameters.offer[0]?.itemType ?? 0) >= 2;
export const nftOf = (parameters: OrderParameters) =>
  [...parameters.offer, ...parameters.consideration].find((item) => item.itemType >= 2) ?? expect.fail();
export const networkOf = ({ networks }: TestNetworks, chainId: number) =>
  networks.find((one) => one.chainId === chainId) ?? expect.fail();

/** What Seaport answers to a call that fills one unit of an order: 1 for true. Null where nobody has what it asks for. */
export async function fillOneUnit(chains: TestNetworks, submitted: Submitted): Promise<bigint | null> {
  const { chainId, order } = submitted;
  const rpc = createRpc(networkOf(chains, chainId).rpcUrl);
  const client = clientOf(networkOf(chains, chainId));
  const nft = nftOf(order.parameters);
  const units = BigInt(nft.startAmount);
  let filler: Hex = people.find(({ address }) => address !== order.parameters.offerer)?.address ?? expect.fail();
  let value = 0n;
  let resolvers: { orderIndex: bigint; side: number; index: bigint; identifier: bigint; criteriaProof: Hex[] }[] = [];
  if (isListing(submitted)) {
    const price = order.parameters.consideration.reduce((sum, item) => sum + BigInt(item.startAmount), 0n);
    const currency = order.parameters.consideration[0]?.token ?? zeroAddress;
    if (currency === zeroAddress) value = price / units;
    else filler = (await richest(client, currency, order.parameters.offerer)) ?? filler;
  } else {
    // Somebody who has such an item takes the offer.
    const holder = await holderOf(client, nft, order.parameters.offerer);
    if (!holder) return null;
    filler = holder.address;
    if (nft.itemType >= 4)
      resolvers = [{ orderIndex: 0n, side: 1, index: 0n, identifier: holder.id, criteriaProof: [] }];
  }
  const data = encodeFunctionData({
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [
      advancedOrder({
        parameters: order.parameters,
        signature: order.signature,
        numerator: 1n,
        denominator: units,
        extraData: await permission(chains, submitted, filler),
      }),
      resolvers,
      zeroHash,
      zeroAddress,
    ],
  });
  const filled = await rpc.call('eth_call', [
    { from: filler, to: order.protocolAddress, data, value: `0x${value.toString(16)}` },
    'latest',
  ]);
  return BigInt(String(filled));
}

async function permission(chains: TestNetworks, { chainId, order }: Submitted, fulfiller: Hex): Promise<Hex> {
  if (order.parameters.orderType < 2) return '0x';
  const network = embeddedMarketNetwork(networkOf(chains, chainId), chains.deployments, testZoneSigner);
  return signPermission(network, hashOrder(order.parameters), {
    fulfiller,
    expiration: Math.floor(Date.now() / 1000) + 300,
  });
}

async function richest(client: Client, token: Hex, not: Hex): Promise<Hex | undefined> {
  const abi = parseAbi(['function balanceOf(address) view returns (uint256)']);
  const others = people.slice(0, 12).filter(({ address }) => address !== not);
  const balances = await Promise.all(
    others.map(({ address }) =>
      client.readContract({ address: token, abi, functionName: 'balanceOf', args: [address] }),
    ),
  );
  const most = balances.reduce((best, balance, i) => (balance > (balances[best] ?? 0n) ? i : best), 0);
  return others[most]?.address;
}

async function holderOf(client: Client, nft: { itemType: number; token: Hex; identifierOrCriteria: string }, not: Hex) {
  const abi = parseAbi([
    'function ownerOf(uint256) view returns (address)',
    'function balanceOf(address, uint256) view returns (uint256)',
  ]);
  const ids = nft.itemType >= 4 ? [1n, 2n, 3n, 4n] : [BigInt(nft.identifierOrCriteria)];
  for (const id of ids) {
    if (nft.itemType === 2 || nft.itemType === 4) {
      const owner = await client.readContract({ address: nft.token, abi, functionName: 'ownerOf', args: [id] });
      if (owner.toLowerCase() !== not) return { address: owner, id };
      continue;
    }
    for (const { address } of people.slice(0, 12)) {
      const held = await client.readContract({
        address: nft.token,
        abi,
        functionName: 'balanceOf',
        args: [address, id],
      });
      if (held > 0n && address !== not) return { address, id };
    }
  }
  return null;
}
