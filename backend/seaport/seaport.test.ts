import {
  createWalletClient,
  encodeFunctionData,
  getAddress,
  hashTypedData,
  type Hex,
  http,
  recoverAddress,
  zeroAddress,
  zeroHash,
} from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OrderParameters } from '../../src/contract/order.ts';
import { vitrineCollectionAbi, vitrineCollectionBytecode } from '../demo/contracts/artifacts/vitrine-collection.ts';
import { testAccount } from '../../tests/support/server/accounts.ts';
import {
  CONDUIT_CONTROLLER_ADDRESS,
  SEAPORT_ADDRESS,
  advancedOrder,
  domainSeparator,
  hashOrder,
  orderComponents,
  orderDigest,
  seaportAbi,
  seaportDomain,
  seaportTypes,
} from './seaport.ts';
import { clientOf, startTestNetworks } from '../../tests/support/server/embedded-chains.ts';

let started: Awaited<ReturnType<typeof startTestNetworks>>;
beforeAll(async () => {
  started = await startTestNetworks();
  return started.end;
}, 30_000);

const order = (o: Partial<OrderParameters> = {}): OrderParameters => ({
  offerer: testAccount(20).address,
  zone: zeroAddress,
  offer: [{ itemType: 2, token: `0x${'ab'.repeat(20)}`, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' }],
  consideration: [
    {
      itemType: 0,
      token: zeroAddress,
      identifierOrCriteria: '0',
      startAmount: '99',
      endAmount: '99',
      recipient: testAccount(20).address,
    },
    {
      itemType: 0,
      token: zeroAddress,
      identifierOrCriteria: '0',
      startAmount: '1',
      endAmount: '1',
      recipient: testAccount(1).address,
    },
  ],
  orderType: 0,
  startTime: '0',
  endTime: '4000000000',
  zoneHash: zeroHash,
  salt: '1',
  conduitKey: zeroHash,
  counter: '0',
  ...o,
});

describe('Seaport on the embedded networks', () => {
  test('is version 1.6 with the domain of its own address and chain, on both', async () => {
    for (const network of started.networks) {
      const [version, separator, controller] = await clientOf(network).readContract({
        address: SEAPORT_ADDRESS,
        abi: seaportAbi,
        functionName: 'information',
      });
      expect(version).toBe('1.6');
      expect(separator).toBe(domainSeparator(network.chainId));
      expect(controller.toLowerCase()).toBe(CONDUIT_CONTROLLER_ADDRESS);
    }
    expect(domainSeparator(31337)).not.toBe(domainSeparator(31338));
  });

  test('hashes orders as we do', async () => {
    const client = clientOf(started.networks[0] ?? expect.fail());
    const most = String((1n << 256n) - 1n);
    const orders = [
      order(),
      order({ consideration: [], salt: most, startTime: '5' }),
      order({
        orderType: 3,
        zone: `0x${'cd'.repeat(20)}`,
        zoneHash: `0x${'ef'.repeat(32)}`,
        conduitKey: `0x${'12'.repeat(32)}`,
        counter: most,
      }),
      order({
        offer: [1, 3, 4, 5].map((itemType) => ({
          itemType: itemType as 1 | 3 | 4 | 5,
          token: `0x${'9a'.repeat(20)}` as const,
          identifierOrCriteria: most,
          startAmount: '12',
          endAmount: most,
        })),
      }),
    ];
    for (const parameters of orders) {
      const onChain = await client.readContract({
        address: SEAPORT_ADDRESS,
        abi: seaportAbi,
        functionName: 'getOrderHash',
        args: [orderComponents(parameters)],
      });
      expect(hashOrder(parameters)).toBe(onChain);
    }
  });

  test('the digest is what wallets sign as typed data', async () => {
    const parameters = order();
    const typed = hashTypedData({
      domain: seaportDomain(31338),
      types: seaportTypes,
      primaryType: 'OrderComponents',
      message: orderComponents(parameters),
    });
    const digest = orderDigest(31338, hashOrder(parameters));
    expect(digest).toBe(typed);
    const signature = await testAccount(20).signer.sign({ hash: digest });
    expect((await recoverAddress({ hash: digest, signature })).toLowerCase()).toBe(parameters.offerer);
  });

  test.each([31337, 31338])('fills a real order on %i', async (chainId) => {
    const network = started.networks.find((one) => one.chainId === chainId) ?? expect.fail();
    const client = clientOf(network);
    const seller = testAccount(20);
    const buyer = testAccount(21);
    const chain = {
      id: chainId,
      name: network.name,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [network.rpcUrl] } },
    };
    const wallet = createWalletClient({ chain, transport: http(network.rpcUrl) });
    const done = async (hash: Hex) => {
      const receipt = await client.waitForTransactionReceipt({ hash });
      expect(receipt.status).toBe('success');
      return receipt;
    };

    const deployed = await done(
      await wallet.deployContract({
        account: seller.signer,
        abi: vitrineCollectionAbi,
        bytecode: vitrineCollectionBytecode,
        args: [
          'Test',
          'T',
          {
            maxSupply: 9n,
            price: 5n,
            maxPurchase: 3n,
            maxPerWallet: 0n,
            provenance: '',
            baseURI: 'x/',
            royaltyReceiver: seller.address,
            royaltyBps: 500n,
          },
        ],
      }),
    );
    const token = deployed.contractAddress?.toLowerCase() as Hex;
    const collection = { address: token, abi: vitrineCollectionAbi } as const;
    await done(
      await wallet.writeContract({
        ...collection,
        account: seller.signer,
        functionName: 'setSaleIsActive',
        args: [true],
      }),
    );
    await done(
      await wallet.writeContract({
        ...collection,
        account: seller.signer,
        functionName: 'mint',
        args: [2n],
        value: 10n,
      }),
    );
    await done(
      await wallet.writeContract({
        ...collection,
        account: seller.signer,
        functionName: 'setApprovalForAll',
        args: [SEAPORT_ADDRESS, true],
      }),
    );

    const parameters = order({
      offer: [{ itemType: 2, token, identifierOrCriteria: '2', startAmount: '1', endAmount: '1' }],
    });
    const signature = await seller.signer.signTypedData({
      domain: seaportDomain(chainId),
      types: seaportTypes,
      primaryType: 'OrderComponents',
      message: orderComponents(parameters),
    });
    const receipt = await done(
      await wallet.sendTransaction({
        account: buyer.signer,
        to: SEAPORT_ADDRESS,
        value: 100n,
        data: encodeFunctionData({
          abi: seaportAbi,
          functionName: 'fulfillAdvancedOrder',
          args: [advancedOrder({ parameters, signature }), [], zeroHash, zeroAddress],
        }),
      }),
    );
    expect(await client.readContract({ ...collection, functionName: 'ownerOf', args: [2n] })).toBe(
      getAddress(buyer.address),
    );
    expect(
      receipt.logs.some((log) => log.address === SEAPORT_ADDRESS && log.data.startsWith(hashOrder(parameters))),
    ).toBe(true);
    const [, cancelled, filled, size] = await client.readContract({
      address: SEAPORT_ADDRESS,
      abi: seaportAbi,
      functionName: 'getOrderStatus',
      args: [hashOrder(parameters)],
    });
    expect([cancelled, filled, size]).toEqual([false, 1n, 1n]);
  });
});
