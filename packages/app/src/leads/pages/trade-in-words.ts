import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { tradeInFaq } from '@forecourt/domain/trade-in/trade-in-faq';
import type { FaqView } from '../../pages/blocks/faq.block.ts';
import type { NextStepView } from './lead-form-page.view.ts';

/** What happens after a trade-in is sent: when somebody calls is the site's own promise (TRADE-7). */
export function tradeInSteps({
  tradeInContent,
}: Pick<SiteSettings, 'tradeInContent'>): readonly NextStepView[] {
  return [
    {
      title: 'We’ll get in touch',
      text: `${tradeInContent.contactPromise} Our buying team is here ${tradeInContent.buyingTeamHours}.`,
    },
    {
      title: 'We’ll look it over',
      text: 'Bring it in with its papers and keys, and we’ll go over it with you.',
    },
    {
      title: 'You’ll get an offer',
      text: 'Put it towards your next one, or we’ll pay you by direct credit.',
    },
  ];
}

/** The questions of sellers, with the site's figures in the answers (TRADE-7). */
export function tradeInQuestions(settings: SiteSettings): FaqView['questions'] {
  return tradeInFaq(settings).map(({ title, text }) => ({ question: title, answer: text }));
}
