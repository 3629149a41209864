import { make, model } from '../make.ts';

export const landRover = make(
  'Land Rover',
  {
    popularity: 1.3,
    vinPrefix: '69L',
    paints: {
      white: 'Fuji White',
      silver: 'Indus Silver',
      grey: 'Eiger Grey',
      graphite: 'Carpathian Grey',
      black: 'Santorini Black',
      blue: 'Byron Blue',
      red: 'Firenze Red',
      green: 'Pangea Green',
      sand: 'Gondwana Stone',
    },
  },
  [
    model('Defender', 3, '4x4-large', ['SUVs', '4WDs'])`
      # L663 | 2020-2026 | suv 5018x2008x1967 3150kg 89L 5* 2997cc i6 diesel turbo 600nm 7.6 a8 4x4c
      110 D250 S | 99900 | 3 | 570nm
      110 D300 SE | 114900 | 3 | 650nm
      110 D350 X-Dynamic HSE | 129900 | 2 | 700nm | Meridian Audio System; Electronic Air Suspension
      90 P400 X-Dynamic SE | 112900 | 1 | suv3 5seats 4583x2008x1974 2996cc pulp 550nm 10.1
      130 D300 | 125290 | 1 | 8seats 5358x2008x1970
      110 V8 | 229900 | 0.3 | 5000cc v8 pulp super 625nm 12.8
      # L316 | 2007-2016 | suv 4758x1790x2056 3050kg 75L 2198cc i4 diesel turbo 360nm 11.1 m6 4x4c
      110 Wagon | 54900 | 1
    `,
    model('Discovery', 2, 'suv-seven', ['SUVs', '4WDs'])`
      # L462 | 2017-2026 | suv 7seats 4956x2073x1888 3170kg 89L 5* 2997cc i6 diesel turbo 650nm 7.5 a8 4x4c
      D300 Dynamic SE | 125900 | 2
      D350 Dynamic HSE | 141900 | 2 | 700nm
      TD6 SE | 96170 | 2 | 2993cc v6 600nm 7.2 85L
      SD4 HSE | 96000 | 1 | 1999cc i4 twinturbo 500nm 6.4 77L
      # L319 | 2009-2016 | suv 7seats 4829x2022x1887 3240kg 82L 4* 2993cc v6 diesel twinturbo 600nm 8.8 a8 4x4c
      SDV6 SE | 85900 | 2
      TDV6 | 71300 | 1 | 520nm
    `,
    model('Discovery Sport', 1.5, 'suv-seven', ['SUVs'])`
      # L550 | 2015-2026 | suv 7seats 4597x1904x1727 2750kg 67L 5* 1998cc i4 pulp turbo 365nm 9.2 a9 4wd
      P250 Dynamic SE | 85200 | 2
      D200 R-Dynamic SE | 79500 | 2 | 1997cc diesel 430nm 6.6 65L
      TD4 SE | 62650 | 2 | 1999cc diesel 430nm 5.3
    `,
    model('Range Rover Evoque', 2, 'suv-low', ['SUVs'])`
      # L551 | 2019-2026 | suv 4371x1904x1649 2450kg 67L 5* 1998cc i4 pulp turbo 365nm 8.6 a9 awd
      P250 Dynamic SE | 87385 | 2
      P200 S | 69500 | 2 | 320nm 8.1
      P300e Dynamic HSE | 105600 | 1 | 1498cc i3 phev 540nm 2.0 a8 57L 15kwh 62km
      # L538 | 2011-2018 | suv 4371x1965x1635 2350kg 68L 5* 1999cc i4 diesel turbo 430nm 5.1 a9 awd
      TD4 180 SE | 62570 | 3
      TD4 180 HSE Dynamic | 76800 | 1
      SD4 Convertible HSE Dynamic | 92155 | 0.3 | cabrio look:cabrio
    `,
    model('Range Rover Velar', 1, 'suv-mid-sport', ['SUVs'])`
      # L560 | 2017-2026 | suv 4797x1930x1683 2630kg 82L 5* 1998cc i4 pulp turbo 365nm 9.1 a8 awd
      P250 R-Dynamic SE | 99900 | 2
      D200 R-Dynamic S | 94790 | 1 | 1998cc diesel 430nm 6.3
      P400 Dynamic HSE | 135400 | 1 | 2996cc i6 550nm 9.3
    `,
    model('Range Rover Sport', 2, 'suv-mid-sport', ['SUVs'])`
      # L461 | 2022-2026 | suv 4946x2047x1820 3220kg 80L 5* 2997cc i6 diesel turbo 650nm 7.6 a8 4x4c
      D300 Dynamic SE | 148900 | 2
      D350 Autobiography | 192900 | 1 | 700nm
      P510e Autobiography | 208000 | 0.5 | 2996cc phev 700nm 1.8 71L 38.2kwh 118km
      # L494 | 2013-2022 | suv 4850x2073x1803 3000kg 77L 5* 2993cc v6 diesel turbo 600nm 7.0 a8 4x4c
      SDV6 HSE | 130900 | 2 | 700nm
      TDV6 SE | 105600 | 1
      SVR | 239187 | 0.3 | 5000cc v8 pulp super 700nm 12.8 105L
    `,
    model('Range Rover', 0.8, 'suv-seven', ['SUVs'])`
      # L460 | 2022-2026 | suv 5052x2047x1870 3350kg 80L 2997cc i6 diesel turbo 700nm 7.9 a8 4x4c
      D350 HSE | 235200 | 1
      P530 Autobiography | 297000 | 1 | 4395cc v8 pulp twinturbo 750nm 11.8 90L
    `,
  ],
);

export const porsche = make(
  'Porsche',
  {
    popularity: 0.9,
    vinPrefix: '69Y',
    paints: {
      white: 'Carrara White',
      silver: 'Dolomite Silver',
      grey: 'Arctic Grey',
      graphite: 'Volcano Grey',
      black: 'Jet Black',
      blue: 'Gentian Blue',
      red: 'Guards Red',
      sand: 'Chalk',
      yellow: 'Racing Yellow',
    },
  },
  [
    model('Macan', 3, 'suv-mid-sport', ['SUVs', 'Electric'])`
      # 95B | 2014-2025 | suv 4726x1922x1606 2580kg 65L 5* 1984cc i4 pulp turbo 400nm 8.9 d7 awd
      2.0 | 94700 | 3
      S | 117000 | 2 | 2894cc v6 twinturbo 520nm 10.0 75L
      GTS | 141300 | 1 | 2894cc v6 twinturbo 550nm 9.9 75L
      S Diesel | 92900 | 2 | 2967cc v6 diesel 580nm 6.3 60L
      # XAB | 2024-2026 | suv 4784x1938x1622 2950kg 5* ev e1 rwd 100kwh look:suv-ev
      Electric | 131400 | 1 | 563nm 641km
      4 Electric | 138300 | 1 | awd 650nm 613km
      Turbo Electric | 187500 | 1 | awd 1130nm 591km
    `,
    model('Cayenne', 2, 'suv-mid-sport', ['SUVs'])`
      # E3 | 2018-2026 | suv 4930x1983x1698 2830kg 75L 5* 2995cc v6 pulp turbo 500nm 10.9 a8 awd
      V6 | 153600 | 3
      S | 198300 | 1 | 3996cc v8 twinturbo 600nm 12.1 90L
      E-Hybrid | 166800 | 1 | phev 650nm 2.0 25.9kwh 90km
      Coupe | 159600 | 1 | look:suv-mid-sport
      # 92A | 2010-2017 | suv 4855x1939x1705 2880kg 100L 2967cc v6 diesel turbo 550nm 7.2 a8 awd
      Diesel | 106900 | 2
    `,
    model('911', 1, 'coupe-fastback', ['Sports Cars'])`
      # 992 | 2019-2026 | coupe 4519x1852x1298 1990kg 64L 2981cc b6 pulp twinturbo 450nm 10.1 d8 rwd
      Carrera | 283400 | 2
      Carrera S | 306100 | 2 | 530nm 10.3
      Carrera 4S Cabriolet | 340900 | 1 | cabrio awd 530nm look:cabrio
      GT3 | 446700 | 0.5 | 3996cc na 470nm 12.6 d7 2seats | Rear Axle Steering; Carbon Bucket Seats
      # 991 | 2012-2019 | coupe 4499x1808x1294 1895kg 64L 2981cc b6 pulp twinturbo 450nm 7.4 d7 rwd
      Carrera | 220900 | 1
      Carrera S | 253400 | 1 | 500nm 7.7
    `,
    model('718', 0.6, 'coupe')`
      # 982 | 2016-2025 | coupe 2seats 4379x1801x1295 1655kg 54L 1988cc b4 pulp turbo 380nm 8.3 d7 rwd
      Cayman | 130400 | 2
      Cayman GTS 4.0 | 190300 | 1 | 3995cc b6 na 430nm 9.6
      Boxster | 133200 | 1 | roadster look:roadster
    `,
    model('Panamera', 0.3, 'sedan-large', ['Cars'])`
      # 972 | 2024-2026 | liftback 4seats 5052x1937x1423 2600kg 75L 2894cc v6 pulp twinturbo 500nm 9.9 d8 rwd
      V6 | 239400 | 1
      4 E-Hybrid | 272900 | 0.5 | phev awd 650nm 1.6 80L 25.9kwh 90km
      # 971 | 2017-2023 | liftback 4seats 5049x1937x1423 2505kg 75L 2894cc v6 pulp twinturbo 450nm 8.8 d8 rwd
      V6 | 208800 | 1
      4 E-Hybrid Sport Turismo | 259200 | 0.5 | wagon phev awd 700nm 2.7 80L 17.9kwh 54km look:wagon
    `,
    model('Taycan', 0.6, 'sedan-ev', ['Electric', 'Sports Cars'])`
      # Y1A | 2021-2026 | sedan 4seats 4963x1966x1395 2870kg 5* ev e1 rwd
      RWD | 175100 | 2 | 410nm 89kwh 590km
      4S | 212100 | 1 | awd 695nm 97kwh 642km
      Turbo Cross Turismo | 310500 | 0.5 | wagon awd 890nm 97kwh 597km look:wagon-trail
    `,
  ],
);
