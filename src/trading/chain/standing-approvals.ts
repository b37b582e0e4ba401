import type { GivenApproval } from '../../contract/approval.ts';
import type { RouterSettings } from '../../contract/order.ts';
import type { Token } from '../../contract/token.ts';
import { knownOperators } from '../../domain/operators.ts';
import { ZERO_ADDRESS } from '../../domain/order.ts';
import { readApproved, type Approval } from '../../domain/revocation.ts';
import { chainPort, SimulationError } from '../../services/chain.ts';

/** An approval that the chain says stands. */
export type StandingApproval = Approval & {
  /** Like no other's. */
  key: string;
  chainId: number;
  network: string;
  /** What it is about: the item, the collection, or the currency's symbol. */
  name: string;
  image: string;
  /** The collection's; null for a currency. */
  slug: string | null;
  /** Unix seconds; null where nobody knows. */
  since: number | null;
  /** Base units of `token`; one for the other forms. */
  amount: bigint;
  token: Token | null;
};

type Candidate = Omit<StandingApproval, 'amount' | 'key'>;

const ofItems = (given: GivenApproval): Candidate => ({
  form: given.item === null ? 'collection' : 'item',
  contract: given.contract,
  operator: given.operator,
  identifier: given.item?.identifier ?? null,
  chainId: given.chainId,
  network: given.network,
  name: given.item?.name ?? given.collection.name,
  image: given.item?.image ?? given.collection.image,
  slug: given.collection.slug,
  since: given.since,
  token: null,
});

/** What no event is read for: the currencies of a market, and the operators that are known. */
const ofCurrencies = ({ chainId, network, currencies, spender }: RouterSettings[number]): Candidate[] =>
  currencies
    .filter(({ address }) => address !== ZERO_ADDRESS)
    .flatMap((token) =>
      [...new Set([...knownOperators, spender])].map((operator) => ({
        form: 'currency' as const,
        contract: token.address,
        operator,
        identifier: null,
        chainId,
        network,
        name: token.symbol,
        image: '',
        slug: null,
        since: null,
        token,
      })),
    );

/** What an approval is called while it is taken back: the transaction's resource. */
const keyOf = ({ chainId, contract, operator, identifier }: Candidate) =>
  `${chainId}:revoke:${contract}:${operator}:${identifier ?? ''}`;

async function read(candidate: Candidate, owner: `0x${string}`): Promise<StandingApproval[]> {
  try {
    const amount = await readApproved({ chain: chainPort }, candidate, { chainId: candidate.chainId, owner });
    return amount === 0n ? [] : [{ ...candidate, key: keyOf(candidate), amount }];
  } catch (error) {
    // The contract has no answer: an item that was burned, a currency that is none.
    if (error instanceof SimulationError || !(error instanceof Error) || !error.name.startsWith('Rpc')) return [];
    throw error;
  }
}

/** By network what stands there; null where its nodes could not be asked. */
export type Standing = { chainId: number; approvals: readonly StandingApproval[] | null }[];

/** Of what was `given`, and of the currencies' allowances: what stands now, as the chains themselves say. */
export const readStanding = (
  owner: `0x${string}`,
  given: readonly GivenApproval[],
  settings: RouterSettings,
): Promise<Standing> =>
  Promise.all(
    settings.map(async (network) => {
      const here = given.filter(({ chainId }) => chainId === network.chainId).map(ofItems);
      const candidates = [...here, ...ofCurrencies(network)];
      const approvals = await Promise.all(candidates.map((one) => read(one, owner))).catch(() => null);
      return { chainId: network.chainId, approvals: approvals?.flat() ?? null };
    }),
  );
