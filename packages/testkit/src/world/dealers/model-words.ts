import type { CatalogueModel } from '../vehicles/catalogue.ts';

/** What a dealer says of a kind of car to somebody who walks in. {name} is the model. */
const byBody: Readonly<Record<string, string>> = {
  SUV: 'Sit a little higher, fold the back row flat and put the pram, the bikes or the dog in without a second thought. The {name} is the one most families come in for, and the one they come back about. Bring the child seats along and try them in it, because ten minutes in the car park tells you more than a brochure does.',
  Ute: 'Monday to Friday it carries the tools, and on Saturday it pulls the boat. The {name} has the payload and the towing for both, and a cabin you won’t mind driving to Broken Hill in. Tell us what you carry and what you tow, and we’ll work out the weights with you before you choose a tray or a tub.',
  Hatch:
    'It parks where others drive on, uses little and still takes four adults and a weekend’s bags. The {name} is where a lot of people start, and plenty never see a reason to move on. Take it for half an hour, on the freeway too: it’s quieter out there than you’d think.',
  Sedan:
    'A proper boot, a quiet cabin and a long-legged way of covering ground. The {name} suits people who drive to get somewhere and like to arrive rested. Have a look at the back seat as well, there’s more room in it than in most SUVs.',
  Wagon:
    'All the room of an SUV without climbing into it. The {name} loads low and long, drives like the car it is and goes a good way further on a tank. If you’ve got a dog, bring it, the tailgate is at the right height.',
  Coupe:
    'Two doors, a low seat and a road with some corners in it. The {name} is the one you take the long way home in. Ask us for a drive on a weekday morning, when the hills are empty.',
  Convertible:
    'The roof folds away at the lights and the afternoon gets better. The {name} still has a boot you can use and a heater that means it, so it isn’t only for January. Bring a jacket and we’ll go for a drive.',
  'People Mover':
    'Everyone gets a real seat, a seat belt and somewhere to put a drink. The {name} has doors that slide in tight car parks and room behind the last row for the school bags. Bring the whole team and see who sits where.',
  Van: 'Flat floor, square sides and doors where you need them. The {name} earns its keep from the first morning, and there’s a fit-out for most trades. Tell us what goes in the back and we’ll show you how it fits.',
};
const otherwise =
  'The {name} is here to be looked at, sat in and driven. Come by and take your time with it, or tell us what you’d use it for and we’ll say honestly whether it’s the right one.';

/** A few sentences about a model, longer than a tile has room for. */
export function modelWords({ name, simpleBody }: Pick<CatalogueModel, 'name' | 'simpleBody'>): string {
  return (byBody[simpleBody] ?? otherwise).replaceAll('{name}', name);
}
