/** What buyers call a value, beside the value's own name: value, then the words. Blanks do not matter. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

type NamedAttribute = 'body' | 'fuel' | 'transmission' | 'carType' | 'cab';

export const attributeWords: Readonly<Record<NamedAttribute, Synonyms>> = {
  body: {
    Ute: ['pickup', 'pickup truck'],
    Hatch: ['hatchback', 'hatchy'],
    Sedan: ['saloon'],
    Wagon: ['station wagon', 'estate wagon'],
    SUV: ['s u v', 'sports utility'],
    Convertible: ['cabriolet', 'cabrio', 'soft top', 'drop top', 'ragtop'],
    'People Mover': ['people carrier', 'mpv'],
    Bus: ['mini bus'],
    'Pop Top': ['pop top caravan', 'pop top van'],
    'Off-Road Caravan': ['off road van', 'offroader caravan'],
    Enduro: ['enduro bike'],
    Scooter: ['motor scooter'],
    Naked: ['naked bike'],
    Sport: ['sport bike', 'sports bike'],
    Cruiser: ['cruiser bike', 'cruiser motorbike', 'cruiser motorcycle'],
    'Adventure Tourer': ['adventure bike', 'adv bike', 'adventure touring bike'],
    Trail: ['trail bike'],
    Tourer: ['touring bike', 'tourer bike'],
    Retro: ['retro bike'],
  },
  fuel: {
    Diesel: ['diesel engine', 'diesel motor', 'dsl'],
    Petrol: ['unleaded', 'unleaded petrol', 'premium unleaded', 'petrol engine', 'ulp'],
    Hybrid: [
      'hev',
      'petrol hybrid',
      'hybrid petrol',
      'petrol electric',
      'petrol electric hybrid',
      'electric hybrid',
      'hybrid electric',
      'full hybrid',
    ],
    Electric: [
      'ev',
      'bev',
      'evs',
      'full electric',
      'fully electric',
      'all electric',
      'pure electric',
      'battery electric',
      'electric vehicle',
    ],
    'Plug-in Hybrid': ['phev', 'phevs', 'plug in', 'plug in electric', 'plug in hybrid electric'],
  },
  transmission: {
    Automatic: [
      'auto',
      'auto trans',
      'auto transmission',
      'auto gearbox',
      'automatic transmission',
      'automatic gearbox',
    ],
    Manual: ['manual transmission', 'manual gearbox', 'manual trans', 'stick shift'],
  },
  cab: {
    'Dual cab': ['dual cab', 'double cab', 'crew cab', 'twin cab', 'quad cab'],
    'Extra cab': ['extended cab', 'super cab', 'space cab', 'king cab', 'freestyle cab'],
    'Single cab': ['regular cab'],
  },
  carType: {
    new: ['brand new', 'new car', 'new cars'],
    used: ['used car', 'used cars', 'second hand', '2nd hand', 'pre owned', 'pre loved', 'previously owned'],
    demo: [
      'demonstrator',
      'ex demo',
      'ex demonstrator',
      'dealer demo',
      'demonstration',
      'demo car',
      'demo cars',
    ],
  },
};

/** Values that say what a car is only beside a word such as bike: alone, Sport and Trail are badges. */
export const vagueBodies: ReadonlySet<string> = new Set([
  'sport',
  'cruiser',
  'trail',
  'retro',
  'tourer',
  'naked',
  'adventure',
  'touring',
  'other',
]);

/** Bikes for off the road, in the letters of their bodies, and what buyers call all of them. */
export const dirtBikes: readonly string[] = ['enduro', 'trail', 'motocross'];
export const dirtBikeWords: readonly string[] = ['dirt bike', 'off road bike', 'offroad motorbike'];

/** How buyers name the driven wheels. Where front and rear are listed apart, 2wd stays a word. */
export const driveWords: Readonly<Record<string, readonly string[]>> = {
  '4x4': ['4x4', '4wd', '4by4', '4 wheel drive', 'four wheel drive', 'four by four'],
  awd: ['awd', 'all wheel drive'],
  fwd: ['fwd', 'front wheel drive'],
  rwd: ['rwd', 'rear wheel drive'],
  '4x2': ['4x2', '4by2'],
  '2wd': ['2wd', '2 wheel drive', 'two wheel drive'],
};

/** What a value of a feed is about, by what its letters begin with: 4X4 Dual Range, 4WD, Front Wheel Drive. */
export const driveBeginnings: Readonly<Record<string, readonly string[]>> = {
  '4x4': ['4x4', '4wd', 'fourwheel', '4wheel'],
  awd: ['awd', 'allwheel'],
  fwd: ['fwd', 'front'],
  rwd: ['rwd', 'rear'],
  '4x2': ['4x2', '2wd'],
  '2wd': ['2wd'],
};

/** How buyers ask for a motorcycle that learners may ride. */
export const learnerWords: readonly string[] = [
  'lams',
  'lams approved',
  'lams legal',
  'learner approved',
  'learner legal',
  'learner bike',
  'learners bike',
  'learner',
  'learners',
  'l plater',
];

/** Kinds of stock (TEN-7) as buyers name them. */
export const itemWords: Readonly<Record<string, readonly string[]>> = {
  car: ['car', 'cars'],
  motorcycle: ['motorcycle', 'motorcycles', 'motorbike', 'motorbikes', 'bike', 'bikes'],
  caravan: ['caravan', 'caravans'],
};

/** What who sells caravans alone calls them; elsewhere a van carries parcels. */
export const vanWords: readonly string[] = ['van', 'vans'];

/** Said of anything that stands in a yard. */
export const droppedWords: readonly string[] = ['vehicle', 'vehicles', 'for sale', 'forsale'];
