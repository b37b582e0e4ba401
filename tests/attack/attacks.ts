import { pathsAndHosts, slowBodies, tooManyConnections } from './edge.ts';
import { limitFloods } from './floods.ts';
import { manyOffers } from './offers.ts';
import { madeUpPages, randomSearches } from './pages.ts';
import type { Target } from './people.ts';
import { fillsAfterCancel, permissionBursts } from './permissions.ts';
import { pictures } from './pictures.ts';
import { carriedOut, type Row } from './result.ts';
import { forbiddenMethods, guessedOwners, heavyCalls } from './rpc.ts';
import { secureLogins } from './secure-logins.ts';
import { endedSessions } from './sessions.ts';
import { forgedTokens } from './tokens.ts';

/** What asks for access or money that is another's. */
export async function intrusions(t: Target): Promise<Row[]> {
  return [
    await carriedOut('forged tokens', forgedTokens(t), t.report),
    await carriedOut('ended sessions', endedSessions(t), t.report),
    await carriedOut('secure logins', secureLogins(t), t.report),
    await carriedOut('permissions in bursts', permissionBursts(t), t.report),
    await carriedOut('paths and hosts', pathsAndHosts(t), t.report),
    await carriedOut('forbidden methods', forbiddenMethods(t), t.report),
  ];
}

/** What would keep others from being served, one after the other, with what waits beside them. */
export async function floods(t: Target): Promise<Row[]> {
  const waiting = Promise.all([
    carriedOut('slow bodies', slowBodies(t), t.report),
    carriedOut('fills after a cancel', fillsAfterCancel(t), t.report),
  ]);
  const rows = [
    // Without the built app there are none.
    ...(t.isShort ? [] : [await carriedOut('random pages', madeUpPages(t), t.report)]),
    await carriedOut('random searches', randomSearches(t), t.report),
    await carriedOut('connections', tooManyConnections(t), t.report),
    await carriedOut('offers', manyOffers(t), t.report),
  ];
  // The fills are tried on a chain that has time for each of them.
  rows.push(...(await waiting));
  return [...rows, await carriedOut('heavy calls', heavyCalls(t), t.report)];
}

export { guessedOwners, limitFloods, pictures };
