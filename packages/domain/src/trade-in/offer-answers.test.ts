import { describe, expect, it } from 'vitest';
import { adjustmentAnswers, answersText } from './offer-answers.ts';

const answers = { odometer: 61_400, serviceHistory: 'Full', numberOfKeys: '2', carCondition: 'Good' };
const plate = { rego: '1QX7LM', state: 'vic' };

describe('DATA-6.3 the answers about a car', () => {
  it('go to the valuation service under the form’s names, without those that were not given', () => {
    expect(adjustmentAnswers({ ...answers, numberOfKeys: null })).toEqual([
      { question: 'odometer', answer: '61400' },
      { question: 'service_history', answer: 'Full' },
      { question: 'car_condition', answer: 'Good' },
    ]);
  });

  it('are the same text for the same car and answers, and another for any other', () => {
    const text = answersText(plate, answers);
    expect(answersText({ ...plate }, { ...answers })).toBe(text);
    const others = [
      answersText({ ...plate, state: 'nsw' }, answers),
      answersText(plate, { ...answers, odometer: 61_401 }),
      answersText(plate, { ...answers, carCondition: 'Fair' }),
    ];
    expect(new Set([text, ...others]).size).toBe(4);
  });
});
