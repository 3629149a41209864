import { make, model } from '../make.ts';

export const subaru = make(
  'Subaru',
  {
    popularity: 5,
    vinPrefix: '68S',
    paints: {
      white: 'Crystal White Pearl',
      silver: 'Ice Silver',
      graphite: 'Magnetite Grey',
      black: 'Crystal Black Silica',
      blue: 'WR Blue Pearl',
      navy: 'Sapphire Blue Pearl',
      red: 'Pure Red',
      green: 'Autumn Green',
      sand: 'Sand Dune Pearl',
    },
  },
  [
    model('Impreza', 4, 'hatch', ['Cars', 'Hybrid'])`
      # G6 | 2023-2026 | hatch 4475x1780x1515 1980kg 63L 5* 1995cc b4 ulp 196nm 7.5 cvt8 awd
      2.0L | 31490 | 3
      2.0R | 35990 | 3
      2.0S | 38790 | 2 | | Harman Kardon Audio System - 10 Speakers; Sunroof
      # G5 | 2016-2023 | hatch 4460x1775x1480 1920kg 50L 5* 1995cc b4 ulp 196nm 7.1 cvt7 awd
      2.0i | 25290 | 4
      2.0i-L | 27790 | 4
      2.0i-S | 32490 | 2
      2.0i-S Sedan | 32290 | 1 | sedan 4625x1775x1455 look:sedan-small
      # G4 | 2012-2016 | hatch 4415x1740x1465 1850kg 55L 5* 1995cc b4 ulp 196nm 6.8 cvt awd
      2.0i | 24490 | 4
      2.0i-L | 27490 | 2
    `,
    model('Crosstrek', 3, 'wagon-trail', ['SUVs', 'Hybrid'])`
      # G6X | 2023-2026 | suv 4495x1800x1600 2050kg 63L 5* 1995cc b4 ulp 196nm 7.2 cvt8 awd
      2.0L | 36990 | 3
      2.0R | 39990 | 3
      2.0S | 43490 | 2
      2.0S Hybrid | 45090 | 1 | hev 6.5 48L
    `,
    model('XV', 4, 'wagon-trail')`
      # G5X | 2017-2022 | suv 4485x1800x1615 2000kg 63L 5* 1995cc b4 ulp 196nm 7.0 cvt7 awd
      2.0i | 29690 | 3
      2.0i-L | 32190 | 4
      2.0i-Premium | 35490 | 3
      2.0i-S | 37790 | 2
      # G4X | 2012-2017 | suv 4450x1780x1570 1940kg 60L 5* 1995cc b4 ulp 196nm 7.0 cvt awd
      2.0i | 28490 | 3
      2.0i-L | 31240 | 3
      2.0i-S | 35240 | 1
    `,
    model('Forester', 7, 'suv-square', ['SUVs', 'Hybrid'])`
      # S6 | 2025-2026 | suv 4655x1830x1730 2185kg 63L 5* 2498cc b4 ulp 247nm 7.9 cvt8 awd
      AWD | 43490 | 3
      AWD Premium | 49990 | 2
      Hybrid AWD | 46490 | 3 | hev 6.2
      Hybrid AWD Touring | 57290 | 2 | hev 6.2 | Ventilated Front Seats; Panoramic Sunroof
      # S5 | 2018-2024 | suv 4625x1815x1730 2223kg 63L 5* 2498cc b4 ulp 239nm 7.4 cvt7 awd
      2.5i | 38390 | 5
      2.5i-L | 41390 | 4
      2.5i Premium | 44540 | 4
      2.5i-S | 48540 | 4 | | Harman Kardon Audio System - 8 Speakers; Sunroof
      2.5i Sport | 46140 | 2 | look:suv-mid-sport
      Hybrid S | 51640 | 1 | 1995cc hev 196nm 6.7 48L
      # S4 | 2013-2018 | suv 4610x1795x1735 2110kg 60L 5* 2498cc b4 ulp 235nm 8.1 cvt awd
      2.5i-L | 33240 | 4
      2.5i-S | 39740 | 3
      2.0D-L | 35740 | 2 | 1998cc diesel turbo 350nm 6.4
      XT Premium | 47740 | 1 | 1998cc pulp turbo 350nm 8.5
      # S3 | 2008-2012 | suv 4560x1795x1700 2025kg 60L 5* 2498cc b4 ulp 229nm 9.3 a4 awd
      X | 30990 | 3
      XS | 35990 | 2
    `,
    model('Outback', 4, 'wagon-trail', ['SUVs'])`
      # B8A | 2026 | suv 4860x1880x1715 2270kg 63L 2498cc b4 ulp 245nm 7.8 cvt8 awd
      AWD | 49990 | 2
      AWD Premium | 53990 | 2
      AWD Wilderness XT | 65990 | 1 | 2387cc turbo 382nm 9.4 | All-terrain Tyres; Raised Suspension
      # B7A | 2021-2025 | suv 4870x1875x1675 2223kg 63L 5* 2498cc b4 ulp 245nm 7.3 cvt8 awd
      AWD | 43790 | 3
      AWD Sport | 48290 | 3
      AWD Touring | 52190 | 3 | | Nappa Leather Seats; Harman Kardon Audio System - 9 Speakers
      AWD Touring XT | 56390 | 2 | 2387cc turbo 350nm 9.0
      # B6A | 2014-2020 | suv 4815x1840x1675 2100kg 60L 5* 2498cc b4 ulp 235nm 7.3 cvt awd
      2.5i | 37440 | 4
      2.5i Premium | 43940 | 4
      3.6R | 50940 | 1 | 3630cc b6 350nm 9.9
      2.0D Premium | 45490 | 1 | 1998cc diesel turbo 350nm 6.3
      # B5A | 2009-2014 | suv 4775x1820x1615 2080kg 65L 5* 2498cc b4 ulp 229nm 8.4 cvt awd
      2.5i | 37490 | 2
      2.5i Premium | 40490 | 2
    `,
    model('Liberty', 1.5, 'sedan-large')`
      # B6 | 2014-2020 | sedan 4815x1840x1500 2050kg 60L 5* 2498cc b4 ulp 235nm 7.3 cvt awd
      2.5i | 30240 | 3
      2.5i Premium | 36640 | 2
      3.6R | 43140 | 1 | 3630cc b6 350nm 9.9
      # B5 | 2009-2014 | wagon 4775x1780x1535 2050kg 65L 5* 2498cc b4 ulp 229nm 7.9 cvt awd look:wagon
      2.5i Wagon | 35990 | 2
    `,
    model('Levorg', 0.7, 'wagon')`
      # V1 | 2016-2020 | wagon 4690x1780x1490 2020kg 60L 5* 1998cc b4 pulp turbo 350nm 8.7 cvt awd
      1.6 GT | 35990 | 1 | 1600cc 250nm 7.1
      2.0 GT-S | 48990 | 1
    `,
    model('WRX', 2, 'sedan-small', ['Cars', 'Performance'])`
      # VB | 2022-2026 | sedan 4670x1825x1465 2000kg 63L 2387cc b4 pulp turbo 350nm 9.9 m6 awd
      AWD | 46990 | 2
      RS | 52490 | 2 | | Harman Kardon Audio System - 10 Speakers; Sunroof
      tS | 61490 | 1 | cvt8 8.5 | Electronic Damping; Brembo Brakes
      GT Sportswagon | 54490 | 1 | wagon cvt8 8.5 look:wagon 4755x1795x1500
      # VA | 2014-2021 | sedan 4595x1795x1475 1990kg 60L 5* 1998cc b4 pulp turbo 350nm 9.2 m6 awd
      Premium | 47140 | 3
      STI | 53190 | 2 | 2457cc 407nm 10.4 | Brembo Brakes; Driver Controlled Centre Differential
    `,
    model('BRZ', 0.8, 'coupe', ['Cars', 'Performance'])`
      # Z2 | 2021-2026 | coupe 4265x1775x1310 1670kg 50L 5* 2387cc b4 pulp 250nm 9.5 m6 rwd
      Coupe | 44290 | 1
      S | 45690 | 2 | a6 8.8
      tS | 49190 | 1 | | Hitachi Dampers; Brembo Brakes
      # Z1 | 2012-2020 | coupe 4235x1775x1320 1670kg 50L 5* 1998cc b4 pulp 205nm 7.8 m6 rwd
      Premium | 36490 | 1
    `,
    model('Solterra', 0.4, 'suv-ev', ['SUVs', 'Electric'])`
      # EAM15 | 2024-2026 | suv 4690x1860x1650 2550kg 5* ev e1 awd 337nm 72.8kwh
      AWD | 63990 | 1 | 414km
      AWD Touring | 69990 | 1 | 414km | Harman Kardon Audio System - 11 Speakers; Panoramic Glass Roof
    `,
  ],
);
