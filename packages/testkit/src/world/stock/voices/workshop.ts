import type { Voice } from './voice.ts';

/** People who ride. */
export const workshop: Voice = {
  openings: [
    ['used', '{year} {name}, {km} km, in for sale after a rider moved up to something bigger.'],
    ['used', 'Clean, unmolested {model}. No drops, no rust, no drama.'],
    ['lowKm', 'Hardly run in at {km} km. Has lived in a lounge room by the look of it.'],
    ['new', 'New {name} {badge}, uncrated and pre-delivered by our own techs.'],
    ['demo', 'Demo {model} with {km} km. Come and see why we keep putting our own kms on it.'],
    '{car} in {colour}. Yes, it sounds as good as it looks.',
  ],
  middles: [
    [['used', 'chain'], 'Fresh oil and filter, new brake pads, chain and sprockets at 80%.'],
    ['used', 'Tyres: plenty left in the front, rear will want replacing after summer.'],
    ['used', 'Valve clearances done at the last service, receipts with the bike.'],
    ['used', 'Tail tidy, bar-end mirrors and standard parts in a box.'],
    'ABS, traction control and a seat that survives a full tank.',
    ['new', 'First service on us, and your gear is 10% off on the day.'],
    'Two keys and owner handbook.',
  ],
  cries: ['SIT ON IT FIRST', 'RIDE AWAY TODAY'],
  closings: [
    'Test rides with a full licence and a refundable bond. Ask for {person}.',
    'Trades welcome: road, dirt, or the one in bits under the house.',
    'Freight anywhere in Australia, crated by us.',
    'Call in to {suburb} or give us a ring.',
  ],
  boilerplate: ['{dealer} | Sales, service, parts and bad coffee since 1974.'],
  separator: '|',
};
