import type * as routes from '../../src/contract/operator-routes.ts';
import type { Decisions } from '../market/decisions.ts';
import { single } from './answers.ts';
import type { Handlers } from './api.ts';
import type { LimitState } from './limit-state.ts';
import { HOURLY, LIMITS, limitsNow, scaled, type LimitName } from './limits.ts';
import { LIVE_LIMITS } from './live.ts';
import { decided } from './operator-refusals.ts';

const names = Object.keys(LIMITS) as LimitName[];

/** How often callers may ask as it is now, whom that turned away here, and another multiplier. */
export function operatorLimitHandlers(o: {
  decisions: Decisions;
  limitState: LimitState;
}): Handlers<Pick<typeof routes, 'operatorLimits' | 'operatorSetLimits'>> {
  const { decisions, limitState: state } = o;
  return {
    operatorLimits() {
      const scale = state.scale();
      const { pages, pagesOfOne } = LIVE_LIMITS;
      return single({
        scale: { value: scale, configured: state.configured, decided: state.isDecided() },
        limits: names.map((name) => ({ name, ...limitsNow(name, scale), refused: state.refused(name) })),
        messages: { hourly: scaled(HOURLY.codes, scale), refused: state.refused('hourly:codes') },
        live: { pages, pagesOfOne, refused: state.refused('live') },
      });
    },
    operatorSetLimits: async ({ user, body: { scale } }) =>
      single(await decided(decisions.setLimitScale(user.address, scale))),
  };
}
