import { make, model } from '../make.ts';

export const jayco = make(
  'Jayco',
  {
    popularity: 9,
    vinPrefix: '60J',
    paints: {
      white: 'White',
      pearl: 'Tough Frame White',
      silver: 'White and Silver',
      grey: 'White and Titanium',
      graphite: 'White and Charcoal',
      sand: 'White and Champagne',
      bronze: 'White and Bronze',
    },
  },
  [
    model('Journey', 5, 'caravan', ['Caravans'])`
      # JY | 2014-2026 | caravan 8.1wide
      17.58-3 | 71990 | 0.4 | 17.6ft 2055tare 2455atm single sleeps2
      18.57-7 | 75490 | 2 | 18.6ft 2150tare 2550atm tandem sleeps5 | Triple Bunks
      19.61-3 Outback | 82990 | 4 | 19.6ft 2390tare 2990atm tandem sleeps2 | JTech 2.0 Suspension; Outback Pack
      21.66-3 Outback | 89990 | 3 | 21.6ft 2585tare 3135atm tandem sleeps4 | JTech 2.0 Suspension; Outback Pack; Double Bunks
      22.68-4 | 91990 | 1 | 22.7ft 2610tare 3160atm tandem sleeps6 | Triple Bunks
    `,
    model('Starcraft', 4, 'caravan', ['Caravans'])`
      # SC | 2011-2026 | caravan 8.1wide
      15.48-2 | 54990 | 0.2 | 15.8ft 1690tare 2090atm single sleeps4 | Double Bunks
      17.58-3 | 61990 | 0.3 | 17.6ft 1975tare 2375atm single sleeps2
      18.55-6 | 66990 | 2 | 18.5ft 2110tare 2510atm tandem sleeps4
      20.62-2 | 69990 | 2 | 20.6ft 2235tare 2735atm tandem sleeps5 | Triple Bunks
    `,
    model('Silverline', 3, 'caravan', ['Caravans'])`
      # SL | 2012-2026 | caravan 8.1wide
      18.58-8 | 92990 | 1 | 18.9ft 2370tare 2970atm tandem sleeps2
      21.65-3 | 102990 | 3 | 21.7ft 2690tare 3290atm tandem sleeps2 | Slide-out Bedroom; Club Lounge
      24.75-8 Outback | 124990 | 1 | 24.8ft 3050tare 3650atm tandem sleeps2 look:caravan-offroad | Slide-out Bedroom; Euro Recliners
    `,
    model('All Terrain', 3, 'caravan-offroad', ['Caravans', 'Off-Road'])`
      # AT | 2021-2026 | offroadvan 8.1wide
      17.55-3 | 98990 | 2 | 17.7ft 2480tare 2980atm tandem sleeps2
      19.61-3 | 105990 | 3 | 19.8ft 2620tare 3220atm tandem sleeps2 | JTech 2.0 Coil Suspension; 200 Ah Lithium Battery
      21.66-3 | 112990 | 2 | 21.8ft 2860tare 3500atm tandem sleeps4 | JTech 2.0 Coil Suspension; Double Bunks
    `,
    model('Expanda', 3, 'caravan-poptop', ['Expanda'])`
      # EX | 2008-2026 | poptop 7.4wide
      14.44-4 | 55990 | 2 | 14.8ft 1420tare 1820atm single sleeps6
      16.49-3 Outback | 65990 | 3 | 16.4ft 1695tare 2095atm single sleeps6 | Fold-out Beds at Both Ends
      18.57-8 Outback | 73990 | 2 | 18.6ft 1945tare 2445atm tandem sleeps8
    `,
    model('CrossTrak', 0.3, 'caravan-offroad', ['Campers', 'Off-Road'])`
      # CT | 2021-2026 | hybridvan 6.9wide
      13.42-3 | 69990 | 2 | 13.4ft 1495tare 2145atm single sleeps2 | Slide-out Kitchen
    `,
    model('Swan', 0.75, null, ['Campers'])`
      # SW | 2005-2026 | camper 7.2wide
      Touring | 35990 | 3 | 13.5ft 1085tare 1485atm single sleeps6
      Outback | 40990 | 3 | 13.5ft 1190tare 1590atm single sleeps6 | Outback Pack
    `,
    model('Eagle', 0.45, null, ['Campers'])`
      # EG | 2005-2026 | camper 7.1wide
      Touring | 33990 | 2 | 12.1ft 1030tare 1430atm single sleeps4
      Outback | 38990 | 2 | 12.1ft 1140tare 1540atm single sleeps4
    `,
  ],
);
