import type { Voice } from './voice.ts';

/** Somebody who has been around the country with one. */
export const caravan: Voice = {
  openings: [
    [['used', 'arrived'], 'Just in: a much loved {car}, ready for the next big lap.'],
    ['used', 'Kept under cover between trips, this {model} is as clean as they come.'],
    ['used', 'A couple from Hervey Bay traded it for something smaller, and left the annexe with it.'],
    ['used', 'We went over this {model} on the hoist, and what it needed has been done.'],
    ['used', 'Twice to the Cape and once around: the {model} knows the way by now.'],
    ['used', 'An honest van at an honest price. The awning is newer than the rest of it.'],
    ['used', 'Local van, weighed on our own bridge the day it came in.'],
    ['new', 'The new {model} {badge} is here. Step inside and see how much room there is.'],
    ['new', 'Stock van ready for pick up: {car}. Hook up and go, no waiting for a build slot.'],
    [['new', 'arrived'], 'Fresh off the truck: the {model} has its batteries, solar and first fill of gas.'],
    ['new', 'This {model} stays off the grid longer than most of us would want to.'],
    ['new', 'Lie on the bed of this one before you look at any other.'],
    ['new', 'The weights are on the plate, and we put it on our own bridge to be sure.'],
    ['new', 'The makers sent us the {model} with the big fridge, so nobody has to choose.'],
    ['new', 'We ordered this {model} for somebody who bought a house instead.'],
    ['new', 'The kitchen is what people ring about after they have seen it.'],
    ['new', 'Its annexe walls come with it, and we will show you how they go up.'],
    ['demo', 'Our show van, on display at the caravan shows this year and priced to go.'],
    ['demo', 'We slept in this {model} ourselves for a week at Elliott Heads, so ask us anything.'],
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
