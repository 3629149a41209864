import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { journeyDays } from '@forecourt/domain/trade-in/journey-limits';
import { offerStepList } from '@forecourt/domain/trade-in/offer-steps';
import type { NextStepView } from '../../leads/pages/lead-form-page.view.ts';
import type { LookingView } from './find-step.view.ts';

/** How an offer comes about, with the figures of the site (TRADE-6, TRADE-7). */
export function howItGoes({
  tradeIn,
  tradeInContent,
}: Pick<SiteSettings, 'tradeIn' | 'tradeInContent'>): readonly NextStepView[] {
  const { oldestYears, mostKm, offerValidDays } = tradeIn;
  const days = offerValidDays === 1 ? 'a day' : `${offerValidDays} days`;
  return [
    {
      title: 'A few questions, then a number',
      text: `For cars up to ${oldestYears} years old and ${mostKm.toLocaleString('en-AU')} km. Yours is older, or has done more? ${tradeInContent.contactPromise}`,
    },
    {
      title: `It stands for ${days}`,
      text: 'Bring the car in and we’ll look it over with you. Whether you buy from us or not.',
    },
    {
      title: 'Then direct credit',
      text: 'We’ll pay out any finance owing from your payout letter, and pay you the difference.',
    },
  ];
}

/** What is said while a car is being looked up (TRADE-2). */
export function lookingWords({ tradeInContent }: Pick<SiteSettings, 'tradeInContent'>): LookingView {
  const { lookupMessages, lookupMessageSeconds } = tradeInContent;
  return {
    messages: { lookupMessages, lookupMessageSeconds },
    note: 'Usually under ten seconds. You can change the plate as soon as the answer is here.',
  };
}

/** What becomes of what was typed, and when anybody is asked who they are. */
export function keptWords(settings: Pick<SiteSettings, 'tradeIn'>): string {
  const details = offerStepList(settings.tradeIn).length;
  return `Kept on this phone or computer for ${journeyDays} days. We won’t ask for your name or number before step ${details}.`;
}
