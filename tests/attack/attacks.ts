import { pathsAndHosts, slowBodies, tooManyConnections } from './edge.ts';
import { limitFloods } from './floods.ts';
import { manyOffers } from './offers.ts';
import { madeUpPages, randomSearches } from './pages.ts';
import type { Target } from './people.ts';
import { fillsAfterCancel, permissionBursts } from './permissions.ts';
import { pictures } from './pictures.ts';
import type { Row } from './result.ts';
import { forbiddenMethods, guessedOwners, heavyCalls } from './rpc.ts';
import { endedSessions } from './sessions.ts';
import { forgedTokens } from './tokens.ts';

/** An attack that could not be carried out is none that was held off. */
const tried = async (attack: string, run: Promise<Row>): Promise<Row> =>
  run.catch((error: unknown) => ({
    attack,
    tried: 1,
    held: 0,
    broken: 1,
    note: `FAILED: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  }));

/** What asks for access or money that is another's. */
export async function intrusions(t: Target): Promise<Row[]> {
  return [
    await tried('forged tokens', forgedTokens(t)),
    await tried('ended sessions', endedSessions(t)),
    await tried('permissions in bursts', permissionBursts(t)),
    await tried('paths and hosts', pathsAndHosts(t)),
    await tried('forbidden methods', forbiddenMethods(t)),
  ];
}

/** What would keep others from being served, one after the other, with what waits beside them. */
export async function floods(t: Target): Promise<Row[]> {
  const waiting = [tried('slow bodies', slowBodies(t)), tried('fills after a cancel', fillsAfterCancel(t))];
  const rows = [
    // Without the built app there are none.
    ...(t.isShort ? [] : [await tried('random pages', madeUpPages(t))]),
    await tried('random searches', randomSearches(t)),
    await tried('connections', tooManyConnections(t)),
    await tried('heavy calls', heavyCalls(t)),
    await tried('offers', manyOffers(t)),
  ];
  return [...rows, ...(await Promise.all(waiting))];
}

export { guessedOwners, limitFloods, pictures, tried };
