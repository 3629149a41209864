import { describe, expect, it } from 'vitest';
import { offerReasons, signedDollars } from './offer-reasons.ts';
import { valuationReasons, type ValuationLine } from './read-valuation.ts';

const line = (
  reason: ValuationLine['reason'],
  dollars: number,
  more: Partial<ValuationLine> = {},
): ValuationLine => ({
  reason,
  amountCents: dollars * 100,
  count: null,
  kmFewer: null,
  ...more,
});
const answers = { odometer: 61_400, serviceHistory: 'Full', numberOfKeys: '2', carCondition: 'Good' };
const rows = (lines: readonly ValuationLine[], of: typeof answers | null = answers) =>
  offerReasons(lines, of).map(({ text, note, amount }) => [text, note, amount]);

describe('TRADE-6.1 why an offer is what it is', () => {
  it('is a sum whose lines say what the seller said', () => {
    const lines = [
      line('market', 28_050, { count: 41 }),
      line('odometer', 350, { kmFewer: 4_000 }),
      line('condition', -700),
      line('serviceHistory', 200),
      line('keys', -250),
      line('preparation', -500),
      line('other', 250),
    ];
    expect(rows(lines)).toEqual([
      ['Trade value of cars like it', 'From 41 cars', '$28,050'],
      ['61,400 km', '4,000 km fewer than most of its year', '+$350'],
      ['Condition: Good', null, '−$700'],
      ['Service history: Full', null, '+$200'],
      ['Keys: 2', null, '−$250'],
      ['Getting it ready for sale', null, '−$500'],
      ['Other things about it', null, '+$250'],
    ]);
  });

  it.each([
    [line('odometer', -900, { kmFewer: -12_000 }), '12,000 km more than most of its year'],
    [line('odometer', 0, { kmFewer: 0 }), null],
    [line('odometer', 0), null],
    [line('market', 1, { count: 1 }), 'From one car'],
    [line('market', 1, { count: 0 }), null],
    [line('market', 1), null],
  ])('says what is known of a line', (one, note) => {
    expect(offerReasons([one], answers)[0]?.note).toBe(note);
  });

  it('stands without the answers, which may be erased', () => {
    const lines = valuationReasons.map((reason) => line(reason, -1));
    expect(offerReasons(lines, null).map(({ text }) => text)).toEqual([
      'Trade value of cars like it',
      'Kilometres',
      'Condition',
      'Service history',
      'Keys',
      'Getting it ready for sale',
      'Other things about it',
    ]);
    expect(offerReasons([line('market', -1)], null)[0]?.amount).toBe('−$1');
    expect(offerReasons([line('odometer', 1)], { ...answers, odometer: null })[0]?.text).toBe('Kilometres');
  });

  it('has a sign before what is added or taken away', () => {
    expect([signedDollars(35_000), signedDollars(-70_050)]).toEqual(['+$350', '−$700.50']);
  });
});
