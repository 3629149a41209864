import { make, model } from '../make.ts';

export const volvo = make(
  'Volvo',
  {
    popularity: 1.2,
    vinPrefix: '69V',
    paints: {
      white: 'Ice White',
      pearl: 'Crystal White',
      silver: 'Silver Dawn',
      grey: 'Vapour Grey',
      graphite: 'Thunder Grey',
      black: 'Onyx Black',
      blue: 'Denim Blue',
      navy: 'Fjord Blue',
      sand: 'Sand Dune',
    },
  },
  [
    model('EX30', 1.2, 'suv-ev', ['SUVs', 'Electric'])`
      # V216 | 2023-2026 | suv 4233x1837x1549 2260kg 5* ev e1 rwd
      Plus Single Motor | 59990 | 2 | 343nm 51kwh 337km
      Ultra Single Motor Extended Range | 64990 | 2 | 343nm 69kwh 462km | Harman Kardon Soundbar; Panoramic Roof
      Ultra Twin Motor Performance | 71290 | 1 | awd 543nm 69kwh 445km
    `,
    model('XC40', 3, 'suv-small-plain', ['SUVs', 'Electric'])`
      # XZ | 2022-2026 | suv 4425x1863x1652 2250kg 54L 5* 1969cc i4 pulp turbo 350nm 7.3 a8 awd
      Plus B4 | 58990 | 2 | 300nm 6.9 fwd
      Ultimate B5 AWD | 68990 | 2 | | Harman Kardon Audio System; Panoramic Roof
      Recharge Pure Electric | 76990 | 1 | ev e1 fwd 420nm 69kwh 485km look:suv-ev
      # XZ | 2018-2022 | suv 4425x1863x1652 2250kg 54L 5* 1969cc i4 pulp turbo 350nm 7.7 a8 awd
      T5 R-Design | 60990 | 2
      T4 Momentum | 48990 | 2 | 300nm 7.4
    `,
    model('C40', 0.4, 'suv-ev')`
      # XE | 2022-2025 | suv 4440x1873x1591 2650kg 5* ev e1 awd 670nm 78kwh 485km
      Recharge Twin | 85990 | 1
    `,
    model('XC60', 3, 'suv-mid-sport', ['SUVs', 'Plug-in Hybrid'])`
      # UZ | 2021-2026 | suv 4708x1902x1658 2400kg 71L 5* 1969cc i4 pulp turbo 350nm 7.6 a8 awd
      Plus B5 | 77990 | 3
      Ultimate B6 | 92990 | 2 | 420nm 8.0 look:suv-mid-sport | Bowers & Wilkins Audio System - 15 Speakers
      T8 Plug-in Hybrid Ultra | 104990 | 1 | phev 709nm 1.6 18.8kwh 81km
      # UZ | 2017-2021 | suv 4688x1902x1658 2400kg 60L 5* 1969cc i4 diesel turbo 400nm 5.5 a8 awd
      D4 Momentum | 65990 | 2
      # DZ | 2009-2017 | suv 4644x1891x1713 2505kg 70L 5* 1969cc i4 diesel twinturbo 420nm 5.7 a8 awd
      D5 Kinetic | 68890 | 1
    `,
    model('XC90', 2, 'suv-seven', ['SUVs', 'Plug-in Hybrid'])`
      # LZ | 2021-2026 | suv 7seats 4953x1923x1776 2800kg 71L 5* 1969cc i4 pulp turbo 420nm 8.5 a8 awd
      Plus B5 | 100990 | 2 | 360nm 8.0
      Ultimate B6 | 110990 | 2 | | Air Suspension; Bowers & Wilkins Audio System - 19 Speakers
      T8 Plug-in Hybrid Ultra | 130990 | 1 | phev 709nm 1.8 18.8kwh 77km
      # LZ | 2015-2020 | suv 7seats 4950x1923x1776 2750kg 71L 5* 1969cc i4 diesel twinturbo 480nm 5.9 a8 awd
      D5 Momentum | 95990 | 1
    `,
    model('V60', 0.6, 'wagon')`
      # ZZ | 2018-2024 | wagon 4784x1916x1504 2400kg 71L 5* 1969cc i4 pulp turbo 350nm 7.5 a8 awd look:wagon-trail
      Cross Country T5 | 66990 | 1
      Cross Country Ultimate B5 | 76990 | 1
      # FZ | 2011-2018 | wagon 4635x1865x1484 2150kg 67L 5* 1969cc i4 diesel turbo 400nm 4.9 a8 fwd
      D4 Luxury | 61190 | 1
    `,
    model('S60', 0.5, 'sedan-large')`
      # ZS | 2019-2024 | sedan 4761x1850x1431 2300kg 60L 5* 1969cc i4 pulp turbo 350nm 7.3 a8 awd
      T5 Inscription | 60990 | 1
      Ultimate B5 | 68990 | 1
    `,
    model('EX90', 0.3, 'suv-ev', ['SUVs', 'Electric'])`
      # V536 | 2025-2026 | suv 7seats 5037x1964x1744 3350kg ev e1 awd 111kwh
      Twin Motor Plus | 124990 | 1 | 770nm 570km
      Twin Motor Performance Ultra | 134990 | 1 | 910nm 570km
    `,
  ],
);

export const polestar = make(
  'Polestar',
  {
    popularity: 0.5,
    vinPrefix: '69S',
    paints: {
      white: 'Snow',
      silver: 'Magnesium',
      grey: 'Jupiter',
      graphite: 'Thunder',
      black: 'Space',
      blue: 'Midnight',
    },
  },
  [
    model('2', 2, 'sedan-ev', ['Electric'])`
      # 534 | 2021-2026 | liftback 4606x1859x1479 2490kg 5* ev e1 rwd
      Standard Range Single Motor | 62400 | 2 | 490nm 69kwh 546km
      Long Range Single Motor | 66400 | 2 | 490nm 82kwh 659km | Harman Kardon Audio System - 13 Speakers
      Long Range Dual Motor Performance | 85500 | 1 | awd 740nm 82kwh 568km | Ohlins Dampers; Brembo Brakes; Gold Seat Belts
    `,
    model('3', 0.4, 'suv-ev', ['Electric', 'SUVs'])`
      # 359 | 2024-2026 | suv 4900x1968x1614 3090kg 5* ev e1 awd 111kwh
      Long Range Dual Motor | 122086 | 1 | 840nm 631km
      Performance Pack | 134086 | 1 | 910nm 567km
    `,
    model('4', 0.6, 'suv-ev', ['Electric', 'SUVs'])`
      # 814 | 2024-2026 | suv 4840x2008x1534 2840kg 5* ev e1 100kwh
      Long Range Single Motor | 78500 | 2 | rwd 343nm 620km
      Long Range Dual Motor | 88350 | 1 | awd 686nm 590km
    `,
  ],
);
