import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { mayStillBeAnswered } from '@forecourt/domain/trade-in/journey-limits';
import type { OfferFlow, OfferState } from '@forecourt/domain/trade-in/offer-steps';
import type { JourneyChange, OfferJourney } from '../ports/trade-in/offer-store.port.ts';

/** Where a kept journey stands, as the rules of its steps see it. */
export function stateOf(journey: OfferJourney, { errorText }: OfferFlow, now: Date): OfferState {
  const { phase, step, lookup, askedAt } = journey;
  const common = {
    vehicle: lookup?.vehicle ?? null,
    descriptions: lookup?.descriptions ?? [],
    message: null,
    problems: [],
  };
  if (step === 'offer') return { ...common, phase: 'done', step: 'details' };
  const isLost = phase === 'waiting' && !mayStillBeAnswered(askedAt, now);
  if (phase === 'unavailable' || isLost) return { ...common, phase: 'editing', step, message: errorText };
  return { ...common, phase, step };
}

/** What is written of a state that the rules say comes next. */
export function changeTo({ phase, step }: OfferState): Pick<JourneyChange, 'askedAt' | 'phase' | 'step'> {
  if (phase === 'done') return { phase: 'editing', step: 'offer', askedAt: null };
  return { phase, step, askedAt: null };
}

export function flowOf({
  tradeIn,
  tradeInContent,
}: Pick<SiteSettings, 'tradeIn' | 'tradeInContent'>): OfferFlow {
  return { asksForImages: tradeIn.asksForImages, errorText: tradeInContent.errorText };
}
