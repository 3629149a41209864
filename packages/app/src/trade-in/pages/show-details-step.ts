import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { phoneWords } from '@forecourt/domain/contact/phone-words';
import { describeForm } from '@forecourt/domain/form/form';
import { successCategory } from '@forecourt/domain/leads/success-category';
import { hasPage } from '@forecourt/domain/site/has-page';
import { pathFor } from '@forecourt/domain/site/paths';
import { offerDetailsForm } from '@forecourt/domain/trade-in/instant-offer-forms';
import { aroundForm, type FormEntries, type LeadFormView } from '../../leads/pages/lead-form.view.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import type { SentDetails, TradeInStore } from '../../ports/trade-in/trade-in-store.port.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import { loadSitePages, type SitePagesStores } from '../../shared/site-pages.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { programWords } from '../offer-promises.ts';
import type { DetailsStepView } from './details-step.view.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';

export interface DetailsStepPorts {
  readonly store: StoreRunner<
    SitePagesStores & {
      readonly leads: Pick<LeadStore, 'findForSender'>;
      readonly tradeIns: Pick<TradeInStore, 'findDetails'>;
    }
  >;
  readonly tokens: Pick<SessionTokens, 'make'>;
}

export interface ShownDetails {
  readonly journey: OfferJourney;
  readonly senderHash: Uint8Array | null;
  readonly now: Date;
  /** What was sent without a script, and what is wrong with it. */
  readonly entries?: FormEntries;
  readonly problems?: readonly FormProblem[];
  /** By which a repeat is known. */
  readonly key?: string;
}

/** The form of the last step, with what was sent before where the answers are being changed. */
export async function showDetailsStep(
  { store, tokens }: DetailsStepPorts,
  context: SiteContext,
  { journey, senderHash, now, entries, problems = [], key = tokens.make() }: ShownDetails,
): Promise<InstantOfferPage> {
  const { settings } = context;
  const { leadId } = journey;
  const { sent, isSender, sitePages } = await store.run(
    context.scope,
    async ({ leads, tradeIns, pages, models }) => ({
      sent: leadId === null ? null : await tradeIns.findDetails(leadId),
      isSender: leadId && senderHash ? (await leads.findForSender(leadId, senderHash)) !== null : false,
      sitePages: await loadSitePages({ pages, models }, context),
    }),
  );
  const termsHref = pathFor(settings, 'valuationTerms');
  const { conditionChoices, conditionHints, oldestYears, mostKm } = settings.tradeIn;
  const hasHints = conditionHints.length === conditionChoices.length;
  const head = journeyHead(context, journey, {
    heading: leadId === null ? 'Nearly there' : 'Change your answers',
    now,
  });
  const view: DetailsStepView = {
    ...head,
    // The form itself says what is wrong with it.
    message: problems.length > 0 ? null : head.message,
    step: 'details',
    form: formOf(context, { entries: entries ?? (sent ? entriesOf(sent, isSender) : {}), problems, key }),
    conditions: conditionChoices.map((value, index) => ({
      value,
      label: value,
      hint: hasHints ? (conditionHints[index] ?? null) : null,
    })),
    program: programWords(context),
    person: { text: 'Ask for a person', href: pathFor(settings, 'contact') },
    termsHref: hasPage(termsHref, sitePages) ? termsHref : null,
    promise: {
      text: 'In a few seconds',
      note: `For cars up to ${oldestYears} years old and ${mostKm.toLocaleString('en-AU')} km. For others, we’ll call you.`,
    },
  };
  return journeyPage(context, view, problems.length > 0 ? 422 : 200);
}

function formOf(
  { settings }: Pick<SiteContext, 'settings'>,
  {
    entries,
    problems,
    key,
  }: { readonly entries: FormEntries; readonly problems: readonly FormProblem[]; readonly key: string },
): LeadFormView {
  const { errorText } = settings.tradeInContent;
  return {
    ...aroundForm(settings),
    form: { ...describeForm(offerDetailsForm(settings)), errorText },
    action: offerPaths.details,
    name: 'instantOffer',
    carId: null,
    page: offerPaths.journey,
    entries,
    problems,
    key,
    submitText: 'Show me the offer',
    successCategory: successCategory('instantOffer'),
    words: { formError: errorText, unexpectedError: errorText },
  };
}

/**
 * The answers under their names on the wire; a consent is given anew. Who somebody is is told to the browser that sent it:
 * whoever has the link has the car and its offer.
 */
function entriesOf(sent: SentDetails, isSender: boolean): FormEntries {
  const person = {
    name: sent.name,
    last_name: sent.lastName,
    email: sent.email,
    phone: sent.phone && phoneWords(sent.phone),
    postcode: sent.postcode,
  };
  const named = {
    ...(isSender && person),
    odometer: sent.odometer === null ? null : String(sent.odometer),
    service_history: sent.serviceHistory,
    number_of_keys: sent.numberOfKeys,
    car_condition: sent.carCondition,
    comments: sent.comments,
  };
  return Object.fromEntries(Object.entries(named).flatMap(([name, said]) => (said ? [[name, said]] : [])));
}
