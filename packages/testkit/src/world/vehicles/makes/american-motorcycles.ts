import { make, model } from '../make.ts';

export const harleyDavidson = make(
  'Harley-Davidson',
  {
    popularity: 2.2,
    vinPrefix: '69D',
    paints: {
      black: 'Vivid Black',
      white: 'White Sand Pearl',
      grey: 'Gunship Gray',
      graphite: 'Billiard Gray',
      red: 'Redline Red',
      maroon: 'Midnight Crimson',
      blue: 'Reef Blue',
      green: 'Mineral Green',
      orange: 'Baja Orange',
    },
  },
  [
    model('Street 500', 1.5, 'bike-cruiser')`
      # XG500 | 2015-2020 | cruiser 494cc v2 ulp 40nm 4.5 13.1L 233kg m6
      LAMS | 9995 | 3
    `,
    model('X500', 0.8, 'bike-naked', ['Sport', 'Learner Approved'])`
      # X500 | 2023-2026 | naked 500cc i2 ulp 46nm 4.6 13.1L 208kg m6
      ABS | 11495 | 2
    `,
    model('Iron 883', 2, 'bike-cruiser')`
      # XL883N | 2009-2021 | cruiser 883cc v2 ulp 68nm 5.1 12.5L 256kg m5
      ABS | 15500 | 3
    `,
    model('Iron 1200', 0.8, 'bike-cruiser')`
      # XL1200NS | 2018-2021 | cruiser 1202cc v2 ulp 96nm 5.3 12.5L 256kg m5
      ABS | 17250 | 1
    `,
    model('Forty-Eight', 1.2, 'bike-cruiser')`
      # XL1200X | 2010-2021 | cruiser 1202cc v2 ulp 96nm 5.3 7.9L 252kg m5
      ABS | 19500 | 2
    `,
    model('Nightster', 0.8, 'bike-cruiser', ['Sport'])`
      # RH975 | 2022-2026 | cruiser 975cc v2 pulp 95nm 5.1 11.7L 221kg m6
      ABS | 19995 | 2
      Special | 22250 | 1
    `,
    model('Sportster S', 0.8, 'bike-cruiser', ['Sport'])`
      # RH1250S | 2021-2026 | cruiser 1252cc v2 pulp 125nm 5.1 11.8L 228kg m6
      ABS | 26495 | 1
    `,
    model('Fat Boy', 1.2, 'bike-cruiser', ['Cruiser'])`
      # FLFBS | 2018-2026 | cruiser 1868cc v2 pulp 155nm 5.5 18.9L 317kg m6
      114 | 36250 | 2
      # FLSTF | 2012-2017 | cruiser 1690cc v2 pulp 132nm 5.6 18.9L 330kg m6
      103 | 28495 | 1
    `,
    model('Street Bob', 1.2, 'bike-cruiser', ['Cruiser'])`
      # FXBBS | 2021-2026 | cruiser 1868cc v2 pulp 155nm 5.5 13.2L 297kg m6
      114 | 27995 | 2
    `,
    model('Low Rider S', 1, 'bike-cruiser', ['Cruiser'])`
      # FXLRS | 2020-2026 | cruiser 1923cc v2 pulp 169nm 5.7 18.9L 308kg m6
      117 | 34495 | 2
    `,
    model('Low Rider ST', 1, 'bike-cruiser', ['Cruiser'])`
      # FXLRS | 2020-2026 | cruiser 1923cc v2 pulp 169nm 5.7 18.9L 308kg m6
      117 | 37495 | 1 | tourer 327kg
    `,
    model('Breakout', 1, 'bike-cruiser', ['Cruiser'])`
      # FXBR | 2013-2026 | cruiser 1923cc v2 pulp 168nm 5.5 18.9L 310kg m6
      117 | 38250 | 2
    `,
    model('Road Glide', 0.8, 'bike-cruiser', ['Grand American Touring'])`
      # FLTRX | 2015-2026 | tourer 1923cc v2 pulp 175nm 6.0 22.7L 380kg m6
      ABS | 44995 | 1
    `,
    model('Street Glide', 0.8, 'bike-cruiser', ['Grand American Touring'])`
      # FLTRX | 2015-2026 | tourer 1923cc v2 pulp 175nm 6.0 22.7L 380kg m6
      Special | 43750 | 2 | 1868cc 163nm 375kg
    `,
    model('Pan America', 0.6, 'bike-adventure', ['Adventure Touring'])`
      # RA1250S | 2021-2026 | adventure 1252cc v2 pulp 128nm 5.5 21.2L 258kg m6
      1250 Special | 34495 | 1 | | Adaptive Ride Height; Semi-active Suspension; Heated Grips
    `,
  ],
);

export const indian = make(
  'Indian',
  {
    popularity: 0.9,
    vinPrefix: '692',
    paints: {
      black: 'Thunder Black',
      white: 'White Lightning',
      grey: 'Stealth Gray',
      silver: 'Silver Quartz',
      red: 'Indian Motorcycle Red',
      maroon: 'Maroon Metallic',
      blue: 'Deepwater Metallic',
    },
  },
  [
    model('Scout', 2, 'bike-cruiser', ['Cruiser'])`
      # G | 2015-2024 | cruiser 1133cc v2 pulp 97nm 5.4 12.5L 256kg m6
      ABS | 20995 | 2
      Bobber | 20495 | 3
      Rogue | 20995 | 1
      # H | 2025-2026 | cruiser 1250cc v2 pulp 108nm 5.3 13L 248kg m6
      Bobber | 22995 | 2
    `,
    model('Super Scout', 2, 'bike-cruiser', ['Cruiser'])`
      # H | 2025-2026 | cruiser 1250cc v2 pulp 108nm 5.3 13L 248kg m6
      Limited | 25995 | 1
    `,
    model('Chief', 1.2, 'bike-cruiser', ['Cruiser'])`
      # T111 | 2021-2026 | cruiser 1811cc v2 pulp 150nm 5.9 15.1L 304kg m6
      ABS | 27995 | 1
      Bobber Dark Horse | 30995 | 2 | 1890cc 162nm
    `,
    model('Super Chief', 1.2, 'bike-cruiser', ['Cruiser'])`
      # T111 | 2021-2026 | cruiser 1811cc v2 pulp 150nm 5.9 15.1L 304kg m6
      Limited | 33995 | 1 | 1890cc 162nm 335kg
    `,
    model('Chieftain', 0.8, 'bike-cruiser', ['Bagger'])`
      # T116 | 2014-2026 | tourer 1890cc v2 pulp 171nm 6.1 20.8L 370kg m6
      Dark Horse | 43995 | 1
    `,
    model('Challenger', 0.8, 'bike-cruiser', ['Bagger'])`
      # T116 | 2014-2026 | tourer 1890cc v2 pulp 171nm 6.1 20.8L 370kg m6
      Limited | 45995 | 1 | 1768cc 178nm 378kg
    `,
    model('FTR', 0.7, 'bike-naked')`
      # N | 2019-2025 | naked 1203cc v2 pulp 120nm 5.8 12.9L 225kg m6
      ABS | 20995 | 1
      R Carbon | 27495 | 1 | | Ohlins Suspension; Carbon Fibre Bodywork; Akrapovic Exhaust
    `,
  ],
);
