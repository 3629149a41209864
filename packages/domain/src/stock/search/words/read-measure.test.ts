import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const utes = {
  makes: [{ make: 'Ford', models: ['Ranger'] }],
  values: { body: ['Ute', 'SUV'], cab: ['Dual cab', 'Single cab', 'Extra cab'] },
  measures: ['towing'],
} as const;
const vans = {
  makes: [{ make: 'Jayco', models: ['Expanda'] }],
  values: { body: ['Pop Top'], itemType: ['caravan'], sleeps: ['2', '4', '6'] },
  measures: ['tare', 'atm', 'length'],
} as const;
const bikes = {
  makes: [
    { make: 'Honda', models: ['CB500X'] },
    { make: 'Triumph', models: ['Trident 660'] },
  ],
  values: { body: ['Naked'], itemType: ['motorcycle'], lams: ['yes'] },
  measures: ['seatHeight', 'engineSize'],
} as const;

const heard = (typed: string, stock: typeof utes | typeof vans | typeof bikes) => {
  const { lists, ranges, query } = readWords(typed, stock, 2026);
  const ends = Object.entries(ranges).map(([name, { min, max }]) => `${name} ${min ?? ''}-${max ?? ''}`);
  return [...Object.entries(lists).map(([name, values]) => `${name} ${values.join()}`), ...ends, query].join(
    ' | ',
  );
};

it.each(['250cc', '250', 'under 700cc'])('SRCH-6.1 TEN-7 of a car or a van nobody says %s', (typed) => {
  expect([heard(typed, utes), heard(typed, vans)]).toEqual([typed, typed]);
});

it('SRCH-6.1 TEN-7 where cars are sold too, a number alone is no engine', () => {
  const both = { ...bikes, values: { ...bikes.values, itemType: ['car', 'motorcycle'] } };
  expect(readWords('250', both, 2026).query).toBe('250');
  expect(readWords('250cc', both, 2026).ranges).toEqual({ engineSize: { min: 243, max: 258 } });
  const unknown = { ...bikes, measures: ['seatHeight'] } as const;
  expect(readWords('250', unknown, 2026).query).toBe('250');
});

describe('SRCH-6.1 TEN-7 what a buyer asks of a ute', () => {
  it.each([
    ['ute tows 3.5t', 'body Ute | towing 3500- | '],
    ['3.5 tonne towing ute', 'body Ute | towing 3500- | '],
    ['3500kg towing', 'towing 3500- | '],
    ['suv towing capacity over 2.5 tonnes', 'body SUV | towing 2500- | '],
    ['ranger tow 3500', 'makeModel Ford Ranger | towing 3500- | '],
    ['tows at least 3 tonne', 'towing 3000- | '],
    ['dual cab ranger', 'cab Dual cab | makeModel Ford Ranger | '],
    ['crew cab ute', 'cab Dual cab | body Ute | '],
    ['king cab', 'cab Extra cab | '],
    ['ute 3.5t tow bar', 'body Ute | 3.5t "tow bar"'],
    ['tows 50 tonnes', 'tows 50 tonnes'],
    ['ute under 2000 kg', 'body Ute | under 2000 kg'],
    ['tows about 3t', 'tows about 3t'],
    ['tow my 3t', 'tow my 3t'],
    ['18 foot', '18 foot'],
    ['ute tows "3.5t"', 'body Ute | tows "3.5t"'],
  ])('%s: %s', (typed, said) => {
    expect(heard(typed, utes)).toBe(said);
  });
});

describe('SRCH-6.1 TEN-7 what a buyer asks of a van', () => {
  it.each([
    ['sleeps 4', 'sleeps 4,6 | '],
    ['sleeps 6', 'sleeps 6 | '],
    ['sleeps four', 'sleeps 4,6 | '],
    ['sleeps 4+', 'sleeps 4,6 | '],
    ['sleeps at least 3', 'sleeps 4,6 | '],
    ['4 berth pop top', 'sleeps 4 | body Pop Top | '],
    ['sleeps 9', 'sleeps 9'],
    ['sleeps lots', 'sleeps lots'],
    ['under 2000 kg', 'tare -2000 | '],
    ['expanda under 2t', 'makeModel Jayco Expanda | tare -2000 | '],
    ['tare 1800kg or less', 'tare -1800 | '],
    ['less than 1900 kg tare', 'tare -1900 | '],
    ['under 2000kg atm', 'atm -2000 | '],
    ['atm under 2.5t', 'atm -2500 | '],
    ['2000 kg atm or less', 'atm -2000 | '],
    ['18 foot van', 'length 18-18 | '],
    ['jayco 17ft', 'make Jayco | length 17-17 | '],
    ['van under 20 feet', 'length -20 | '],
    ['over 20 ft', 'length 20- | '],
    ['under $50k 18ft', 'price -50000 | length 18-18 | '],
    ['under 20k', 'price -20000 | '],
  ])('%s: %s', (typed, said) => {
    expect(heard(typed, vans)).toBe(said);
  });
});

describe('SRCH-6.1 TEN-7 what a buyer asks of a bike', () => {
  it.each([
    ['250cc', 'engineSize 243-258 | '],
    ['250 cc naked bike', 'body Naked | engineSize 243-258 | '],
    ['under 700cc', 'engineSize -700 | '],
    ['honda over 600cc', 'make Honda | engineSize 600- | '],
    ['300cc or less', 'engineSize -300 | '],
    ['250-400cc', 'engineSize 250-400 | '],
    ['400cc to 250cc', 'engineSize 250-400 | '],
    ['250', 'engineSize 243-258 | '],
    ['honda 1200', 'make Honda | engineSize 1164-1236 | '],
    ['660', '660'],
    ['trident 660', 'makeModel Triumph Trident 660 | '],
    ['stock no 250', 'stock no 250'],
    ['9000cc', '9000cc'],
    ['2.0', '2.0'],
    ['251', '251'],
    ['low seat', 'seatHeight -790 | '],
    ['honda low seat height', 'make Honda | seatHeight -790 | '],
    ['seat height under 800mm', 'seatHeight -800 | '],
    ['learner', 'lams yes | '],
    ['naked bike for learners', 'body Naked | lams yes | '],
    ['low kms', 'low kms'],
  ])('%s: %s', (typed, said) => {
    expect(heard(typed, bikes)).toBe(said);
  });
});
