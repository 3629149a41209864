import type { Voice } from './voice.ts';

/** Somebody who has been around the country with one. */
export const caravan: Voice = {
  openings: [
    ['used', 'Just in: a much loved {car}, ready for the next big lap.'],
    ['used', 'Kept under cover between trips, this {model} is as clean as they come.'],
    ['new', 'The new {model} {badge} is here. Step inside and see how much room there is.'],
    ['new', 'Stock van ready for pick up: {car}. Hook up and go, no waiting for a build slot.'],
    ['demo', 'Our show van, on display at the caravan shows this year and priced to go.'],
    'Chasing the sun? This {model} has everything you need to stay off the grid longer.',
  ],
  middles: [
    ['used', 'Bearings repacked, brakes checked and gas certificate supplied.'],
    ['used', 'Comes with annexe, hoses, leads and levelling ramps: everything the last owners took along.'],
    'Queen bed with storage under it, club lounge, and a kitchen you can actually cook in.',
    'Full ensuite, so there is no more walking across the park at night.',
    'Please check the towing capacity of your vehicle; we are happy to go through the weights with you.',
    'Solar on the roof and batteries below keep the fridge cold wherever you pull up.',
    ['new', 'Two year warranty on the van and five years on the structure.'],
    'Independent suspension takes it well past the end of the bitumen.',
  ],
  cries: ['HANDOVER WITH A FULL DAY OF TRAINING', 'FREE FIRST SERVICE', 'NATION-WIDE DELIVERY'],
  closings: [
    'Every handover includes a full run-through and a night at the park down the road.',
    'Phone {person} on {phone} to walk through it, or drop in at {suburb}.',
    'We trade caravans, campers, boats and motorhomes.',
  ],
  boilerplate: [
    '{dealer}: sales, service, parts and a workshop that fixes what the corrugations shook loose.',
    'Weights are as published by the maker and may differ with the options fitted.',
  ],
  separator: '|',
};
