import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { Clock } from '../ports/platform/clock.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferJourney, OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { secretHashOf } from './journey-secret.ts';

export interface AwaitPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'findJourney'> }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly clock: Pick<Clock, 'after' | 'elapsedMs' | 'now'>;
}

const lookEveryMs = 250;

/** The journey once the valuation service has answered, or as it stands after a while; null where there is none. */
export async function awaitAnswer(
  { store, tokens, clock }: AwaitPorts,
  { scope }: Pick<SiteContext, 'scope'>,
  { secret, mostMs }: { readonly secret: string; readonly mostMs: number },
): Promise<OfferJourney | null> {
  const secretHash = secretHashOf(tokens, secret);
  const endMs = clock.elapsedMs() + mostMs;
  for (;;) {
    const journey = await store.run(scope, ({ offers }) => offers.findJourney(secretHash, clock.now()));
    if (journey?.phase !== 'waiting' || clock.elapsedMs() >= endMs) return journey;
    await new Promise<void>((resolve) => {
      clock.after(lookEveryMs, resolve);
    });
  }
}
