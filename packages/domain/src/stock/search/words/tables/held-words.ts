import { listed } from './listed.ts';

/** Phrases that stay words as they are, however well a part of them could be read. */
export const heldPhrases: readonly string[] =
  listed(`near new, nearly new, as new, like new, almost new, new shape, new model, new arrival, new arrivals, new
  south wales, new zealand, new gen, new generation, new to, not new, new stock, newish, low kms, low km, low
  kays, low ks, low klms, low kilometres, low kilometers, high kms, high km, first car, first cars, 1st car,
  sports car, sports cars, muscle car, race car, hire car, company car, car play, car seat, car seats, car
  loan, car finance, car yard, car dealer, car dealers, car yards, outback queensland, outback qld, outback nsw, outback australia, car insurance, car wash, car parts, car stereo, car rental, car
  hire, car cover, car carrier, bike rack, bike racks, bike carrier, mild hybrid, semi auto, semi automatic,
  clutchless manual, long range, standard range, extended range, mini van, minivan, mini suv, mini truck,
  cooper s, red book, redbook, blue tooth, northern territory, gold coast, swan hill, alice springs, swan
  river, golf clubs, golf club, golf bag, golf cart, golf course, fj cruiser, pt cruiser, urban cruiser, jazz
  music, jazz band, golf buggy, leaf spring, leaf springs, escape room, focus group, ranger hat, liberty walk,
  swift caravan, camper van, campervan, van life, caravan park, city car, bull bar, drive away, driveaway,
  test drive, wheel drive, near me, on road, off road, offroad, all terrain tyres, sport mode, used to,
  lightly used, hardly used, barely used, book service, e tron, power steering, wagon r, family car wash,
  manual override, owner manual, owners manual, service manual, workshop manual, repair manual, user manual,
  instruction manual, electric start, kick start, land speed, bus licence, bus lane, van racking, van
  shelving, hatch door, android auto`);

/** What follows one of these is what the buyer does not want. */
export const negations: ReadonlySet<string> = new Set(
  listed(`not, no, non, except, without, excluding, but, never, isnt, minus, dont, avoid, exclude`),
);
export const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'any', 'my', 'our', 'your', 'want']);

const inside = `leather interior trim trims upholstery cloth suede vinyl seat seats wheel wheels rim rims mag mags alloy alloys
  roof stripe stripes pack package edition accents highlights top contrast inserts calipers callipers stitching inside hood
  plate plates badge badges grille mirror mirrors wrap tint paint number dash carpet`;
const moving = `window windows seat seats mirror mirrors tailgate door doors boot brake brakes handbrake steps lights headlights
  wipers folding start`;
const services = `book books handbook mechanic mechanics electrician repair repairs servicing wreckers wrecking wrecker spares
  insurance finance loan licence license course lesson lessons school mower charger charging charge bike bikes scooter
  scooters guitar heater pump injector injectors injection tank station cap card filter particulate additive swap
  conversion engines parts battery batteries generator leak smell lawn`;
const places = `hill hills coast springs river creek bay beach park mountain mountains rock cliffs cliff point valley plains
  nsw vic qld wa sa tas nt act grove island heights head heads lake lakes forest gully flat swamp gum`;
const colourThings = `slip goods market p ps friday box smoke dog ribbon card flag tooth ray light heart tape ink spot line hat
  fleet noise zone out star label collar class member medal brick dust roo book caviar bull rooster dirt pages pointer centre nomad nomads`;
const newThings = `engine motor gearbox transmission rego registration shape body paint look age exhaust turbo timing belt
  chain radiator head gaskets gasket windscreen stereo service shocks cambelt pads rotors discs owner owners tyre
  tyres tire tires brake brakes clutch suspension wheels rims mags seats interior roof canopy tray trim battery lights
  generation gen arrival arrivals zealand years caledonia lynn wiring lease system price struts bullbar alternator starter
  water oil carpet smell finish day derby`;

const words = (...tables: readonly string[]) => new Set(tables.flatMap((table) => table.split(/\s+/)));

type HeldWords = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Words that say something of what follows them and not of the car: electric windows, black leather, new tyres.
 * By the word itself, or else by what it would choose.
 */
export const heldBefore: HeldWords = new Map(
  Object.entries({
    colour: words(inside, places, colourThings),
    electric: words(
      moving,
      services,
      'sunroof roof winch steering blinds blue brae jug blanket motor trailer fence park parking power adjustable lumbar memory driver drivers passenger awning fan',
    ),
    fuel: words(services),
    transmission: words(
      moving,
      services,
      'stop hold park parking braking dimming high emergency mode sales mall one trader rain sensing headlight air aircon climate',
    ),
    carType: words(services, newThings),
    drive: words('tyres tyre tires track tracks accessories club course parts system'),
    make: words('dealer dealership wreckers'),
    body: words('racks rack driver licence hire shelving conversion door'),
  }),
);

/** Words before which it is these that say something, and not of the car. */
export const heldAfter: HeldWords = new Map(
  Object.entries({
    orange: words('in near around from'),
    carType: words('near nearly as like almost virtually practically lightly hardly barely'),
    transmission: words('semi clutchless owners owner service workshop repair user instruction'),
    fuel: words('mild bio'),
    city: words('north south east west upper lower new mount port mt st lake queen princess'),
    colour: words('mount lake port near'),
    body: words('mini'),
  }),
);

/** After a city these make it another place. */
export const placeEndings: ReadonlySet<string> = new Set(
  listed(`north, south, east, west, heights, beach, park, hill, hills, vale, le, bay, junction, creek, grove, gardens,
  waters, downs, central, hotel, forest, football, road, rd, street, highway, plains, lakes`),
);

/** Before a place that is known, and then part of it. */
export const placeLeads: ReadonlySet<string> = new Set(
  listed(`in, near, nearby, around, at, from, closeto, nearto, by, about`),
);

/** What is towed is not what is looked for. */
export const towingWords: ReadonlySet<string> = new Set([
  'tow',
  'tows',
  'towing',
  'pull',
  'pulls',
  'pulling',
]);
export const towedThings: ReadonlySet<string> = new Set(
  listed(`caravan, caravans, van, vans, camper, campers, off, offroad, pop, poptop`),
);

/** Beside one of these a van is a caravan. */
export const caravanWords: ReadonlySet<string> = new Set(
  listed(`bunk, bunks, berth, ensuite, annexe, awning, shower, toilet, sleeps, tandem, caravan, jayco, avan, crusader,
  kedron, majestic, newage, supreme, viscount, coromal, poptop, touring, couples, ft`),
);
