import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { KeptValuation, TradeInStore } from '../ports/trade-in/trade-in-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { secretHashOf } from './journey-secret.ts';

export interface SaveValuationPorts {
  readonly store: StoreRunner<{
    readonly offers: Pick<OfferStore, 'findJourney'>;
    readonly tradeIns: Pick<TradeInStore, 'keepValuation'>;
  }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

/** Keeps a valuation beside the car of a journey for staff (TRADE-6), where the site wants that; false: there is no such journey. */
export async function saveValuation(
  { store, tokens }: SaveValuationPorts,
  { scope, settings }: Pick<SiteContext, 'scope' | 'settings'>,
  {
    secret,
    valuation,
    now,
  }: { readonly secret: string; readonly valuation: KeptValuation; readonly now: Date },
): Promise<boolean> {
  const secretHash = secretHashOf(tokens, secret);
  return store.run(scope, async ({ offers, tradeIns }) => {
    const { lookup } = (await offers.findJourney(secretHash, now)) ?? {};
    if (!lookup) return false;
    return !settings.tradeIn.savesValuation || tradeIns.keepValuation(lookup.id, valuation);
  });
}
