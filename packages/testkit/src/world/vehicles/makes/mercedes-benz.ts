import { make, model } from '../make.ts';

export const mercedesBenz = make(
  'Mercedes-Benz',
  {
    popularity: 3,
    vinPrefix: '69M',
    paints: {
      white: 'Polar White',
      pearl: 'Opalite White',
      silver: 'Iridium Silver',
      grey: 'Mountain Grey',
      graphite: 'Selenite Grey',
      black: 'Obsidian Black',
      blue: 'Spectral Blue',
      navy: 'Cavansite Blue',
      red: 'Patagonia Red',
    },
  },
  [
    model('A-Class', 4, 'hatch', ['Cars', 'Performance'])`
      # W177 | 2018-2026 | hatch 4419x1796x1440 1920kg 43L 5* 1332cc i4 pulp turbo 250nm 5.9 d7 fwd
      A180 | 58900 | 3
      A200 | 61427 | 4
      A250 4MATIC | 75700 | 2 | 1991cc 350nm 6.9 awd 51L
      A35 AMG 4MATIC | 89400 | 1 | 1991cc 400nm 7.8 d8 awd 51L look:hatch
      A45 S AMG 4MATIC+ | 121300 | 1 | 1991cc 500nm 9.0 d8 awd 51L look:hatch | AMG Track Pace; Burmester Audio System
      A200 Sedan | 63800 | 2 | sedan look:sedan-small 4549x1796x1446
      # W176 | 2013-2018 | hatch 4292x1780x1433 1935kg 50L 5* 1595cc i4 pulp turbo 200nm 6.0 d7 fwd
      A180 | 38600 | 3
      A200 | 43900 | 2 | 250nm 6.1
    `,
    model('C-Class', 4, 'sedan-large', ['Cars'])`
      # W206 | 2022-2026 | sedan 4751x1820x1437 2195kg 66L 5* 1496cc i4 pulp turbo 300nm 6.9 a9 rwd
      C200 | 86432 | 3
      C300 | 97500 | 3 | 1999cc 400nm 7.3
      C43 AMG 4MATIC | 124900 | 1 | 1991cc 500nm 9.1 awd
      # W205 | 2014-2021 | sedan 4686x1810x1442 2055kg 66L 5* 1991cc i4 pulp turbo 300nm 6.0 a7 rwd
      C200 | 66900 | 4
      C250 | 72900 | 2 | 350nm
      C300 | 75900 | 2 | 370nm 6.6 a9
      C63 S AMG | 165529 | 1 | 3982cc v8 twinturbo 700nm 10.4 a9
      C200 Coupe | 70500 | 1 | coupe look:coupe
      C300 Cabriolet | 94400 | 1 | cabrio look:cabrio
      C200 Estate | 69400 | 1 | wagon look:wagon
    `,
    model('E-Class', 1.2, 'sedan-large', ['Cars'])`
      # W213 | 2016-2024 | sedan 4940x1852x1460 2300kg 66L 5* 1991cc i4 pulp turbo 320nm 7.4 a9 rwd
      E200 | 97000 | 2
      E300 | 116134 | 2 | 370nm 7.6
      E53 AMG 4MATIC+ | 171900 | 1 | 2999cc i6 520nm 9.3 awd
      # W214 | 2024-2026 | sedan 4949x1880x1468 2430kg 66L 5* 1999cc i4 pulp turbo 400nm 7.2 a9 awd
      E300 4MATIC | 134900 | 1
    `,
    model('CLA', 1.5, 'sedan-small', ['Cars'])`
      # C118 | 2019-2026 | sedan 4695x1830x1435 1990kg 43L 5* 1332cc i4 pulp turbo 250nm 6.1 d7 fwd
      CLA200 | 69400 | 2
      CLA250 4MATIC | 79500 | 1 | 1991cc 350nm 6.8 awd 51L
      CLA45 S AMG | 131300 | 1 | 1991cc 500nm 9.1 d8 awd 51L
    `,
    model('GLA', 3, 'suv-small', ['SUVs'])`
      # H247 | 2020-2026 | suv 4417x1834x1616 2030kg 43L 5* 1332cc i4 pulp turbo 250nm 6.4 d7 fwd
      GLA200 | 68300 | 3
      GLA250 4MATIC | 78400 | 2 | 1991cc 350nm 7.4 d8 awd 51L
      GLA35 AMG | 93900 | 1 | 1991cc 400nm 8.4 d8 awd 51L
      # X156 | 2014-2020 | suv 4424x1804x1494 1920kg 50L 5* 1595cc i4 pulp turbo 250nm 6.1 d7 fwd
      GLA180 | 44700 | 2 | 200nm
      GLA250 4MATIC | 60700 | 2 | 1991cc 350nm 7.0 awd 56L
    `,
    model('GLB', 1.2, 'suv-seven', ['SUVs'])`
      # X247 | 2020-2026 | suv 7seats 4646x1834x1658 2270kg 52L 5* 1332cc i4 pulp turbo 250nm 6.9 d7 fwd
      GLB200 | 73000 | 2
      GLB250 4MATIC | 83900 | 2 | 1991cc 350nm 8.0 d8 awd 60L
    `,
    model('GLC', 4, 'suv-mid-sport', ['SUVs'])`
      # X253 | 2015-2022 | suv 4669x1890x1644 2400kg 66L 5* 1991cc i4 pulp turbo 370nm 8.1 a9 awd
      GLC200 | 74200 | 3 | 320nm 7.6 rwd
      GLC300 | 87900 | 3
      GLC43 AMG | 121900 | 1 | 2996cc v6 twinturbo 520nm 10.1 look:suv-mid-sport
      GLC300 Coupe | 95200 | 1 | look:suv-mid-sport
      # X254 | 2023-2026 | suv 4716x1890x1640 2480kg 62L 5* 1999cc i4 pulp turbo 400nm 7.8 a9 awd
      GLC300 | 107100 | 3
      GLC43 AMG | 136300 | 1 | 1991cc 500nm 9.9 look:suv-mid-sport
    `,
    model('GLE', 2.5, 'suv-seven', ['SUVs'])`
      # V167 | 2019-2026 | suv 7seats 4924x1947x1796 3070kg 85L 5* 2925cc i6 diesel turbo 600nm 7.4 a9 awd
      GLE300d | 134900 | 3 | 1993cc i4 550nm 7.0
      GLE400d | 155900 | 2 | 5seats 700nm
      GLE450 | 155500 | 2 | 2999cc pulp 500nm 9.3
      GLE63 S AMG | 236500 | 0.5 | 5seats 3982cc v8 pulp twinturbo 850nm 12.6
      # W166 | 2015-2019 | suv 4819x1935x1796 2950kg 93L 5* 2143cc i4 diesel twinturbo 500nm 6.0 a9 awd
      GLE250d | 87900 | 2
      GLE350d | 102900 | 1 | 2987cc v6 620nm 6.6
    `,
    model('G-Class', 0.6, '4x4-large', ['SUVs', '4WDs'])`
      # W463 | 2018-2026 | suv 4873x1984x1969 3200kg 100L 5* 2925cc i6 diesel turbo 700nm 9.9 a9 4x4c
      G400d | 229900 | 1 | | Three Differential Locks
      G63 AMG | 365900 | 1 | 3982cc v8 pulp twinturbo 850nm 13.1 | AMG Performance Exhaust
    `,
    model('EQA', 0.8, 'suv-ev', ['SUVs', 'Electric'])`
      # H243 | 2021-2026 | suv 4463x1834x1620 2470kg 5* ev e1 fwd
      EQA250+ | 82300 | 2 | 385nm 70.5kwh 530km
      EQA350 4MATIC | 96900 | 1 | awd 520nm 66.5kwh 430km
    `,
    model('EQC', 0.5, 'suv-ev')`
      # N293 | 2019-2023 | suv 4762x1884x1624 2940kg 5* ev e1 awd 760nm 80kwh 434km
      EQC400 4MATIC | 128000 | 1
    `,
    model('EQE', 0.4, 'sedan-ev', ['Cars', 'Electric'])`
      # V295 | 2022-2026 | sedan 4946x1906x1510 2930kg 5* ev e1 rwd
      EQE300 | 134900 | 1 | 550nm 89kwh 626km
      EQE53 AMG 4MATIC+ | 214900 | 1 | awd 950nm 90.6kwh 496km
    `,
    model('X-Class', 0.8, 'ute-dual')`
      # 470 | 2018-2020 | dual 5340x1920x1819 3250kg 80L 5* 2298cc i4 diesel twinturbo 450nm 7.9 a7 4x4
      X250d Progressive | 57800 | 2
      X250d Power | 64500 | 1
      X350d Power | 79415 | 1 | 2987cc v6 turbo 550nm 8.8 4x4c look:ute-dual-sport
    `,
    model('Vito', 1, 'van-panel', ['Vans', 'Commercial'])`
      # 447 | 2015-2026 | van 5140x1928x1909 3050kg 70L 5* 1950cc i4 diesel turbo 380nm 6.6 a9 rwd
      114 MWB | 62700 | 2 | 330nm
      116 LWB | 66500 | 2 | 5370x1928x1909
      116 Crew Cab | 69900 | 1 | 5seats
    `,
    model('Sprinter', 1.2, 'van-high', ['Vans', 'Commercial'])`
      # VS30 | 2018-2026 | van 5932x2020x2628 3550kg 71L 1950cc i4 diesel turbo 400nm 8.4 a9 fwd
      315 MWB High Roof | 77600 | 2
      419 LWB High Roof | 88400 | 1 | 6967x2020x2823 4490kg rwd 450nm
      Transfer Minibus | 99900 | 0.5 | bus look:van-bus
    `,
    model('V-Class', 0.6, 'mover', ['People Movers'])`
      # 447 | 2015-2026 | mover 7seats 5140x1928x1909 3100kg 70L 5* 1950cc i4 diesel turbo 440nm 6.6 a9 rwd
      V250d | 99990 | 1
      V300d | 117400 | 1 | 500nm
    `,
  ],
);
