import { make, model } from '../make.ts';

export const isuzu = make(
  'Isuzu',
  {
    popularity: 4,
    vinPrefix: '68J',
    paints: {
      white: 'Mineral White',
      pearl: 'Moonstone White Pearl',
      silver: 'Mercury Silver',
      graphite: 'Obsidian Grey',
      black: 'Basalt Black',
      blue: 'Cobalt Blue',
      red: 'Magnetic Red',
      orange: 'Volcanic Amber',
    },
  },
  [
    model('D-MAX', 10, 'ute-dual-tour', ['Utes', '4WDs'])`
      # RG | 2020-2026 | dual 5280x1870x1790 3100kg 76L 5* 2999cc i4 diesel turbo 450nm 8.0 a6 4x4
      SX Crew Cab | 55500 | 5 | look:ute-dual-work
      LS-M Crew Cab | 59000 | 4
      LS-U Crew Cab | 64500 | 6
      LS-U+ Crew Cab | 66500 | 2 | | Leather-accented Seats; Sports Bar
      X-TERRAIN Crew Cab | 70500 | 4 | look:ute-dual-sport | Roller Tonneau Cover; Electronic Rear Differential Lock
      Blade Crew Cab | 76990 | 1 | look:ute-dual-sport | Walkinshaw Tuned Suspension; LED Light Bar
      SX Cab Chassis | 34200 | 3 | chassis 4x2 look:ute-single-tray 1898cc 350nm 7.0 m6
      SX 4x4 Cab Chassis | 44200 | 3 | chassis look:ute-single-tray
      SX Space Cab | 52200 | 1 | extra look:ute-dual-work
      # TF | 2012-2020 | dual 5295x1860x1855 3050kg 76L 5* 2999cc i4 diesel turbo 430nm 8.1 a6 4x4
      SX Crew Cab | 48000 | 4 | look:ute-dual-work m6
      LS-M Crew Cab | 50400 | 3
      LS-U Crew Cab | 54200 | 5
      LS-T Crew Cab | 54800 | 3 | | Leather-accented Seats
      SX Cab Chassis | 38700 | 2 | chassis look:ute-single-tray m6
    `,
    model('MU-X', 6, 'suv-ladder', ['SUVs', '4WDs'])`
      # RJ | 2021-2026 | suv 7seats 4850x1870x1875 2800kg 80L 5* 2999cc i4 diesel turbo 450nm 8.3 a6 4x4
      LS-M | 57400 | 3
      LS-U | 63900 | 4
      LS-T | 69400 | 5 | | Leather Seats; Power Tailgate; Rear Differential Lock
      X-TERRAIN | 74400 | 2
      # UC | 2013-2021 | suv 7seats 4825x1860x1860 2750kg 65L 5* 2999cc i4 diesel turbo 430nm 7.9 a6 4x4
      LS-M | 50400 | 3
      LS-U | 53100 | 4
      LS-T | 56500 | 4 | | Leather Seats; DVD Player
    `,
  ],
);
