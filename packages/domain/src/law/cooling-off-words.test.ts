import { expect, it } from 'vitest';
import type { StateCode } from '../locations/state-code.ts';
import type { Sale } from './cooling-off.ts';
import { coolingOffWords } from './cooling-off-words.ts';

const used: Sale['car'] = { carType: 'used', itemType: 'car' };
const brandNew: Sale['car'] = { carType: 'new', itemType: 'car' };

it.each<[StateCode, Sale['car'], string]>([
  [
    'vic',
    used,
    'Cooling off in Victoria: once you sign, a private buyer has 3 clear business days to change their mind, unless it has been handed over. We may keep $100 or 1% of the price, whichever is more.',
  ],
  [
    'vic',
    brandNew,
    'Cooling off in Victoria: once you sign, a private buyer has 3 clear business days to change their mind, unless it has been handed over. We may keep $400 or 2% of the price, whichever is more.',
  ],
  [
    'qld',
    used,
    'Cooling off in Queensland: once you sign, you have until 5pm on our next business day to change your mind, unless it has been handed over. We may keep up to $100.',
  ],
  [
    'sa',
    used,
    'Cooling off in South Australia: once you sign, you have 2 clear business days, counting Saturdays, to change your mind. We may keep $100 or 2% of the price, whichever is less.',
  ],
  [
    'nsw',
    used,
    'Cooling off in New South Wales: if we arrange your loan, you have until 5pm on our next business day to change your mind. We may keep $250 or 2% of the price, whichever is less.',
  ],
  [
    'act',
    used,
    'Cooling off in the Australian Capital Territory: once you sign, a private buyer has 3 clear business days to change their mind, unless it has been handed over. We may keep $100 or 1% of the price, whichever is more.',
  ],
  ['qld', brandNew, 'No cooling-off period on new cars in Queensland: once you sign, it’s binding.'],
  ['wa', used, 'No cooling-off period in Western Australia: once you sign, it’s binding.'],
  [
    'nsw',
    { carType: 'used', itemType: 'motorcycle' },
    'No cooling-off period on motorcycles in New South Wales: once you sign, it’s binding.',
  ],
  [
    'qld',
    { carType: 'used', itemType: 'caravan' },
    'No cooling-off period on caravans in Queensland: once you sign, it’s binding.',
  ],
])('LAW-2.9 in %s of %j the buyer reads: %s', (state, car, words) => {
  expect(coolingOffWords({ state, car }, '2026-06-15')).toBe(words);
});

it('LAW-2.9 says nothing of law that is not known', () => {
  expect(coolingOffWords({ state: 'vic', car: used }, '2023-12-31')).toBeNull();
});
