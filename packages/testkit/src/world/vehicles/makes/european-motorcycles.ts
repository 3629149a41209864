import { make, model } from '../make.ts';

export const triumph = make(
  'Triumph',
  {
    popularity: 1.6,
    vinPrefix: '69T',
    paints: {
      black: 'Sapphire Black',
      white: 'Crystal White',
      grey: 'Matt Storm Grey',
      silver: 'Silver Ice',
      red: 'Carnival Red',
      blue: 'Cobalt Blue',
      green: 'Matt Khaki Green',
      orange: 'Baja Orange',
    },
  },
  [
    model('Bonneville T120', 1.2, 'bike-retro', ['Modern Classics'])`
      # DU | 2016-2026 | retro 1200cc i2 pulp 105nm 4.7 14.5L 236kg m6
      T120 | 21490 | 2
      T120 Black | 21490 | 2
    `,
    model('Street Twin', 1.5, 'bike-retro')`
      # DP | 2016-2022 | retro 900cc i2 ulp 80nm 4.1 12L 217kg m5
      ABS | 14900 | 2
      LAMS | 13600 | 2 | 660cc 59nm
    `,
    model('Scrambler 900', 1.5, 'bike-retro', ['Modern Classics'])`
      # DP2 | 2022-2026 | retro 900cc i2 ulp 80nm 4.1 12L 216kg m5
      ABS | 18490 | 1 | trail
    `,
    model('Speed Twin 900', 1.5, 'bike-retro', ['Modern Classics'])`
      # DP2 | 2022-2026 | retro 900cc i2 ulp 80nm 4.1 12L 216kg m5
      ABS | 15690 | 2
    `,
    model('Street Triple', 1.5, 'bike-naked', ['Roadsters'])`
      # HD | 2017-2026 | naked 765cc i3 pulp 80nm 5.3 15L 188kg m6
      R | 16290 | 2
      RS | 19590 | 2 | | Ohlins Rear Shock; Brembo Stylema Brakes; Quickshifter
    `,
    model('Trident 660', 1.5, 'bike-naked', ['Roadsters', 'Learner Approved'])`
      # L101 | 2021-2026 | naked 660cc i3 ulp 59nm 4.6 14L 189kg m6
      LAMS | 13790 | 3
    `,
    model('Tiger Sport 660', 1.5, 'bike-adventure', ['Roadsters', 'Learner Approved'])`
      # L101 | 2021-2026 | naked 660cc i3 ulp 59nm 4.6 14L 189kg m6
      LAMS | 15890 | 1 | tourer look:bike-adventure 17L 206kg
    `,
    model('Tiger 900', 1.2, 'bike-adventure', ['Adventure'])`
      # C701 | 2020-2026 | adventure 888cc i3 pulp 90nm 4.7 20L 228kg m6
      GT Pro | 24490 | 2 | | Electronic Rear Suspension; Heated Seats; Tyre Pressure Monitoring
      Rally Pro | 24990 | 2 | | Long-travel Showa Suspension; Tubeless Spoked Wheels
    `,
    model('Rocket 3', 0.4, 'bike-cruiser', ['Rocket 3'])`
      # LF | 2020-2026 | cruiser 2458cc i3 pulp 225nm 6.8 18L 320kg m6
      R | 37990 | 1
      GT | 38990 | 1 | tourer
    `,
    model('Speed 400', 1.2, 'bike-retro', ['Modern Classics', 'Learner Approved'])`
      # TR | 2024-2026 | retro 398cc i1 ulp 38nm 3.5 13L 170kg m6
      ABS | 8990 | 2
    `,
    model('Scrambler 400 X', 1.2, 'bike-adventure', ['Modern Classics', 'Learner Approved'])`
      # TR | 2024-2026 | retro 398cc i1 ulp 38nm 3.5 13L 170kg m6
      ABS | 9990 | 1 | trail look:bike-adventure 179kg
    `,
  ],
);

export const ducati = make(
  'Ducati',
  {
    popularity: 1,
    vinPrefix: '69C',
    paints: {
      red: 'Ducati Red',
      black: 'Black on Black',
      white: 'Star White Silk',
      grey: 'Aviator Grey',
      graphite: 'Dark Stealth',
      yellow: '62 Yellow',
    },
  },
  [
    model('Monster', 2, 'bike-naked', ['Naked'])`
      # 937 | 2021-2026 | naked 937cc v2 pulp 93nm 5.2 14L 188kg m6
      ABS | 18200 | 2
      SP | 22500 | 1 | | Ohlins Suspension; Termignoni Silencer
      # 659 | 2011-2020 | naked 659cc v2 ulp 46nm 4.8 16.5L 175kg m6
      659 LAMS | 13390 | 2
    `,
    model('Scrambler', 1.8, 'bike-retro', ['Scrambler', 'Learner Approved'])`
      # 800 | 2015-2026 | retro 803cc v2 pulp 65nm 5.2 14.5L 185kg m6
      Icon | 17200 | 2
      Full Throttle | 19400 | 1
      Sixty2 LAMS | 12990 | 2 | 399cc 34nm 4.6 14L 167kg
    `,
    model('Multistrada V4', 1, 'bike-adventure', ['Adventure'])`
      # V4 | 2021-2026 | adventure 1158cc v4 pulp 125nm 6.5 22L 240kg m6
      V4 S | 34700 | 2 | | Front and Rear Radar; Skyhook Semi-active Suspension
      V4 Rally | 41700 | 1 | 30L
    `,
    model('DesertX', 0.6, 'bike-adventure', ['Adventure'])`
      # 937 | 2022-2026 | adventure 937cc v2 pulp 92nm 5.6 21L 223kg m6
      ABS | 26200 | 1
    `,
    model('Panigale V4', 0.5, 'bike-sport', ['Sport'])`
      # V4 | 2018-2026 | sport 1103cc v4 pulp 121nm 6.7 17L 198kg m6
      V4 | 37700 | 1
      V4 S | 45500 | 1 | | Ohlins Electronic Suspension; Marchesini Forged Wheels
    `,
    model('Panigale V2', 0.5, 'bike-sport', ['Sport'])`
      # V4 | 2018-2026 | sport 1103cc v4 pulp 121nm 6.7 17L 198kg m6
      ABS | 28000 | 1 | 955cc v2 104nm 6.0 200kg
    `,
    model('Diavel', 0.4, 'bike-cruiser', ['Cruiser'])`
      # V4 | 2019-2026 | cruiser 1158cc v4 pulp 126nm 6.2 20L 211kg m6
      V4 | 41500 | 1
    `,
    model('XDiavel', 0.4, 'bike-cruiser', ['Cruiser'])`
      # V4 | 2019-2026 | cruiser 1158cc v4 pulp 126nm 6.2 20L 211kg m6
      S | 36000 | 1 | 1262cc v2 127nm 18L 247kg
    `,
  ],
);

export const ktm = make(
  'KTM',
  {
    popularity: 1.3,
    vinPrefix: '693',
    paints: {
      orange: 'KTM Orange',
      black: 'Black',
      white: 'White',
      grey: 'Ceramic Grey',
      blue: 'Galvano Blue',
      graphite: 'Dark Grey',
    },
  },
  [
    model('390 Duke', 2, 'bike-naked', ['Naked', 'Learner Approved'])`
      # C3 | 2017-2026 | naked 399cc i1 ulp 39nm 3.4 15L 165kg m6
      ABS | 8495 | 3
    `,
    model('RC 390', 1.2, 'bike-sport', ['Naked', 'Learner Approved'])`
      # C3 | 2017-2026 | naked 399cc i1 ulp 39nm 3.4 15L 165kg m6
      ABS | 9195 | 1 | sport 373cc 37nm 13.7L 155kg
    `,
    model('390 Adventure', 1.5, 'bike-adventure', ['Travel', 'Learner Approved'])`
      # A3 | 2020-2026 | adventure 373cc i1 ulp 37nm 3.4 14.5L 158kg m6
      ABS | 9595 | 2
      R | 9995 | 1 | | Long-travel Suspension; Spoked Wheels
    `,
    model('790 Adventure', 1, 'bike-adventure', ['Travel'])`
      # 790 | 2019-2026 | adventure 799cc i2 ulp 87nm 4.2 20L 189kg m6
      ABS | 17695 | 2
    `,
    model('890 Adventure', 1, 'bike-adventure', ['Travel'])`
      # 790 | 2019-2026 | adventure 799cc i2 ulp 87nm 4.2 20L 189kg m6
      R | 24295 | 2 | 889cc 100nm 4.5 | WP XPLOR Suspension; Quickshifter+
    `,
    model('1290 Super Adventure', 0.6, 'bike-adventure')`
      # LC8 | 2015-2025 | adventure 1301cc v2 pulp 138nm 5.7 23L 220kg m6
      S | 29895 | 1 | | Adaptive Cruise Control; Semi-active Suspension
    `,
    model('1290 Super Duke', 0.6, 'bike-naked', ['Naked'])`
      # LC8 | 2014-2026 | naked 1301cc v2 pulp 140nm 5.9 16L 194kg m6
      R | 27995 | 1
    `,
    model('1390 Super Duke', 0.6, 'bike-naked', ['Naked'])`
      # LC8 | 2014-2026 | naked 1301cc v2 pulp 140nm 5.9 16L 194kg m6
      R Evo | 33495 | 1 | 1350cc 145nm
    `,
    model('300 EXC', 0.8, 'bike-enduro', ['Enduro'])`
      # MY24 | 2017-2026 | enduro 293cc i1 ulp 50nm 5.0 9.1L 103kg m6
      TPI | 16995 | 2
    `,
    model('500 EXC-F', 0.8, 'bike-enduro', ['Enduro'])`
      # MY24 | 2017-2026 | enduro 293cc i1 ulp 50nm 5.0 9.1L 103kg m6
      Enduro | 18495 | 2 | 511cc 50nm 110kg
    `,
    model('350 EXC-F', 0.8, 'bike-enduro', ['Enduro'])`
      # MY24 | 2017-2026 | enduro 293cc i1 ulp 50nm 5.0 9.1L 103kg m6
      Enduro | 17495 | 2 | 350cc 37nm
    `,
  ],
);

export const husqvarna = make(
  'Husqvarna',
  {
    popularity: 0.6,
    vinPrefix: '694',
    paints: {
      white: 'White',
      black: 'Black',
      grey: 'Grey',
      graphite: 'Dark Grey',
      yellow: 'Electric Yellow',
      blue: 'Blue',
    },
  },
  [
    model('Vitpilen 401', 1, 'bike-naked', ['Naked', 'Learner Approved'])`
      # 401 | 2018-2026 | retro 399cc i1 ulp 39nm 3.4 13L 154kg m6
      ABS | 8795 | 1
    `,
    model('Svartpilen 401', 1, 'bike-naked', ['Naked', 'Learner Approved'])`
      # 401 | 2018-2026 | retro 399cc i1 ulp 39nm 3.4 13L 154kg m6
      ABS | 8795 | 2
    `,
    model('Norden 901', 1, 'bike-adventure', ['Travel'])`
      # 901 | 2022-2026 | adventure 889cc i2 pulp 100nm 4.5 19L 204kg m6
      ABS | 22995 | 2
      Expedition | 26495 | 1 | | Side Bags; Heated Grips and Seat; Centre Stand
    `,
    model('TE 300', 0.5, 'bike-enduro', ['Enduro'])`
      # MY24 | 2015-2026 | enduro 293cc i1 ulp 50nm 5.0 9.7L 106kg m6
      Heritage | 17295 | 1
    `,
    model('FE 350', 0.5, 'bike-enduro', ['Enduro'])`
      # MY24 | 2015-2026 | enduro 293cc i1 ulp 50nm 5.0 9.7L 106kg m6
      Heritage | 17795 | 1 | 350cc 37nm
    `,
    model('701 Enduro', 0.4, 'bike-enduro', ['Enduro'])`
      # 701 | 2016-2026 | trail 693cc i1 pulp 74nm 4.3 13L 147kg m6
      ABS | 18495 | 1
    `,
    model('701 Supermoto', 0.3, 'bike-enduro', ['Enduro'])`
      # 701 | 2016-2026 | trail 693cc i1 pulp 74nm 4.3 13L 147kg m6
      ABS | 18495 | 1
    `,
  ],
);

export const royalEnfield = make(
  'Royal Enfield',
  {
    popularity: 1.1,
    vinPrefix: '695',
    paints: {
      black: 'Stealth Black',
      red: 'Redditch Red',
      grey: 'Gunmetal Grey',
      silver: 'Halcyon Silver',
      blue: 'Ventura Blue',
      green: 'British Racing Green',
      sand: 'Desert Sand',
      orange: 'Orange Crush',
    },
  },
  [
    model('Classic 350', 2, 'bike-retro', ['Heritage', 'Learner Approved'])`
      # J1 | 2021-2026 | retro 349cc i1 ulp 27nm 2.7 13L 195kg m5
      Halcyon | 8190 | 3
      Signals | 8390 | 2
      Chrome | 8590 | 1
      # UCE 500 | 2009-2020 | retro 499cc i1 ulp 41nm 4.0 13.5L 195kg m5
      Classic 500 | 8990 | 2
    `,
    model('Interceptor 650', 2, 'bike-retro', ['Roadster', 'Learner Approved'])`
      # INT | 2018-2026 | retro 648cc i2 ulp 52nm 4.2 13.7L 202kg m6
      ABS | 10590 | 3
    `,
    model('Continental GT 650', 2, 'bike-retro', ['Roadster', 'Learner Approved'])`
      # INT | 2018-2026 | retro 648cc i2 ulp 52nm 4.2 13.7L 202kg m6
      Twin | 10790 | 2 | 12.5L
    `,
    model('Himalayan', 1.8, 'bike-adventure', ['Adventure', 'Learner Approved'])`
      # LS410 | 2018-2023 | adventure 411cc i1 ulp 32nm 3.3 15L 199kg m5
      ABS | 8190 | 3
      # 450 | 2024-2026 | adventure 452cc i1 ulp 40nm 3.5 17L 196kg m6
      450 Base | 8990 | 2
      450 Summit | 9390 | 2
    `,
    model('Meteor 350', 1.5, 'bike-cruiser', ['Cruiser', 'Learner Approved'])`
      # J1 | 2020-2026 | cruiser 349cc i1 ulp 27nm 2.7 15L 191kg m5
      Fireball | 7990 | 2
      Stellar | 8190 | 1
      Supernova | 8490 | 1
    `,
    model('Super Meteor 650', 0.8, 'bike-cruiser', ['Cruiser', 'Learner Approved'])`
      # SM650 | 2023-2026 | cruiser 648cc i2 ulp 52nm 4.5 15.7L 241kg m6
      Astral | 11990 | 1
      Celestial | 12990 | 1 | tourer | Touring Windscreen; Pillion Backrest
    `,
    model('Hunter 350', 1.2, 'bike-naked', ['Roadster', 'Learner Approved'])`
      # J1 | 2022-2026 | naked 349cc i1 ulp 27nm 2.7 13L 181kg m5
      Dapper | 6990 | 2
      Rebel | 7090 | 1
    `,
  ],
);
