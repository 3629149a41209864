import { nextOfferState } from '@forecourt/domain/trade-in/offer-steps';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { HeldJourney } from './choose-vehicle.ts';
import { secretHashOf } from './journey-secret.ts';
import { changeTo, flowOf, stateOf } from './journey-state.ts';

export interface StepBackPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'changeJourney' | 'findJourney'> }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

/**
 * One step back on the way to an offer (TRADE-1); what was typed and found stays. Pressed twice, or in a tab that was
 * left behind, it changes nothing: the page says which version of the journey it shows.
 */
export async function stepBack(
  { store, tokens }: StepBackPorts,
  { scope, settings }: Pick<SiteContext, 'scope' | 'settings'>,
  { secret, version, now }: HeldJourney & { readonly version: number | null },
): Promise<void> {
  await store.run(scope, async ({ offers }) => {
    const journey = await offers.findJourney(secretHashOf(tokens, secret), now);
    if (!journey || (version !== null && version !== journey.version)) return;
    const flow = flowOf(settings);
    const state = stateOf(journey, flow, now);
    const next = nextOfferState(state, { type: 'back' }, flow);
    if (next !== state) await offers.changeJourney(journey, changeTo(next));
  });
}
