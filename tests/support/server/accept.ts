import { encodeFunctionData, type Hex, zeroAddress } from 'viem';
import type { SignedOrder } from '../../../src/contract/order.ts';
import { advancedOrder, seaportAbi } from '../../../backend/seaport/seaport.ts';

/**
 * Takes an offer as the app does: matched with an unsigned mirror order of the seller, who gets what
 * fees and royalty leave and needs no approval for them. `part`: units given of units asked for.
 */
export function acceptCall(
  seller: Hex,
  o: {
    offer: SignedOrder & { extraData?: Hex };
    identifier: number;
    part?: [bigint, bigint];
    criteriaProof?: readonly Hex[];
    /** Whose event comes first is the taker's choice. */
    mirrorFirst?: boolean;
  },
): Hex {
  const { parameters } = o.offer;
  const [numerator, denominator] = o.part ?? [1n, 1n];
  const [paid] = parameters.offer;
  const [wanted, ...fees] = parameters.consideration;
  if (!paid || !wanted) throw new Error('Not an offer');
  const of = (amount: string) => (BigInt(amount) * numerator) / denominator;
  const left = of(paid.startAmount) - fees.reduce((sum, fee) => sum + of(fee.startAmount), 0n);
  const units = of(wanted.startAmount);
  const mirror: SignedOrder['parameters'] = {
    ...parameters,
    offerer: seller,
    zone: zeroAddress,
    orderType: 0,
    offer: [
      {
        itemType: wanted.itemType >= 4 ? ((wanted.itemType - 2) as 2 | 3) : wanted.itemType,
        token: wanted.token,
        identifierOrCriteria: String(o.identifier),
        startAmount: String(units),
        endAmount: String(units),
      },
    ],
    consideration: [{ ...paid, startAmount: String(left), endAmount: String(left), recipient: seller }],
    salt: '7',
  };
  const [asks, gives] = o.mirrorFirst ? ([1n, 0n] as const) : ([0n, 1n] as const);
  const orders = [
    advancedOrder({ ...o.offer, numerator, denominator }),
    advancedOrder({ parameters: mirror, signature: '0x' }),
  ];
  const place = (orderIndex: bigint, itemIndex: bigint) => [{ orderIndex, itemIndex }];
  return encodeFunctionData({
    abi: seaportAbi,
    functionName: 'matchAdvancedOrders',
    args: [
      o.mirrorFirst ? orders.toReversed() : orders,
      wanted.itemType >= 4
        ? [
            {
              orderIndex: asks,
              side: 1,
              index: 0n,
              identifier: BigInt(o.identifier),
              criteriaProof: [...(o.criteriaProof ?? [])],
            },
          ]
        : [],
      [
        { offerComponents: place(gives, 0n), considerationComponents: place(asks, 0n) },
        ...fees.map((_, index) => ({
          offerComponents: place(asks, 0n),
          considerationComponents: place(asks, BigInt(index + 1)),
        })),
        { offerComponents: place(asks, 0n), considerationComponents: place(gives, 0n) },
      ],
      zeroAddress,
    ],
  });
}
