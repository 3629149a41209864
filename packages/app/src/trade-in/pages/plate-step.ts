import type { CarId } from '@forecourt/domain/core/ids';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { tradeInQuestions } from '../../leads/pages/trade-in-words.ts';
import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import type { LinkView } from '../../shared/link.view.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { BeginningView, PlateStateView } from './find-step.view.ts';
import { journeyHead } from './journey-head.ts';
import { howItGoes, lookingWords } from './offer-words.ts';
import { plateFormOf } from '../../shared/plate-form.view.ts';

export interface PlateStep {
  /** Null: none has begun, or it begins again. */
  readonly journey: OfferJourney | null;
  readonly typed?: { readonly rego?: string; readonly state?: string };
  readonly problems?: readonly FormProblem[];
  /** The car that the offer is put towards, as far as this site has it. */
  readonly carId: CarId | null;
  readonly lead: string | null;
  readonly carryOn?: PlateStateView['carryOn'];
  readonly now: Date;
}

/** The step that asks for a plate (TRADE-2). */
export function plateStep(
  context: Pick<SiteContext, 'settings'>,
  { journey, typed, problems = [], carId, lead, carryOn = null, now }: PlateStep,
): PlateStateView {
  const { settings } = context;
  const { tradeInContent } = settings;
  const kept = journey?.plate ?? {};
  return {
    ...journeyHead(context, journey, { heading: tradeInContent.startHeading, lead, now }),
    step: 'find',
    state: 'plate',
    form: plateFormOf(context, { ...kept, ...typed, problems, carId }),
    looking: lookingWords(settings),
    enquiry: enquiryLink(carId),
    ...beginning(context),
    questions: tradeInQuestions(settings),
    carryOn,
  };
}

/** The short enquiry, which knows what the journey knows. */
export function enquiryLink(carId: CarId | null): LinkView {
  const { enquiry } = offerPaths;
  return {
    label: 'Tell us about it instead',
    href: carId === null ? enquiry : `${enquiry}?car_id=${carId}`,
  };
}

/** What stands around the plate. */
export function beginning({ settings }: Pick<SiteContext, 'settings'>): BeginningView {
  return {
    isOnLead: settings.layout.hero === 'panel',
    nextSteps: howItGoes(settings),
    hours: buyingHours({ settings }),
  };
}

export function buyingHours({ settings }: Pick<SiteContext, 'settings'>): string {
  return `Buying team: ${settings.tradeInContent.buyingTeamHours}`;
}
