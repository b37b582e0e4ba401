import { SESSION_STATUS, type SessionConfig, type SessionState } from '../domain/session-policy/config.ts';
import { sessionId } from '../domain/session-policy/policy.ts';
import * as texts from './sso-texts.ts';

/** Why a session can no longer be used. */
export type SessionEvent = { type: 'session_inactive' | 'session_revoked' | 'session_expired'; message: string };

/** Longer timers overflow in browsers and fire at once. */
const LONGEST_TIMER_MS = 24 * 60 * 60_000;

const EVENTS = {
  session_inactive: texts.inactive,
  session_revoked: texts.revoked,
  session_expired: texts.expired,
} as const;

function typeOf(config: SessionConfig, status: SessionState['status'], now: bigint): SessionEvent['type'] | null {
  if (status === SESSION_STATUS.notInitialized) return 'session_inactive';
  if (status === SESSION_STATUS.closed) return 'session_revoked';
  return config.expiresAt <= now ? 'session_expired' : null;
}

/** Reports why a session ended: once, when it expires or its state is read, and again to whoever wants to use it. */
export function createSessionWatch(tell: (event: SessionEvent) => void) {
  const told = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let followed: string | null = null;

  function say(config: SessionConfig, type: SessionEvent['type'], isAgain = false): void {
    const once = `${sessionId(config)} ${type}`;
    if (told.has(once) && !isAgain) return;
    told.add(once);
    tell({ type, message: EVENTS[type] });
  }

  function arm(config: SessionConfig): void {
    const left = Number(config.expiresAt) * 1000 - Date.now();
    if (left <= 0) return say(config, 'session_expired');
    timer = setTimeout(() => arm(config), Math.min(left, LONGEST_TIMER_MS));
  }

  return {
    /** Watches this session from now on, and no other. */
    follow(config: SessionConfig): void {
      clearTimeout(timer);
      followed = sessionId(config);
      arm(config);
    },
    /** `now` in seconds; `isUse`: something is to be sent with it. */
    judge(config: SessionConfig, status: SessionState['status'], now: bigint, isUse = false): void {
      const type = typeOf(config, status, now);
      if (type === null) return;
      // Only one end is reported: not the expiry after it.
      if (followed === sessionId(config)) clearTimeout(timer);
      say(config, type, isUse);
    },
    stop: () => clearTimeout(timer),
  };
}
