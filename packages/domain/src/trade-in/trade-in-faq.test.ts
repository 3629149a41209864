import { describe, expect, it } from 'vitest';
import { defaultSettings, settingsWith } from '../form/test/default-settings.ts';
import { tradeInFaq } from './trade-in-faq.ts';

const answers = (settings = defaultSettings) => tradeInFaq(settings).map(({ text }) => text);

describe('TRADE-7 the questions about trading in', () => {
  it('are five, with the figures of the site in their answers', () => {
    expect(answers()).toEqual([
      'For 7 days from the day you get it.',
      'We don’t usually give online estimates for cars over 7 years old or over 100,000 km. Ask us and we’ll have a look at yours.',
      'Ask your lender for a finance payout letter. We’ll pay out the loan for you.',
      'Once any loan is paid out, we’ll pay you the difference by direct credit.',
      'The usual reasons are: stolen or written off, major accident repair, major mechanical defects, missing service history, hail damage.',
    ]);
    expect(tradeInFaq(defaultSettings)[0]?.title).toBe('How long is my estimate valid?');
  });

  it('TRADE-7 name the age that the offer really uses where one rule feeds both', () => {
    expect(answers(settingsWith('law', { usesOneEstimateRule: true }))[1]).toContain('over 10 years old');
  });

  it('fill each place in, however often it stands there', () => {
    const faq = [{ title: 'How old?', text: '{years} {years} {km} {days} {other}' }];
    expect(answers(settingsWith('tradeInContent', { faq }))).toEqual(['7 7 100,000 7 {other}']);
  });
});
