import { offerStepList, showsBack, type OfferStep } from '@forecourt/domain/trade-in/offer-steps';
import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { flowOf, stateOf } from '../journey-state.ts';
import type { JourneyHeadView } from './journey-head.view.ts';

/** What stands over a step of a journey; null: none has begun. */
export function journeyHead(
  { settings }: Pick<SiteContext, 'settings'>,
  journey: OfferJourney | null,
  {
    heading,
    lead = null,
    now,
  }: { readonly heading: string; readonly lead?: string | null; readonly now: Date },
): JourneyHeadView {
  const state = journey && stateOf(journey, flowOf(settings), now);
  const step: OfferStep = state?.step ?? 'vehicle';
  const list = offerStepList(settings.tradeIn);
  const at = list.findIndex(({ key }) => key === step);
  const isDone = state?.phase === 'done';
  return {
    heading,
    lead,
    steps: list.map(({ title }, index) => ({
      title,
      state: isDone || index < at ? 'done' : index === at ? 'current' : 'toCome',
    })),
    car: journey && carOf(journey),
    back:
      journey && state && showsBack(state)
        ? { action: offerPaths.back, text: 'Back', version: journey.version }
        : null,
    message: state?.message ?? null,
    link: null,
  };
}

function carOf({ lookup, plate, step }: OfferJourney): JourneyHeadView['car'] {
  if (!lookup || !plate || step === 'vehicle') return null;
  const { year, make, model, variant } = lookup.vehicle;
  const title = [year, make, model, variant].filter((part) => part !== null).join(' ');
  return title === '' ? null : { title, plate: plate.rego };
}
