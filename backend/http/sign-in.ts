import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getAddress, hashMessage, parseSignature, recoverMessageAddress } from 'viem';
import {
  ACCESS_TOKEN_HEADER,
  type Credentials,
  type LoginBody,
  type Session,
  type User,
} from '../../src/contract/auth.ts';
import type * as routes from '../../src/contract/marketplace-routes.ts';
import { parseSignInMessage } from '../../src/contract/sign-in-message.ts';
import type { MarketNetwork } from '../core/networks.ts';
import { wallSeconds, type StoreContext } from '../stores/context.ts';
import {
  createSession,
  endSession,
  endSessionsOf,
  rotateRefreshToken,
  sessionLives,
  useNonce,
} from '../stores/sessions.ts';
import type { SecurityLog } from '../core/security-log.ts';
import { ApiError, single } from './answers.ts';
import type { Handlers } from './api.ts';
import { ownOrigin, type HostOptions } from './hosts.ts';
import {
  hashRefreshToken,
  makeAccessToken,
  makeRefreshToken,
  readAccessToken,
  refreshTokenAfter,
  type AccessKeys,
} from './tokens.ts';

const MESSAGE_SECONDS = 300;
const CLOCK_SKEW_SECONDS = 60;
/** A session ends this long after its sign-in, however often it was refreshed. */
export const SESSION_SECONDS = 30 * 86_400;

export type SignInOptions = {
  keys: AccessKeys;
  accessTokenSeconds: number;
};

const refuse = (msgId: string, message: string) => new ApiError(401, msgId, message);

/** Parses a login in either of its forms. @throws ApiError for a secure login without a proof. */
function readLogin(body: LoginBody): { credentials: Credentials; isSecure: boolean } {
  if (!('sentAddress' in body)) return { credentials: body, isSecure: false };
  if (body.proof === undefined) throw refuse('auth.proof', 'The smart wallet’s signature is missing.');
  return { credentials: { address: body.sentAddress, ...body.proof }, isSecure: true };
}

/**
 * EOAs by recovering the signer; accounts with code, deployed (1271) or not yet (6492), by asking their chain; secure
 * logins always by the chain.
 */
async function isSignedBy(network: MarketNetwork, credentials: Credentials, isSecure: boolean): Promise<boolean> {
  const { address, message, signature } = credentials;
  if (!isSecure && signature.length === 132) {
    try {
      parseSignature(signature);
      const signer = await recoverMessageAddress({ message, signature });
      if (signer.toLowerCase() === address) return true;
    } catch {
      // Not an EOA's signature.
    }
  }
  try {
    // viem answers false both for a wrong signature and for an RPC that does not answer: the second call distinguishes
    // them.
    if (await network.client.verifyHash({ address, hash: hashMessage(message), signature })) return true;
    await network.client.getChainId();
    return false;
  } catch {
    throw new ApiError(503, 'auth.chain-unreachable', 'The network cannot be asked about this signature now.');
  }
}

function checkMessage(
  c: Context,
  hosts: HostOptions,
  credentials: Credentials,
  now: number,
): { nonce: string; issuedAt: number } {
  const fields = parseSignInMessage(credentials.message);
  if (!fields) throw refuse('auth.message', 'This is not the sign-in message of this marketplace.');
  if (fields.origin !== ownOrigin(c.req.url, hosts)) {
    throw refuse('auth.domain', 'The message was signed for another site.');
  }
  if (fields.address !== getAddress(credentials.address)) {
    throw refuse('auth.address', 'The message names another address.');
  }
  if (fields.chainId !== credentials.chainId) throw refuse('auth.chain', 'The message names another network.');
  const issuedAt = fields.issuedAt.getTime() / 1000;
  if (issuedAt > now + CLOCK_SKEW_SECONDS)
    throw refuse('auth.future', 'The message is from the future. Check the clock of your device.');
  if (issuedAt < now - MESSAGE_SECONDS) throw refuse('auth.stale', 'The message is older than five minutes.');
  return { nonce: fields.nonce, issuedAt };
}

export type SignInParts = SignInOptions & {
  /** The names of this server; a message must contain one of them. */
  hosts: HostOptions;
  /** The caller's network address; null for this process itself. */
  clientOf(c: Context): string | null;
  securityLog: SecurityLog;
};

export function createSignIn(context: StoreContext, options: SignInParts) {
  const { database } = context;
  const { clientOf, securityLog } = options;

  const accessToken = (user: User, family: string, now: number) =>
    makeAccessToken(
      { sub: user.address, chainId: user.chainId, family, exp: now + options.accessTokenSeconds },
      options.keys,
    );

  /** The user of a call that requires credentials, with their session, or 401. */
  async function requireSession(c: Context): Promise<User & { family: string }> {
    const token = c.req.header(ACCESS_TOKEN_HEADER);
    const claims = token ? await readAccessToken(token, options.keys) : null;
    const session = claims && { address: claims.sub, chainId: claims.chainId, family: claims.family };
    // A token counts only if its session belongs to the same person.
    if (!session || !(await sessionLives(database, { ...session, now: wallSeconds() }))) {
      throw refuse('auth.required', 'Please log in to your wallet before continuing');
    }
    return session;
  }
  const requireUser = async (c: Context): Promise<User> => {
    const { address, chainId } = await requireSession(c);
    return { address, chainId };
  };

  /** A session for whoever signed this message. @throws ApiError */
  async function begin(c: Context, body: LoginBody): Promise<Session> {
    const { credentials, isSecure } = readLogin(body);
    const network = context.networks.byId(credentials.chainId);
    if (!network) throw refuse('auth.chain', 'This network is not supported.');
    const now = wallSeconds();
    const { nonce, issuedAt } = checkMessage(c, options.hosts, credentials, Date.now() / 1000);
    if (!(await isSignedBy(network, credentials, isSecure))) {
      throw refuse('auth.signature', 'The signature is not by this address.');
    }
    const nonceEnds = Math.ceil(issuedAt) + MESSAGE_SECONDS + CLOCK_SKEW_SECONDS;
    if (!(await useNonce(database, credentials.address, nonce, now, nonceEnds))) {
      throw refuse('auth.replayed', 'This message was used before.');
    }
    const user = { address: credentials.address, chainId: credentials.chainId };
    const refresh = makeRefreshToken();
    const family = randomUUID();
    await createSession(database, {
      ...user,
      family,
      tokenHash: hashRefreshToken(refresh),
      now,
      endsAt: now + SESSION_SECONDS,
    });
    return { access: await accessToken(user, family, Date.now() / 1000), refresh, user };
  }

  const handlers: Pick<Handlers<typeof routes>, 'login' | 'refresh' | 'logout' | 'logoutEverywhere' | 'authCheck'> = {
    async login({ c, body }) {
      const who = { client: clientOf(c), account: 'sentAddress' in body ? body.sentAddress : body.address };
      try {
        const session = await begin(c, body);
        securityLog({ event: 'sign-in', ...who, details: { chainId: session.user.chainId } });
        return single(session);
      } catch (error) {
        if (error instanceof ApiError && error.code === 401)
          securityLog({ event: 'sign-in.refused', ...who, details: { reason: error.msgId } });
        throw error;
      }
    },
    async refresh({ c, body: { refreshToken } }) {
      const session = await rotateRefreshToken(database, {
        tokenHash: hashRefreshToken(refreshToken),
        now: wallSeconds(),
        seed: randomBytes(16).toString('hex'),
        successorHash: (seed) => hashRefreshToken(refreshTokenAfter(refreshToken, seed)),
      });
      if (session !== null && 'reused' in session)
        securityLog({ event: 'refresh.reused', client: clientOf(c), account: session.reused.address });
      if (session === null || 'reused' in session) throw refuse('auth.refresh', 'This session has ended.');
      const { family, seed, ...user } = session;
      return single({
        access: await accessToken(user, family, Date.now() / 1000),
        refresh: refreshTokenAfter(refreshToken, seed),
      });
    },
    async logout({ c, body: { tokenHash } }) {
      const ended = await endSession(database, tokenHash);
      if (ended !== null) securityLog({ event: 'sign-out', client: clientOf(c), account: ended.address });
      // The same answer for every token: this call does not reveal which sessions exist.
      return single({ signedOut: true });
    },
    async logoutEverywhere({ c, user }) {
      await endSessionsOf(database, user.address);
      securityLog({ event: 'sign-out.everywhere', client: clientOf(c), account: user.address });
      return single({ signedOut: true });
    },
    authCheck: async ({ c }) => single({ user: await requireUser(c) }),
  };
  return { requireUser, requireSession, handlers };
}
