import { make, model } from '../make.ts';

export const hyundai = make(
  'Hyundai',
  {
    popularity: 8,
    vinPrefix: '68H',
    paints: {
      white: 'Atlas White',
      pearl: 'Serenity White Pearl',
      black: 'Abyss Black Pearl',
      silver: 'Shimmering Silver',
      graphite: 'Titan Gray',
      grey: 'Cyber Gray',
      red: 'Ultimate Red',
      blue: 'Intense Blue',
      green: 'Amazon Gray',
    },
  },
  [
    model('i20', 1.5, 'hatch-city', ['Cars', 'Performance'])`
      # BC3.V2 | 2021-2026 | hatch 4075x1775x1440 1650kg 40L 1591cc i4 pulp turbo 275nm 6.9 m6 fwd look:hatch
      N | 35500 | 2 | | Limited Slip Differential; N Grin Control System
      # PB | 2010-2015 | hatch 3940x1710x1490 1565kg 45L 5* 1396cc i4 ulp 136nm 5.9 a4 fwd
      Active | 17590 | 4
      Elite | 18590 | 1
    `,
    model('Accent', 2, 'sedan-small')`
      # RB6 | 2011-2019 | hatch 4155x1700x1450 1560kg 43L 5* 1591cc i4 ulp 156nm 6.6 a6 fwd look:hatch-city
      Active | 17490 | 3
      Sport | 19490 | 3
      Sport Sedan | 19490 | 2 | sedan 4405x1700x1450 look:sedan-small
      SR | 18990 | 1
    `,
    model('i30', 7, 'hatch', ['Cars', 'Performance'])`
      # PD.V5 | 2024-2026 | hatch 4340x1795x1455 1900kg 50L 1598cc i4 pulp turbo 265nm 6.8 d7 fwd look:hatch
      N Line | 36000 | 3
      N Line Premium | 40000 | 1 | | Panoramic Glass Sunroof; Heated and Ventilated Front Seats
      N | 52000 | 1 | 1998cc 392nm 8.5 d8 | N Corner Carving Differential; N Grin Shift
      # PD.V4 | 2020-2024 | hatch 4340x1795x1455 1900kg 50L 1999cc i4 ulp 203nm 7.4 a6 fwd
      2.0 MPi | 26290 | 4
      Active | 27290 | 5
      Elite | 30790 | 2
      N Line | 32490 | 3 | 1591cc pulp turbo 265nm 7.1 d7 look:hatch
      N Line Premium | 37690 | 1 | 1591cc pulp turbo 265nm 7.1 d7 look:hatch | Panoramic Glass Sunroof; Heated and Ventilated Front Seats
      N | 50000 | 1 | pulp turbo 392nm 8.5 d8 look:hatch | N Corner Carving Differential; N Grin Shift
      # PD | 2017-2020 | hatch 4340x1795x1455 1860kg 50L 5* 1999cc i4 ulp 203nm 7.4 a6 fwd
      Active | 24990 | 6
      Elite | 28990 | 2
      Premium | 33990 | 1 | 1582cc diesel turbo 300nm 4.7 d7
      # GD | 2012-2017 | hatch 4300x1780x1470 1820kg 53L 5* 1797cc i4 ulp 178nm 7.3 a6 fwd
      Active | 23090 | 6
      Trophy | 24490 | 2
      SR | 28950 | 2 | 1999cc 209nm 7.7
    `,
    model('i30 Sedan', 3, 'sedan-small', ['Cars', 'Hybrid'])`
      # CN7 | 2020-2026 | sedan 4675x1825x1440 1870kg 47L 1999cc i4 ulp 180nm 7.0 a6 fwd
      2.0 MPi | 30500 | 3
      Hybrid | 33000 | 3 | 1580cc hev 265nm 3.9 d6
      Elite Hybrid | 39000 | 1 | 1580cc hev 265nm 3.9 d6
      N Line | 37000 | 1 | 1598cc turbo 265nm 6.8 d7
      N | 53000 | 1 | pulp turbo 392nm 8.2 d8 | N Corner Carving Differential; N Light Sports Bucket Seats
    `,
    model('Elantra', 2, 'sedan-small')`
      # AD | 2016-2020 | sedan 4570x1800x1440 1740kg 50L 5* 1999cc i4 ulp 192nm 7.2 a6 fwd
      Go | 23790 | 2
      Active | 26490 | 4
      Elite | 29490 | 2
      Sport | 31490 | 1 | 1591cc pulp turbo 265nm 7.2 d7
      # MD | 2011-2016 | sedan 4550x1775x1435 1720kg 48L 5* 1797cc i4 ulp 178nm 7.1 a6 fwd
      Active | 22990 | 3
    `,
    model('Sonata', 0.7, 'sedan-large', ['Cars'])`
      # DN8.V2 | 2021-2026 | sedan 4955x1860x1445 2060kg 60L 2497cc i4 pulp turbo 422nm 8.1 d8 fwd
      N Line | 57500 | 1 | | Bose Premium Audio System - 12 Speakers; Head Up Display
    `,
    model('Venue', 3, 'suv-small-plain', ['SUVs'])`
      # QX.V5 | 2019-2026 | suv 4040x1770x1592 1690kg 45L 4* 1591cc i4 ulp 151nm 7.2 a6 fwd
      1.6 MPi | 26750 | 3
      Active | 28250 | 3
      Elite | 30550 | 2
    `,
    model('Kona', 6, 'suv-small', ['SUVs', 'Hybrid', 'Electric'])`
      # SX2 | 2023-2026 | suv 4350x1825x1585 1890kg 47L 4* 1999cc i4 ulp 180nm 6.6 cvt fwd
      2.0 MPi | 34000 | 4
      Hybrid | 36500 | 3 | 1580cc hev 265nm 3.9 d6 38L
      N Line | 40000 | 2 | 1598cc turbo 265nm 7.4 a8 awd
      Premium Hybrid | 45500 | 2 | 1580cc hev 265nm 3.9 d6 38L | Bose Premium Audio System - 8 Speakers
      Electric | 54000 | 1 | ev e1 255nm 48.6kwh 370km look:suv-ev
      Electric Premium Extended Range | 68000 | 1 | ev e1 255nm 64.8kwh 444km look:suv-ev
      # OS | 2017-2023 | suv 4205x1800x1565 1855kg 50L 5* 1999cc i4 ulp 180nm 6.2 cvt fwd
      Active | 28600 | 5
      Elite | 32200 | 3
      Highlander | 38000 | 2 | 1591cc turbo 265nm 6.7 d7 awd
      N | 47500 | 1 | pulp turbo 392nm 9.0 d8 look:suv-small
      Electric Elite | 54500 | 1 | ev e1 395nm 39.2kwh 305km look:suv-ev
    `,
    model('Tucson', 8, 'suv-mid-sport', ['SUVs', 'Hybrid'])`
      # NX4 | 2021-2026 | suv 4640x1865x1665 2130kg 54L 5* 1999cc i4 ulp 192nm 8.1 a6 fwd
      2.0 MPi | 39100 | 5
      Elite | 46350 | 4
      Elite Hybrid AWD | 54350 | 3 | 1598cc hev turbo 367nm 5.3 awd 52L
      Elite Diesel | 50900 | 2 | 1998cc diesel turbo 416nm 6.3 a8 awd
      Premium Hybrid N Line | 63350 | 2 | 1598cc hev turbo 367nm 5.3 awd 52L look:suv-mid-sport | Bose Premium Audio System - 8 Speakers; Panoramic Glass Sunroof
      # TL | 2015-2021 | suv 4480x1850x1660 2070kg 62L 5* 1999cc i4 ulp 192nm 7.9 a6 fwd
      Active | 31090 | 4
      Active X | 34090 | 5
      Elite | 40850 | 3 | 1995cc diesel turbo 400nm 6.4 a8 awd
      Highlander | 46500 | 2 | 1591cc turbo 265nm 7.7 d7 awd
    `,
    model('ix35', 2.5, 'suv-mid')`
      # LM | 2010-2015 | suv 4410x1820x1690 1980kg 58L 5* 1998cc i4 ulp 192nm 8.4 a6 fwd
      Active | 28290 | 5
      SE | 30990 | 3
      Highlander | 39590 | 1 | 1995cc diesel turbo 392nm 7.2 awd
    `,
    model('Santa Fe', 4, 'suv-seven', ['SUVs', 'Hybrid'])`
      # MX5 | 2024-2026 | suv 7seats 4830x1900x1720 2630kg 67L 5* 1598cc i4 hev turbo 367nm 5.6 a6 awd
      Hybrid | 58500 | 3
      Elite Hybrid | 65500 | 3
      Calligraphy Hybrid | 75500 | 2 | 6seats | Nappa Leather Seats; Bose Premium Audio System - 12 Speakers; Dual Wireless Phone Chargers
      # TM | 2018-2023 | suv 7seats 4785x1900x1710 2510kg 67L 5* 2151cc i4 diesel turbo 440nm 6.1 d8 awd
      Active | 49550 | 4
      Elite | 57200 | 3
      Highlander | 64100 | 3 | | Panoramic Glass Sunroof; Head Up Display
      # DM | 2012-2018 | suv 7seats 4690x1880x1690 2510kg 64L 5* 2199cc i4 diesel turbo 440nm 7.7 a6 4wd
      Active | 41990 | 4
      Elite | 48490 | 3
      Highlander | 54990 | 2
    `,
    model('Palisade', 2, 'suv-long', ['SUVs'])`
      # LX3 | 2025-2026 | suv 8seats 5065x1980x1805 2870kg 72L 2497cc i4 hev turbo 460nm 6.8 a6 awd
      Elite Hybrid | 76500 | 2
      Calligraphy Hybrid | 89900 | 2 | 7seats | Nappa Leather Seats; Bose Premium Audio System - 14 Speakers
      # LX2 | 2020-2025 | suv 8seats 4995x1975x1750 2755kg 71L 4* 2199cc i4 diesel turbo 440nm 7.3 a8 awd
      2.2 CRDi | 66900 | 2
      Elite | 71900 | 2 | 7seats
      Calligraphy | 83500 | 2 | 7seats | Nappa Leather Seats; Harman Kardon Audio System - 12 Speakers
      Petrol | 62900 | 1 | 3778cc v6 ulp na 355nm 10.7 fwd
    `,
    model('Staria', 1, 'mover', ['People Movers'])`
      # US4 | 2021-2026 | mover 5253x1997x1990 3030kg 75L 5* 2199cc i4 diesel turbo 430nm 8.2 a8 awd
      2.2 CRDi | 52500 | 2
      Elite | 60500 | 2
      Highlander | 67500 | 1 | | Dual Sunroof; Bose Premium Audio System
    `,
    model('Staria-Load', 1, 'van-panel', ['Vans', 'Commercial'])`
      # US4 | 2021-2026 | van 2seats 5253x1997x1990 3125kg 75L 5* 2199cc i4 diesel turbo 430nm 7.0 a8 fwd
      2S Liftback | 46240 | 3
      5S Crew Van | 50240 | 1 | 5seats
    `,
    model('iLoad', 1.5, 'van-panel')`
      # TQ | 2008-2021 | van 5150x1920x1935 3230kg 75L 4* 2497cc i4 diesel turbo 441nm 8.8 a5 rwd
      3S Liftback | 41790 | 4
      Crew Van | 44290 | 1 | 6seats
    `,
    model('IONIQ', 1, 'hatch-ev')`
      # AE | 2018-2022 | hatch 4470x1820x1450 1970kg 5* ev e1 fwd 295nm 38.3kwh 311km
      Electric Elite | 49970 | 2
      Hybrid Elite | 36210 | 2 | 1580cc i4 hev 265nm 3.4 d6 45L look:hatch
    `,
    model('IONIQ 5', 2, 'suv-ev', ['SUVs', 'Electric', 'Performance'])`
      # NE1 | 2021-2026 | suv 4655x1890x1605 2430kg 5* ev e1 rwd 350nm
      Standard Range | 69800 | 2 | 63kwh 440km
      Extended Range | 75800 | 3 | 84kwh 570km
      Epiq AWD | 88500 | 2 | awd 605nm 84kwh 495km | Bose Premium Audio System - 8 Speakers; Vision Roof
      N | 111000 | 1 | awd 770nm 84kwh 448km | N Grin Boost; N e-shift; N Active Sound
    `,
    model('IONIQ 6', 0.7, 'sedan-ev', ['Cars', 'Electric'])`
      # CE | 2023-2026 | sedan 4855x1880x1495 2430kg 5* ev e1 rwd 350nm 77.4kwh 614km
      Dynamiq | 74000 | 2
      Techniq | 83500 | 1 | awd 605nm 519km
    `,
    model('INSTER', 0.7, 'hatch-ev', ['SUVs', 'Electric'])`
      # AX1 | 2025-2026 | suv 4seats 3825x1610x1575 1700kg 4* ev e1 fwd 147nm
      Standard Range | 39000 | 2 | 42kwh 327km
      Extended Range | 42500 | 2 | 49kwh 360km
    `,
  ],
);
