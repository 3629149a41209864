import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { pathFor } from '@forecourt/domain/site/paths';
import { differingWords } from '@forecourt/domain/trade-in/differing-words';
import { longestWaitMs } from '@forecourt/domain/trade-in/journey-limits';
import { offerSelectionForm } from '@forecourt/domain/trade-in/instant-offer-forms';
import { locationDetails } from '../../leads/pages/make-lead-form-page-view.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import { offerPaths, vehiclePath } from '../../shared/offer-address.ts';
import { loadSitePages, type SitePagesStores } from '../../shared/site-pages.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { flowOf, stateOf } from '../journey-state.ts';
import type { FindStepView, NotFoundStateView, PlateView, SeveralStateView } from './find-step.view.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';
import { keptWords, lookingWords } from './offer-words.ts';
import { beginning, buyingHours, enquiryLink, plateStep } from './plate-step.ts';
import { findTowardsCar, towardsWords } from './towards-car.ts';

export interface FindStepPorts {
  readonly store: StoreRunner<
    {
      readonly cars: Pick<CarStore, 'findById'>;
      readonly locations: Pick<LocationStore, 'list'>;
    } & SitePagesStores
  >;
}

interface FindStep {
  readonly journey: OfferJourney;
  readonly now: Date;
  /** Of the choice between several cars, as it was just sent. */
  readonly problems?: readonly FormProblem[];
}

const mostLocations = 1_000;
/** A longer list has a box to search it. */
const mostUnsearched = 8;

/** Which car it is, as far as that is known (TRADE-2, TRADE-3, TRADE-8). */
export async function showFindStep(
  ports: FindStepPorts,
  context: SiteContext,
  input: FindStep,
): Promise<InstantOfferPage> {
  const { problems = [] } = input;
  const view = await findStep(ports, context, input);
  return journeyPage(context, view, problems.length > 0 && view.state === 'several' ? 422 : 200);
}

async function findStep(ports: FindStepPorts, context: SiteContext, input: FindStep): Promise<FindStepView> {
  const { journey, now } = input;
  const { settings } = context;
  const state = stateOf(journey, flowOf(settings), now);
  if (state.phase === 'waiting') return waitingStep(context, input);
  if (state.phase === 'notFound') return notFoundStep(ports, context, input);
  if (state.step === 'selection') return severalStep(context, input);
  const car = await findTowardsCar(ports, context, { carId: journey.towardsCarId, now });
  return plateStep(context, { journey, carId: car?.id ?? null, lead: towardsWords(car), now });
}

function waitingStep({ settings }: SiteContext, { journey, now }: FindStep): FindStepView {
  const { tradeInContent } = settings;
  return {
    ...journeyHead({ settings }, journey, { heading: tradeInContent.startHeading, now }),
    step: 'find',
    state: 'waiting',
    plate: plateOf(journey) ?? { rego: '', state: '' },
    ...lookingWords(settings),
    waitedMs: Math.max(0, now.getTime() - (journey.askedAt ?? now).getTime()),
    mostMs: longestWaitMs,
    source: vehiclePath,
    enquiry: enquiryLink(journey.towardsCarId),
    ...beginning({ settings }),
  };
}

function severalStep({ settings }: SiteContext, { journey, now, problems = [] }: FindStep): SeveralStateView {
  const descriptions = journey.lookup?.descriptions ?? [];
  const { fields, errorHeading } = offerSelectionForm(settings, descriptions);
  const words = differingWords(descriptions);
  const lead =
    descriptions.length === 1
      ? 'We found one car that fits this plate.'
      : `We found ${descriptions.length} cars that fit this plate. What differs is in bold: your rego papers say which is yours.`;
  return {
    ...journeyHead({ settings }, journey, { heading: 'Which one is yours?', lead, now }),
    step: 'find',
    state: 'several',
    action: offerPaths.choose,
    version: journey.version,
    name: fields.manualEntry.name,
    legend: fields.manualEntry.label,
    choices: descriptions.map((value, index) => ({
      value,
      words: words[index] ?? [],
      isChosen: value === journey.lookup?.chosenDescription,
    })),
    filter:
      descriptions.length > mostUnsearched
        ? { label: 'Find yours in the list', none: 'No car in the list has these words.' }
        : null,
    problem: problems[0]?.message ?? null,
    errorHeading,
    continueText: 'Continue',
    plate: plateOf(journey),
    kept: keptWords(settings),
    restart: { label: 'Start again', href: pathFor(settings, 'tradeIn') },
    enquiry: enquiryLink(journey.towardsCarId),
  };
}

async function notFoundStep(
  { store }: FindStepPorts,
  context: SiteContext,
  { journey, now }: FindStep,
): Promise<NotFoundStateView> {
  const { settings } = context;
  const { contactPromise, notFoundText, notFoundTitle, startHeading } = settings.tradeInContent;
  const { locations, sitePages } = await store.run(context.scope, async (stores) => ({
    locations: await stores.locations.list(mostLocations),
    sitePages: await loadSitePages(stores, context),
  }));
  const page = { context, now, sitePages };
  const { location, isBuying } = locationDetails(null, locations, page, 'Trade-in Enquiry');
  const ownHours = (location?.hours ?? []).map(({ days, hours }) => `${days} ${hours}`).join(', ');
  return {
    ...journeyHead(context, journey, { heading: startHeading, now }),
    step: 'find',
    state: 'notFound',
    plate: plateOf(journey),
    title: notFoundTitle,
    text: notFoundText,
    phone: location?.phone ?? null,
    contact: { label: 'Contact', href: pathFor(settings, 'contact') },
    promise: contactPromise,
    location,
    hours: isBuying && ownHours !== '' ? ownHours : buyingHours(context),
    enquiry: enquiryLink(journey.towardsCarId),
  };
}

function plateOf({ plate }: OfferJourney): PlateView | null {
  return plate && { rego: plate.rego, state: plate.state.toUpperCase() };
}
