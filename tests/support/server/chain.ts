import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeDeployData, encodeFunctionData, type Hex, maxUint256, parseAbi, zeroAddress, zeroHash } from 'viem';
import type { SignedOrder } from '../../../src/contract/order.ts';
import type { EmbeddedAccount } from '../../../backend/demo/chain/accounts.ts';
import { testAccount, writeTestMnemonic } from './accounts.ts';
import { deployContracts } from '../../../backend/demo/chain/deploy.ts';
import type { Deployment } from '../../../backend/demo/chain/deployments.ts';
import { startEmbeddedNetworks } from '../../../backend/demo/chain/networks.ts';
import { createRpc, type Rpc } from '../../../backend/demo/chain/rpc.ts';
import { advancedOrder, orderComponents, seaportAbi } from '../../../backend/seaport/seaport.ts';
import { testZoneSigner } from './embedded-chains.ts';
import { transact } from '../../../backend/demo/chain/transaction.ts';
import {
  vitrineCollectionAbi,
  vitrineCollectionBytecode,
} from '../../../backend/demo/contracts/artifacts/vitrine-collection.ts';
import {
  vitrineEditionsAbi,
  vitrineEditionsBytecode,
} from '../../../backend/demo/contracts/artifacts/vitrine-editions.ts';
import { embeddedMarketNetwork } from '../../../backend/demo/market-network.ts';
import type { MarketNetwork } from '../../../backend/core/networks.ts';
import type { CollectionRegistration } from '../../../backend/core/registrations.ts';
import { listing, offer, signOrder, type Terms, type Wares } from '../../../backend/demo/world/orders.ts';
import { acceptCall } from './accept.ts';

const tokenAbi = parseAbi([
  'function deposit() payable',
  'function approve(address spender, uint256 value)',
  'function transfer(address to, uint256 value)',
  'function setApprovalForAll(address operator, bool approved)',
  'function transferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
]);

export const ROYALTY_BPS = 500;

/** Real embedded chains with a single-copy and a multi-copy collection on the first, for a test. */
export async function startTestChain() {
  const stateDir = mkdtempSync(join(tmpdir(), 'vitrine-chain-'));
  writeTestMnemonic(stateDir);
  const chains = await startEmbeddedNetworks({ stateDir, fresh: true, log: () => {} });
  const deployments = await deployContracts({
    networks: chains.networks,
    stateDir,
    zoneSigner: testZoneSigner.address,
  });
  const [embedded, other] = chains.networks;
  const deployment = deployments.find((one) => one.chainId === embedded?.chainId);
  if (!embedded || !other || !deployment) throw new Error('No embedded network');
  const rpc = createRpc(embedded.rpcUrl);
  const network: MarketNetwork = embeddedMarketNetwork(embedded, deployments, testZoneSigner);
  const creator = testAccount(3);
  const deploy = async (data: Hex) => {
    const receipt = await transact(rpc, { from: creator.address, data, gas: 6_000_000n });
    if (!receipt.contractAddress) throw new Error('No contract');
    return { address: receipt.contractAddress, block: Number(receipt.blockNumber) };
  };
  const baseURI = 'https://world.vitrine.invalid/glass/';
  const single = await deploy(
    encodeDeployData({
      abi: vitrineCollectionAbi,
      bytecode: vitrineCollectionBytecode,
      args: [
        'Glass',
        'GLS',
        {
          maxSupply: 100n,
          price: 0n,
          maxPurchase: 10n,
          maxPerWallet: 0n,
          provenance: '',
          baseURI,
          royaltyReceiver: creator.address,
          royaltyBps: BigInt(ROYALTY_BPS),
        },
      ],
    }),
  );
  const edition = await deploy(
    encodeDeployData({
      abi: vitrineEditionsAbi,
      bytecode: vitrineEditionsBytecode,
      args: ['Sheets', 'SHT', baseURI, creator.address, BigInt(ROYALTY_BPS)],
    }),
  );
  const registration = (slug: string, itemType: 2 | 3, where: typeof single): CollectionRegistration => ({
    chainId: network.chainId,
    address: where.address,
    slug,
    name: slug,
    description: '',
    creator: { name: 'Ada', address: creator.address },
    image: '',
    banner: '',
    itemType,
    royaltyBps: ROYALTY_BPS,
    royaltyRecipient: creator.address,
    createdAt: 0,
    verified: false,
    deployedBlock: where.block,
  });
  return {
    rpc,
    stateDir,
    chains,
    embedded,
    network,
    /** The second network, with nothing of ours on it but the contracts. */
    otherNetwork: embeddedMarketNetwork(other, deployments, testZoneSigner),
    deployment,
    creator,
    single: single.address,
    edition: edition.address,
    registrations: [registration('glass', 2, single), registration('sheets', 3, edition)],
    act: actions({ rpc, deployment, creator, single: single.address, edition: edition.address }),
    async stop() {
      await chains.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

export type TestChain = Awaited<ReturnType<typeof startTestChain>>;

function actions(o: { rpc: Rpc; deployment: Deployment; creator: EmbeddedAccount; single: Hex; edition: Hex }) {
  const { rpc, deployment } = o;
  const send = (from: EmbeddedAccount, to: Hex, data: Hex, value = 0n) =>
    transact(rpc, { from: from.address, to, data, value, gas: 1_500_000n });
  let salt = 0n;
  const limited = new Set<number>();

  async function sign(
    kind: 'listing' | 'offer',
    maker: EmbeddedAccount,
    terms: {
      wares: Partial<Wares>;
      unitPrice: bigint;
      currency?: Hex;
      seconds?: number;
      restricted?: boolean;
      criteria?: bigint;
      salt?: bigint;
      startIn?: number;
    },
  ): Promise<SignedOrder> {
    const { timestamp } = (await rpc.call('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex };
    const full: Terms = {
      maker,
      wares: {
        token: o.single,
        kind: 'single',
        id: 1,
        units: 1,
        royaltyBps: ROYALTY_BPS,
        royaltyRecipient: o.creator.address,
        ...terms.wares,
      },
      unitPrice: terms.unitPrice,
      currency: terms.currency ?? zeroAddress,
      startTime: Number(timestamp) + (terms.startIn ?? -100),
      endTime: Math.floor(Date.now() / 1000) + (terms.seconds ?? 86_400),
      salt: terms.salt ?? (salt += 1n),
      zone: terms.restricted ? deployment.zone : null,
      ...(terms.criteria === undefined ? {} : { criteria: terms.criteria }),
    };
    return signOrder(deployment, maker, kind === 'listing' ? listing(full) : offer(full));
  }

  return {
    sign,
    /** `contract`: another one of the same creator. */
    mint: (to: EmbeddedAccount, quantity: number, contract = o.single) =>
      send(
        o.creator,
        contract,
        encodeFunctionData({
          abi: vitrineCollectionAbi,
          functionName: 'mintBatch',
          args: [[to.address], [BigInt(quantity)]],
        }),
      ),
    async mintEdition(to: EmbeddedAccount, id: number, amount: number | bigint) {
      // How many there can be is said once.
      if (!limited.has(id)) {
        limited.add(id);
        await send(
          o.creator,
          o.edition,
          encodeFunctionData({
            abi: vitrineEditionsAbi,
            functionName: 'setMaxSupply',
            args: [[BigInt(id)], [2n ** 255n]],
          }),
        );
      }
      return send(
        o.creator,
        o.edition,
        encodeFunctionData({
          abi: vitrineEditionsAbi,
          functionName: 'mintBatch',
          args: [[to.address], [BigInt(id)], [BigInt(amount)]],
        }),
      );
    },
    approveAll: (from: EmbeddedAccount, token: Hex, approved = true) =>
      send(
        from,
        token,
        encodeFunctionData({ abi: tokenAbi, functionName: 'setApprovalForAll', args: [deployment.seaport, approved] }),
      ),
    give: (from: EmbeddedAccount, to: EmbeddedAccount, id: number) =>
      send(
        from,
        o.single,
        encodeFunctionData({
          abi: tokenAbi,
          functionName: 'transferFrom',
          args: [from.address, to.address, BigInt(id)],
        }),
      ),
    giveEdition: (from: EmbeddedAccount, to: EmbeddedAccount, id: number, amount: number) =>
      send(
        from,
        o.edition,
        encodeFunctionData({
          abi: tokenAbi,
          functionName: 'safeTransferFrom',
          args: [from.address, to.address, BigInt(id), BigInt(amount), '0x'],
        }),
      ),
    async wrap(from: EmbeddedAccount, value: bigint) {
      await send(from, deployment.weth, encodeFunctionData({ abi: tokenAbi, functionName: 'deposit' }), value);
      await send(
        from,
        deployment.weth,
        encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [deployment.seaport, maxUint256] }),
      );
    },
    sendWeth: (from: EmbeddedAccount, to: EmbeddedAccount, value: bigint) =>
      send(
        from,
        deployment.weth,
        encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to.address, value] }),
      ),
    fill: (order: SignedOrder & { extraData?: Hex }, taker: EmbeddedAccount, part: [bigint, bigint], value: bigint) =>
      send(
        taker,
        deployment.seaport,
        encodeFunctionData({
          abi: seaportAbi,
          functionName: 'fulfillAdvancedOrder',
          args: [
            advancedOrder({
              parameters: order.parameters,
              signature: order.signature,
              numerator: part[0],
              denominator: part[1],
              extraData: order.extraData ?? '0x',
            }),
            [],
            zeroHash,
            zeroAddress,
          ],
        }),
        value,
      ),
    accept: (o: Parameters<typeof acceptCall>[1], seller: EmbeddedAccount) =>
      send(seller, deployment.seaport, acceptCall(seller.address, o)),
    cancel: (maker: EmbeddedAccount, order: SignedOrder) =>
      send(
        maker,
        deployment.seaport,
        encodeFunctionData({ abi: seaportAbi, functionName: 'cancel', args: [[orderComponents(order.parameters)]] }),
      ),
    incrementCounter: (maker: EmbeddedAccount) =>
      send(
        maker,
        deployment.seaport,
        encodeFunctionData({ abi: parseAbi(['function incrementCounter()']), functionName: 'incrementCounter' }),
      ),
  };
}
