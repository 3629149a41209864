import type { CodeKeys } from '@forecourt/app/ports/accounts/code-keys.port';
import type { SignOnProvider, SingleSignOn } from '@forecourt/app/ports/staff/single-sign-on.port';
import type { AccountId } from '@forecourt/domain/core/ids';
import { fail, ok } from '@forecourt/domain/core/result';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { guardCalls, type GuardedCall } from '@forecourt/resilience/guard-calls';
import { singleFlight } from '@forecourt/resilience/single-flight';
import { LRUCache } from 'lru-cache';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client';
import { checkedUrl, type OutgoingPolicy } from '../webhook/outgoing-policy.ts';
import { discover } from './discover.ts';
import { ProviderSilent, providerFetch } from './provider-fetch.ts';
import { readClaims } from './read-claims.ts';

interface Options {
  readonly keys: Pick<CodeKeys, 'seal' | 'open'>;
  readonly policy: OutgoingPolicy;
  readonly clock: ElapsedClock;
  /** Why a provider did not answer, for whoever looks after it. */
  readonly onSilent: (accountId: AccountId, error: unknown) => void;
}

/** Of one call, and of all that one step of signing in takes: its description, token, keys and email. */
const callTimeoutMs = 4_000;
const stepTimeoutMs = 8_000;
/** One that was silent three times is left alone for this long. */
const breakerLimits = { failuresInRow: 3, pauseMs: 20_000 };
const mostProviders = 500;
const descriptionMs = 600_000;

const placeOf = (accountId: AccountId) => `client secret of ${accountId}`;

/**
 * Single sign-on by OpenID Connect. Each account's provider has a description that is kept for a while and a circuit
 * breaker of its own, so that one that is down slows nobody else.
 */
export function openIdConnect({ keys, policy, clock, onSilent }: Options): SingleSignOn {
  const fetch = providerFetch(policy, callTimeoutMs);
  const guards = new LRUCache<AccountId, GuardedCall>({ max: mostProviders });
  const known = new LRUCache<string, Configuration>({ max: mostProviders, ttl: descriptionMs });
  const flights = singleFlight<Configuration>();

  function guardOf(accountId: AccountId): GuardedCall {
    const guard =
      guards.get(accountId) ??
      guardCalls({ limits: breakerLimits, timeoutMs: stepTimeoutMs, clock, onChange: () => undefined });
    guards.set(accountId, guard);
    return guard;
  }

  function configurationOf(provider: SignOnProvider): Promise<Configuration> {
    const key = Object.values(provider).join(' ');
    const found = known.get(key);
    if (found) return Promise.resolve(found);
    return flights.run(key, async () => {
      const secret = keys.open(provider.sealedSecret, placeOf(provider.accountId));
      if (secret === null) throw new ProviderSilent('the client secret cannot be opened');
      const configuration = await discover(provider, secret, { fetch, policy });
      known.set(key, configuration);
      return configuration;
    });
  }

  /** Null where the provider does not answer; what else fails is the work's own to say. */
  function withProvider<T>(
    provider: SignOnProvider,
    work: (configuration: Configuration) => Promise<T>,
  ): Promise<T | null> {
    return guardOf(provider.accountId)(async () => {
      try {
        return await work(await configurationOf(provider));
      } catch (error) {
        onSilent(provider.accountId, error);
        throw error;
      }
    });
  }

  return {
    async ask(provider, { redirectTo, isFresh, email }) {
      const verifier = randomPKCECodeVerifier();
      const asked = { state: randomState(), nonce: randomNonce(), verifier };
      const challenge = await calculatePKCECodeChallenge(verifier);
      const address = await withProvider(provider, async (configuration) => {
        const { href } = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectTo,
          scope: 'openid email',
          code_challenge: challenge,
          code_challenge_method: 'S256',
          state: asked.state,
          nonce: asked.nonce,
          ...(isFresh && { prompt: 'login', max_age: '0' }),
          ...(email !== null && { login_hint: email }),
        });
        const checked = checkedUrl(href, policy);
        if ('refused' in checked) throw new ProviderSilent(checked.refused);
        return href;
      });
      return address === null ? fail('no_answer') : ok({ address, asked });
    },

    async claimsOf(provider, cameBack) {
      const claims = await withProvider(provider, (configuration) => readClaims(configuration, cameBack));
      return claims ?? fail('no_answer');
    },

    sealSecret: (accountId, secret) => keys.seal(secret, placeOf(accountId)),
  };
}
