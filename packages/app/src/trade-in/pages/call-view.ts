import { locationZone } from '@forecourt/domain/locations/location-zone';
import { momentWords } from '@forecourt/domain/locations/moment-words';
import { valuationEligibility } from '@forecourt/domain/trade-in/valuation-eligibility';
import { whoAnswers } from '../../leads/pages/receipt-of-form.ts';
import { answerStep } from '../../leads/pages/receipt-steps.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { offeredCarTitle } from '../offered-car.ts';
import type { FoundOffer } from './found-offer.ts';
import { bookWay, pressOf } from './offer-parts.ts';
import type { CallStepView } from './offer-step.view.ts';

/** A person calls in place of a number, with the clock of who answers (TRADE-6, TRADE-7). */
export function callView(context: SiteContext, found: FoundOffer, now: Date) {
  const { journey, details, location, received } = found;
  const { settings } = context;
  const { oldestYears, mostKm, offerValidDays } = settings.tradeIn;
  const vehicle = journey.lookup?.vehicle ?? null;
  const zone = location ? locationZone(location, context.zone) : context.zone;
  const words = (moment: Date) => momentWords(moment, now, zone);
  const who = whoAnswers(context, location);
  const km = details?.odometer ?? null;
  const isForPerson =
    vehicle !== null &&
    !valuationEligibility({ ...vehicle, km }, settings.tradeIn, { now, zone: context.zone }).isEligible;
  const driven = km === null ? null : `${km.toLocaleString('en-AU')} km`;
  return {
    state: 'call' as const,
    heading: isForPerson ? 'This one needs a person, not a calculator' : 'We’ll call you with a number',
    tone: [`Your ${offeredCarTitle(vehicle)}`, driven].filter(Boolean).join(', '),
    text: isForPerson
      ? `We give a number straight away for cars up to ${oldestYears} years old and ${mostKm.toLocaleString('en-AU')} km. Yours deserves a proper look, and we have your answers.`
      : 'Our valuation service didn’t give us a number this time. We have your answers, so you won’t need to tell us again.',
    clock: [
      ...(received
        ? [
            {
              state: 'done' as const,
              title: `${words(received.at)}, got it`,
              text: received.isMailed ? 'We’re emailing you a confirmation' : null,
            },
            answerStep(received.due, { now, who, reach: 'call you' }, words),
          ]
        : []),
      {
        state: 'later' as const,
        title: 'Then we’ll make you an offer',
        text: `It stands for ${offerValidDays === 1 ? 'a day' : `${offerValidDays} days`}.`,
      },
    ],
    rows: [
      ['Rego', journey.plate?.rego],
      ['Odometer', driven],
      ['Condition', details?.carCondition],
      ['Service history', details?.serviceHistory],
      ['Keys', details?.numberOfKeys],
    ].flatMap(([text, value]) => (text && value ? [{ text, value }] : [])),
    hours: `${settings.tradeInContent.contactPromise} Our buying team is here ${settings.tradeInContent.buyingTeamHours}.`,
    change: pressOf(offerPaths.change, 'Something’s not right, change it'),
    book: bookWay(context, found, 'Drive it in instead'),
  } satisfies Partial<CallStepView>;
}
