import { maxCodeTries, triesLeft } from '@forecourt/domain/accounts/one-time-code';
import { signInLimits } from '@forecourt/domain/accounts/sign-in-limits';
import { sessionExpiry } from '@forecourt/domain/accounts/visitor-session';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { CodeStore } from '../ports/accounts/code-store.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { SessionStore } from '../ports/accounts/session-store.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { VisitorStore } from '../ports/accounts/visitor-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { challengeHashOf } from './request-code.ts';
import { keepFavourites, type CarriedFavourite, type FavouriteStores } from './keep-favourites.ts';

export interface SignInPorts {
  readonly store: StoreRunner<
    {
      readonly codes: Pick<CodeStore, 'redeem'>;
      readonly sessions: Pick<SessionStore, 'start' | 'end'>;
      readonly visitors: Pick<VisitorStore, 'welcome'>;
    } & FavouriteStores
  >;
  readonly codeKeys: Pick<CodeKeys, 'hashes'>;
  readonly limiter: RateLimiter;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

export interface SignInAttempt {
  readonly phone: string;
  /** Under which this browser asked for the code. */
  readonly challenge: string;
  readonly code: string;
  /** Of the token that the visitor gets. */
  readonly tokenHash: Uint8Array;
  /** Of the session that the browser already has: it ends, whosever it is. */
  readonly before: Uint8Array | null;
  /** What its owner will know the session by. */
  readonly device: string | null;
  /** What this browser had saved before anybody was known. */
  readonly favourites: readonly CarriedFavourite[];
  readonly network: string;
  readonly now: Date;
}

export type SignInRefusal =
  | { readonly reason: 'wrong'; readonly triesLeft: number }
  | { readonly reason: 'expired' | 'too_many_tries' }
  | { readonly reason: 'too_many_requests'; readonly retrySeconds: number };

/**
 * Signs a visitor in with the code from their phone (AUTH-1). A right code makes them a visitor of the site,
 * begins a session and takes in their favourites, all of it or nothing; a wrong one is counted, and that stays.
 */
export async function signIn(
  { store, codeKeys, limiter, tokens }: SignInPorts,
  { site, scope, settings }: Pick<SiteContext, 'site' | 'scope' | 'settings'>,
  { phone, challenge, code, tokenHash, before, device, favourites, network, now }: SignInAttempt,
): Promise<Result<{ readonly expiresAt: Date }, SignInRefusal>> {
  const retrySeconds = await limiter.take('tries of address', network, signInLimits.triesPerAddress);
  if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });

  const codeHashes = codeKeys.hashes({ siteId: site.id, phone, challenge, code });
  const challengeHash = challengeHashOf(tokens, challenge);
  return store.run(scope, async ({ codes, sessions, visitors, ...stores }) => {
    const { outcome, tries } = await codes.redeem({
      phone,
      challengeHash,
      codeHashes,
      maxTries: maxCodeTries,
      now,
    });
    if (outcome === 'wrong' || outcome === 'accepted') {
      const wait = await waitOf(limiter, { network, phone });
      if (wait > 0) return fail({ reason: 'too_many_requests', retrySeconds: wait });
    }
    if (outcome === 'wrong') return fail({ reason: outcome, triesLeft: triesLeft({ tries }) });
    if (outcome !== 'accepted') return fail({ reason: outcome });

    const visitor = await visitors.welcome(phone, now);
    if (before) await sessions.end(before);
    const expiresAt = sessionExpiry({ startedAt: now, now }, settings.accounts);
    await sessions.start({ visitorId: visitor.id, tokenHash, device, expiresAt, now });
    await keepFavourites(stores, visitor.id, { favourites, now });
    return ok({ expiresAt });
  });
}

/**
 * Every try of a code counts for the phone too, however many it was sent. Of these one network has its part alone: a
 * stranger cannot use up its owner's.
 */
async function waitOf(
  limiter: RateLimiter,
  { network, phone }: Pick<SignInAttempt, 'network' | 'phone'>,
): Promise<number> {
  const whose = `${network} ${phone}`;
  const wait = await limiter.take('tries of address for phone', whose, signInLimits.triesPerAddressAndPhone);
  return wait > 0 ? wait : limiter.take('tries for phone', phone, signInLimits.triesPerPhone);
}
