import type { Voice } from './voice.ts';

/** A franchise dealer with a manager who checks the words. */
export const plain: Voice = {
  openings: [
    [
      ['used', 'ownMake'],
      'Traded here on a new {make}, and serviced in our workshop before we put a price on it.',
    ],
    ['used', 'A tidy {model} in {colour} with {km} km on the clock.'],
    ['used', 'Clean inside, small stone chips on the bonnet, four matching tyres.'],
    [['used', 'ownMake'], 'We know this one: every service bar the first was done across the driveway.'],
    [['leased'], 'Came off a three-year lease with its book stamped to the day.'],
    ['used', 'New front tyres, fresh rego inspection, and nothing owing on it.'],
    ['lowKm', 'Only {km} km, which is well under what others of its age have done.'],
    ['new', 'In the showroom today: the {model} {badge} in {colour}.'],
    ['new', 'Somebody’s order fell through, so this {colour} {model} is here without the wait.'],
    [['new', 'arrived'], 'Landed this week with mats and mudflaps already fitted.'],
    ['new', 'Pre-delivery is done. It can be registered tomorrow.'],
    ['demo', 'Our own {model} demonstrator, driven by the sales team and serviced on time.'],
    ['demo', 'Registered to us, so the warranty has begun and the price shows it.'],
    ['electric', 'Charged on our own wall box, and {person} can show you what a week costs to run.'],
  ],
  middles: [
    ['used', 'Both keys and the service book are in the glovebox.'],
    ['used', 'Brakes measured at the front at 8 mm, at the rear at 7. The report is yours to read.'],
    ['used', 'The next service isn’t due until you’ve done another 9,000 km.'],
    ['used', 'Two marks worth knowing: a scuff on the left front wheel and a scratch under the boot lip.'],
    ['used', 'No smoke, no pet hair, and the spare has never touched the road.'],
    ['family', 'All {seats} seats have proper belts and the third row folds flat.'],
    [['used', 'ute'], 'Tub liner, towbar and a brake controller that has been wired by an auto electrician.'],
    ['electric', 'It does the city week on one overnight charge at home.'],
    ['manual', 'A manual, with a clutch that takes up where it should.'],
    ['fresh', 'Reversing camera, phone mirroring and lane keeping all checked and working.'],
    ['highKm', 'Highway kilometres mostly: the driver’s seat and the pedals look half their age.'],
    ['new', 'Full new-car warranty, and servicing at fixed prices for five years.'],
    ['new', 'Choose accessories now and we’ll fit them before you pick it up.'],
    ['demo', 'What is left of the factory warranty and roadside assistance come with it.'],
    'The {colour} changes in the sun, so have a look at it outside.',
  ],
  cries: [],
  closings: [
    'Call us to arrange a test drive.',
    'Trade-ins are welcome, and finance is available to approved applicants.',
    'We’ll send you a video walk-around and arrange delivery anywhere in Australia.',
    'Visit {dealer} in {suburb}, or send a message and we’ll call you back the same day.',
    'Ask {person} for a personal video of this {model}.',
  ],
  boilerplate: [
    'Please confirm features and price with {dealer}, as details are supplied by third parties and may change.',
    'Photographs may show optional accessories. There’s a playroom and good coffee at {dealer}.',
  ],
  separator: '|',
};
