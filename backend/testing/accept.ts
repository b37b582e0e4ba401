import { encodeFunctionData, type Hex } from 'viem';
import type { SignedOrder } from '../../src/contract/order.ts';
import { advancedOrder, seaportAbi, ZERO_ADDRESS } from '../chain/seaport.ts';

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
    zone: ZERO_ADDRESS,
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
  const place = (orderIndex: bigint, itemIndex: bigint) => [{ orderIndex, itemIndex }];
  return encodeFunctionData({
    abi: seaportAbi,
    functionName: 'matchAdvancedOrders',
    args: [
      [advancedOrder({ ...o.offer, numerator, denominator }), advancedOrder({ parameters: mirror, signature: '0x' })],
      wanted.itemType >= 4
        ? [
            {
              orderIndex: 0n,
              side: 1,
              index: 0n,
              identifier: BigInt(o.identifier),
              criteriaProof: [...(o.criteriaProof ?? [])],
            },
          ]
        : [],
      [
        { offerComponents: place(1n, 0n), considerationComponents: place(0n, 0n) },
        ...fees.map((_, index) => ({
          offerComponents: place(0n, 0n),
          considerationComponents: place(0n, BigInt(index + 1)),
        })),
        { offerComponents: place(0n, 0n), considerationComponents: place(1n, 0n) },
      ],
      ZERO_ADDRESS,
    ],
  });
}
