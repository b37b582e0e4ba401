import {
  encodeDeployData,
  encodeFunctionData,
  keccak256,
  maxUint256,
  parseEther,
  parseUnits,
  stringToHex,
  type Hex,
} from 'viem';
import { demoDollarAbi } from '../contracts/artifacts/demo-dollar.ts';
import { vitrineCollectionAbi, vitrineCollectionBytecode } from '../contracts/artifacts/vitrine-collection.ts';
import { vitrineEditionsAbi, vitrineEditionsBytecode } from '../contracts/artifacts/vitrine-editions.ts';
import { wrappedEtherAbi } from '../contracts/artifacts/wrapped-ether.ts';
import { accountAt, type EmbeddedAccount, type EmbeddedAccounts } from '../chain/accounts.ts';
import type { Deployment } from '../chain/deployments.ts';
import { creatorAccount } from './accounts.ts';
import { random, whole } from './art/drawing.ts';
import { worldUrl } from './content.ts';
import type { Ledger } from './ledger.ts';
import type { WorldCollection } from './world-collection.ts';

/** A collection that stands on its chain. */
export type Founded = {
  collection: WorldCollection;
  address: Hex;
  creator: EmbeddedAccount;
  createdAt: number;
  deployedBlock: number;
};

/** Deploys a collection at this time. */
export async function found(
  ledger: Ledger,
  accounts: EmbeddedAccounts,
  collection: WorldCollection,
  time: number,
): Promise<Founded> {
  const creator = creatorAccount(accounts, collection.creator.account);
  const baseURI = worldUrl(`${collection.slug}/`);
  const data =
    collection.kind === 'edition'
      ? encodeDeployData({
          abi: vitrineEditionsAbi,
          bytecode: vitrineEditionsBytecode,
          args: [collection.name, collection.symbol, baseURI, creator.address, BigInt(collection.royaltyBps)],
        })
      : encodeDeployData({
          abi: vitrineCollectionAbi,
          bytecode: vitrineCollectionBytecode,
          args: [
            collection.name,
            collection.symbol,
            {
              maxSupply: BigInt(collection.maxSupply),
              price: collection.drop?.before?.price ?? collection.mintPrice,
              maxPurchase: BigInt(collection.maxPurchase),
              maxPerWallet: 0n,
              provenance: provenance(collection),
              baseURI,
              royaltyReceiver: creator.address,
              royaltyBps: BigInt(collection.royaltyBps),
            },
          ],
        });
  ledger.add({ from: creator.address, data, gas: 5_000_000n });
  const [receipt] = await ledger.mine(time);
  if (!receipt?.contractAddress) throw new Error(`${collection.name} has no address`);
  return { collection, address: receipt.contractAddress, creator, createdAt: time, deployedBlock: receipt.blockNumber };
}

/** A hash over what the items are, so that nobody can swap them after the mint. */
function provenance(collection: WorldCollection): string {
  let hash = keccak256(stringToHex(collection.slug));
  for (let id = 1; id <= collection.maxSupply; id += 1) {
    const text = collection.work ? JSON.stringify(collection.work(id).attributes) : String(id);
    hash = keccak256(stringToHex(hash + text));
  }
  return hash.slice(2);
}

/** What everybody has in wrapped currency and dollars. */
export type Balances = { weth: bigint; usdc: bigint };

/** Gives everybody money and lets Seaport move it. */
export async function fillBalances(
  ledger: Ledger,
  deployment: Deployment,
  accounts: EmbeddedAccounts,
  people: readonly EmbeddedAccount[],
  time: number,
): Promise<Map<Hex, Balances>> {
  const { weth, usdc, seaport } = deployment;
  const approve = encodeFunctionData({ abi: wrappedEtherAbi, functionName: 'approve', args: [seaport, maxUint256] });
  const balancesByOwner = new Map<Hex, Balances>();
  for (const person of people) {
    const r = random('balances', deployment.chainId, person.index);
    const balances = {
      weth: parseEther(String(whole(r, 12, 160))),
      usdc: parseUnits(String(whole(r, 20, 400) * 500), 6),
    };
    balancesByOwner.set(person.address, balances);
    ledger.add({
      from: person.address,
      to: weth,
      value: balances.weth,
      data: encodeFunctionData({ abi: wrappedEtherAbi, functionName: 'deposit' }),
      gas: 90_000n,
    });
    ledger.add({
      from: accountAt(accounts, 0).address,
      to: usdc,
      data: encodeFunctionData({ abi: demoDollarAbi, functionName: 'mint', args: [person.address, balances.usdc] }),
      gas: 90_000n,
    });
    for (const to of [weth, usdc]) ledger.add({ from: person.address, to, data: approve, gas: 70_000n });
  }
  await ledger.mine(time);
  return balancesByOwner;
}

/** Lets Seaport move everybody's items of a collection. */
export function approveForAll(
  ledger: Ledger,
  founded: Founded,
  seaport: Hex,
  people: readonly EmbeddedAccount[],
): void {
  const data = encodeFunctionData({
    abi: vitrineCollectionAbi,
    functionName: 'setApprovalForAll',
    args: [seaport, true],
  });
  for (const person of people) ledger.add({ from: person.address, to: founded.address, data, gas: 70_000n });
}
