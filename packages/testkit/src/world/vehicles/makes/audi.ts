import { make, model } from '../make.ts';

export const audi = make(
  'Audi',
  {
    popularity: 2.2,
    vinPrefix: '69A',
    paints: {
      white: 'Ibis White',
      pearl: 'Glacier White',
      silver: 'Floret Silver',
      grey: 'Nardo Grey',
      graphite: 'Daytona Grey',
      black: 'Mythos Black',
      blue: 'Navarra Blue',
      red: 'Tango Red',
      green: 'District Green',
    },
  },
  [
    model('A1', 1.5, 'hatch-city')`
      # GB | 2019-2025 | hatch 4029x1740x1433 1660kg 40L 5* 999cc i3 pulp turbo 200nm 5.4 d7 fwd
      30 TFSI | 38900 | 2
      35 TFSI | 41900 | 1 | 1498cc i4 250nm 5.8
      40 TFSI | 51400 | 1 | 1984cc i4 320nm 6.4 d6 look:hatch
    `,
    model('A3', 4, 'hatch', ['Cars', 'Performance'])`
      # GY | 2021-2026 | hatch 4343x1816x1425 1880kg 50L 5* 1395cc i4 pulp turbo 250nm 5.6 a8 fwd
      35 TFSI Sportback | 54500 | 4
      40 TFSI quattro S line Sportback | 63800 | 1 | 1984cc 320nm 6.7 d7 awd 55L
      S3 Sportback | 83800 | 1 | 1984cc 400nm 7.6 d7 awd 55L look:hatch
      RS3 Sportback | 101037 | 1 | 2480cc i5 500nm 8.2 d7 awd 55L look:hatch | RS Sports Exhaust; Bang & Olufsen Audio System
      35 TFSI Sedan | 57000 | 2 | sedan look:sedan-small 4495x1816x1425
      # 8V | 2013-2020 | hatch 4313x1785x1426 1820kg 50L 5* 1395cc i4 pulp turbo 250nm 4.9 d7 fwd
      1.4 TFSI Sportback | 39900 | 4
      2.0 TFSI quattro Sportback | 50000 | 1 | 1984cc 320nm 6.2 awd 55L
    `,
    model('A4', 2, 'sedan-large')`
      # B9 | 2015-2024 | sedan 4762x1847x1428 2045kg 58L 5* 1984cc i4 pulp turbo 320nm 6.2 d7 fwd
      35 TFSI | 60900 | 2 | 270nm
      45 TFSI quattro S line | 74400 | 2 | 370nm 7.1 awd
      40 TFSI Avant | 66300 | 1 | wagon look:wagon
      allroad 45 TFSI | 81300 | 1 | wagon look:wagon-trail 370nm 7.4 awd
      # B8 | 2008-2015 | sedan 4701x1826x1427 1990kg 61L 5* 1984cc i4 pulp turbo 350nm 6.8 d7 awd
      2.0 TFSI quattro | 63600 | 2
    `,
    model('A5', 1.2, 'coupe-fastback', ['Cars'])`
      # F5 | 2017-2024 | coupe 4673x1846x1371 2035kg 58L 5* 1984cc i4 pulp turbo 370nm 7.0 d7 awd
      45 TFSI quattro Coupe | 83000 | 2
      45 TFSI quattro Cabriolet | 97000 | 1 | cabrio look:cabrio
      40 TFSI Sportback | 74800 | 2 | liftback 320nm 6.3 fwd look:sedan-large
      # B10 | 2025-2026 | liftback 4829x1860x1444 2260kg 56L 5* 1984cc i4 pulp turbo 400nm 6.7 d7 awd look:sedan-large
      TFSI 200kW quattro | 89600 | 1
      S5 | 114900 | 1 | 2995cc v6 550nm 8.0
    `,
    model('A6', 0.6, 'sedan-large', ['Cars'])`
      # C9 | 2025-2026 | sedan 4999x1923x1418 2330kg 65L 5* 1984cc i4 pulp turbo 400nm 7.0 d7 awd
      TFSI 200kW quattro | 118000 | 1
      # C8 | 2019-2025 | sedan 4939x1886x1457 2275kg 73L 5* 1984cc i4 pulp turbo 370nm 6.9 d7 awd
      45 TFSI quattro | 106200 | 1
      RS6 Avant | 232500 | 0.5 | wagon look:wagon 3996cc v8 twinturbo 800nm 11.8 a8
    `,
    model('Q2', 1.5, 'suv-small-plain', ['SUVs'])`
      # GA | 2017-2026 | suv 4208x1794x1495 1830kg 50L 5* 1395cc i4 pulp turbo 250nm 5.9 a8 fwd
      35 TFSI | 49400 | 3
      40 TFSI quattro S line | 57600 | 1 | 1984cc 320nm 6.9 d7 awd 55L
    `,
    model('Q3', 3, 'suv-small-plain', ['SUVs'])`
      # FJ | 2026 | suv 4531x1859x1601 2160kg 60L 5* 1498cc i4 pulp turbo 250nm 6.3 d7 fwd
      TFSI 110kW | 61600 | 2
      TFSI 195kW quattro S line | 79900 | 1 | 1984cc 400nm 8.0 awd
      # F3 | 2019-2025 | suv 4484x1849x1616 2070kg 58L 5* 1395cc i4 pulp turbo 250nm 6.8 d6 fwd
      35 TFSI | 57000 | 4
      40 TFSI quattro S line | 67500 | 2 | 1984cc 320nm 8.3 d7 awd
      35 TFSI Sportback | 60700 | 2
      RS Q3 | 96500 | 1 | 2480cc i5 480nm 8.9 d7 awd look:suv-mid-sport
      # 8U | 2012-2018 | suv 4388x1831x1608 2020kg 64L 5* 1395cc i4 pulp turbo 250nm 5.8 d6 fwd
      1.4 TFSI | 42900 | 3
    `,
    model('Q5', 4, 'suv-mid-sport', ['SUVs'])`
      # FY | 2017-2024 | suv 4682x1893x1662 2430kg 70L 5* 1968cc i4 diesel turbo 400nm 5.7 d7 awd
      40 TDI quattro | 77700 | 4
      45 TFSI quattro Sport | 86400 | 4 | 1984cc pulp 370nm 8.0 73L
      50 TDI quattro S line | 97300 | 1 | 2967cc v6 620nm 6.8 a8
      SQ5 | 119400 | 2 | 2967cc v6 700nm 7.0 a8 look:suv-mid-sport
      # 8R | 2009-2016 | suv 4629x1898x1655 2425kg 75L 5* 1968cc i4 diesel turbo 400nm 6.1 d7 awd
      2.0 TDI quattro | 63600 | 3
      # GU | 2025-2026 | suv 4717x1900x1647 2500kg 65L 5* 1984cc i4 pulp turbo 400nm 7.8 d7 awd
      TFSI 200kW quattro | 89600 | 2
    `,
    model('Q7', 2, 'suv-seven', ['SUVs'])`
      # 4M | 2015-2026 | suv 7seats 5072x1970x1735 2990kg 85L 5* 2967cc v6 diesel turbo 500nm 7.0 a8 awd
      45 TDI quattro | 117500 | 3
      50 TDI quattro S line | 135300 | 3 | 600nm 7.2
      SQ7 | 166400 | 1 | 3996cc v8 pulp twinturbo 770nm 12.1
    `,
    model('Q8', 0.7, 'suv-mid-sport', ['SUVs'])`
      # F1 | 2018-2026 | suv 4986x1995x1705 2890kg 85L 5* 2967cc v6 diesel turbo 600nm 7.0 a8 awd look:suv-mid-sport
      50 TDI quattro | 139400 | 1
      RS Q8 | 224900 | 0.5 | 3996cc v8 pulp twinturbo 800nm 13.5
    `,
    model('e-tron', 0.6, 'suv-ev')`
      # GE | 2020-2023 | suv 4901x1935x1632 3130kg 5* ev e1 awd
      50 quattro | 141900 | 1 | 540nm 71kwh 336km
      55 quattro | 159600 | 1 | 664nm 95kwh 436km
    `,
    model('Q4 e-tron', 0.8, 'suv-ev', ['SUVs', 'Electric'])`
      # F4 | 2024-2026 | suv 4588x1865x1640 2675kg 5* ev e1 rwd
      45 | 84900 | 2 | 545nm 77kwh 500km
      55 quattro | 114900 | 1 | awd 587nm 77kwh 468km
    `,
    model('e-tron GT', 0.2, 'sedan-ev', ['Cars', 'Electric', 'Performance'])`
      # F8 | 2022-2026 | sedan 4989x1964x1413 2840kg ev e1 awd
      GT | 181700 | 1 | 630nm 83.7kwh 540km
      RS GT | 248200 | 1 | 830nm 83.7kwh 504km
    `,
    model('TT', 0.6, 'coupe')`
      # FV | 2014-2023 | coupe 4191x1832x1353 1750kg 55L 1984cc i4 pulp turbo 370nm 7.2 d7 awd
      45 TFSI quattro | 85400 | 2
      Roadster 45 TFSI | 89400 | 1 | roadster look:roadster
      RS | 137400 | 1 | 2480cc i5 480nm 8.3
    `,
  ],
);
