/** What dealers say of models in a sentence, by make and model. */
export const modelLines: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  suzuki: {
    Swift:
      'The small one that parks anywhere in Surfers and still gets to Brisbane and back on a quarter of a tank.',
    Fronx: 'A hatch that stands a bit taller, with a mild hybrid and an easy step in.',
    Vitara: 'Light, roomy and simple, with all-wheel drive if you want it.',
    'e Vitara': 'Suzuki’s first electric car: short outside, roomy inside, and it charges while you sleep.',
    'S-Cross': 'The quiet one for longer trips, with a boot that takes the golf bags.',
    Jimny: 'Small, square and made for tracks. Try the back seat and the freeway before you fall for it.',
  },
  mazda: {
    '2': 'A proper little car, and the easiest thing we sell to park in Crows Nest.',
    '3': 'As quiet and well made inside as cars that cost a good deal more.',
    'CX-3': 'A Mazda2 that stands taller, for people who’d rather step in than down.',
    'CX-30': 'Between the CX-3 and the CX-5 in every way, and for many couples just right.',
    'CX-5': 'The one most families here end up in. Bring the child seats and try them.',
    'CX-60': 'Rear-driven, with a straight six or a plug, and calm on the M2.',
    'CX-70': 'Five big seats and a long boot, for those who don’t need a third row.',
    'CX-80': 'Three rows in a body that still fits a Sydney garage.',
    'CX-90': 'The largest Mazda: seven seats and a straight six.',
    'BT-50':
      'A work ute with a cabin you won’t mind living in. Tell us what you carry and we’ll do the weights.',
    'MX-5': 'Two seats, a light roof and the Old Pacific Highway on a Sunday morning.',
    '6e': 'Long, low and electric, with a proper boot.',
  },
  toyota: {
    Corolla: 'A hybrid that asks very little of you, and uses very little too.',
    Camry: 'The big, quiet hybrid sedan. Taxi drivers know why.',
    Yaris: 'Tiny outside, thrifty, and at home in any car park on Brisbane’s northside.',
    'Yaris Cross': 'The Yaris with a higher seat and a boot for the pram.',
    'Corolla Cross': 'Room for a family of four, without the size of a RAV4.',
    'C-HR': 'The one that people choose for its looks, and keep for its fuel bill.',
    RAV4: 'Hybrid, roomy, and the car we’re asked for most. Come early in the month.',
    Kluger: 'Seven seats and a hybrid: school, netball and Noosa.',
    LandCruiser: 'For big vans, long roads and people who know why they need one.',
    'LandCruiser 70': 'The work truck, still made the old way, with a new automatic.',
    'LandCruiser Prado': 'Tows the van, carries the kids and sleeps on the beach.',
    HiLux:
      'Tools all week and the boat on Saturday. We’ll fit the tray, the bar and the brake controller here.',
    HiAce: 'Square, strong and easy to fit out. Ask to see one with shelves in it.',
    Fortuner: 'A HiLux underneath, with seven seats on top.',
    GR86: 'A light coupe with the engine in front and the fun at the back.',
    bZ4X: 'Toyota’s electric SUV, as easy to live with as the RAV4 beside it.',
  },
  isuzu: {
    'D-MAX': 'The ute half of the Central West drives. It’ll do the paddock, the float and the school run.',
    'MU-X': 'Seven seats on the bones of the D-MAX, and the same 3.5 tonnes behind it.',
  },
  kestrel: {
    Sora: 'The family one: flat floor, five real seats and a long range.',
    Marrin: 'A long, quiet sedan for people who count their kilometres by the thousand.',
    Talon: 'An electric ute that runs your tools from the tray.',
    Wren: 'The city one. It turns in a lane and charges at a power point.',
    Drift: 'A lower, quicker Sora, for those who take the long way home.',
    Aerie: 'Eight seats, sliding doors and no engine noise to shout over.',
  },
  ford: {
    Ranger: 'Built for work, happy on sand, and there’s a grade for every Monday.',
    Everest: 'Seven seats and 3.5 tonnes on the ball: the tourer’s wagon.',
    Mustang: 'You know what it is. Come and hear it.',
  },
  kia: {
    Sportage: 'The right size for most families, with a hybrid that earns its badge.',
    Carnival: 'Eight seats, sliding doors and room behind the last row. Bring the whole team.',
    EV3: 'A small electric SUV with a big car’s range.',
  },
  hyundai: {
    i30: 'A hatch that does the week quietly and the weekend with a grin.',
    Tucson: 'Roomy, quiet and a hybrid. Bring the pram and try the boot.',
    'IONIQ 5': 'Electric, with a lounge room inside and charging that’s quicker than a coffee.',
  },
};
