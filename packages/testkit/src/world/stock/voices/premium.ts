import type { Voice } from './voice.ts';

/** A dealer who would rather say less. */
export const premium: Voice = {
  openings: [
    ['used', 'An exceptional {car}, presented in {colour}.'],
    [
      'used',
      'Delivered new in Australia and maintained without regard to cost, this {model} is among the finest we have offered.',
    ],
    ['lowKm', 'Having covered just {km} km, this {model} {badge} remains in as-new condition.'],
    ['new', 'Now available for immediate delivery: the {car} in {colour}.'],
    ['demo', 'A carefully run-in demonstrator, offered with the balance of its manufacturer warranty.'],
    ['electric', 'Silent, swift and beautifully made: the {name} {badge}.'],
  ],
  middles: [
    ['used', 'The service history is complete and documented by authorised workshops.'],
    ['used', 'Two keys, all handbooks and the original window card accompany the car.'],
    'Specified with care, the cabin pairs generous appointments with restrained trim.',
    [
      'electric',
      'Over-the-air updates keep it current, and a complimentary home charging assessment is included.',
    ],
    ['family', 'Accommodation for {seats} is matched by a composure that shorter journeys hardly reveal.'],
    ['manual', 'The manual gearbox is increasingly rare, and increasingly sought after.'],
    'Paint has been corrected and protected by our in-house detailing studio.',
    ['new', 'Your consultant will take you through every option at your home or office.'],
  ],
  cries: [],
  closings: [
    'Private viewings are by appointment.',
    '{person} would be pleased to arrange a drive at your convenience.',
    'Enclosed transport can be arranged to any capital city.',
    'Please contact our {suburb} showroom.',
  ],
  boilerplate: ['{dealer} recommends an appointment, as selected vehicles are held off site.'],
  separator: '||',
};
