import { make, model } from '../make.ts';

export const kia = make(
  'Kia',
  {
    popularity: 8,
    vinPrefix: '68K',
    paints: {
      white: 'Clear White',
      pearl: 'Snow White Pearl',
      black: 'Aurora Black Pearl',
      silver: 'Steel Grey',
      graphite: 'Gravity Grey',
      blue: 'Gravity Blue',
      navy: 'Mineral Blue',
      red: 'Runway Red',
      green: 'Cityscape Green',
    },
  },
  [
    model('Picanto', 4, 'hatch-city', ['Cars'])`
      # JA | 2023-2026 | hatch 3605x1595x1485 1400kg 35L 4* 1248cc i4 ulp 122nm 5.8 a4 fwd
      Sport | 19690 | 5 | 5.4
      GT-Line | 21190 | 3 | 6.0
      # JA | 2017-2022 | hatch 3595x1595x1485 1400kg 35L 4* 1248cc i4 ulp 122nm 5.8 a4 fwd
      S | 17490 | 4
      GT-Line | 18990 | 3
      GT | 20990 | 1 | 998cc i3 turbo 172nm 4.8 m5 look:hatch
    `,
    model('Rio', 3, 'hatch-city')`
      # YB | 2017-2023 | hatch 4065x1725x1450 1600kg 45L 5* 1396cc i4 ulp 133nm 6.2 a6 fwd
      S | 21490 | 4
      Sport | 23490 | 3
      GT-Line | 26290 | 2 | 998cc i3 pulp turbo 172nm 5.4 d7 look:hatch
      # UB | 2011-2017 | hatch 4045x1720x1455 1590kg 43L 5* 1396cc i4 ulp 135nm 6.1 a4 fwd
      S | 18990 | 4
      Si | 20990 | 2
    `,
    model('Cerato', 7, 'sedan-small')`
      # BD | 2018-2024 | hatch 4510x1800x1445 1820kg 50L 5* 1999cc i4 ulp 192nm 7.4 a6 fwd look:hatch
      S Hatch | 27560 | 6
      Sport Hatch | 29740 | 4
      Sport+ Hatch | 32260 | 3
      GT Hatch | 36990 | 2 | 1591cc turbo 265nm 6.9 d7 look:hatch
      S Sedan | 27560 | 4 | sedan 4640x1800x1440 look:sedan-small
      GT Sedan | 36990 | 1 | sedan 4640x1800x1440 1591cc turbo 265nm 6.9 d7 look:sedan-small
      # YD | 2013-2018 | hatch 4350x1780x1450 1790kg 50L 5* 1999cc i4 ulp 192nm 7.1 a6 fwd look:hatch
      S Hatch | 23490 | 5
      Sport Hatch | 25490 | 3
      SLi Hatch | 30190 | 1
    `,
    model('K4', 3, 'sedan-small', ['Cars'])`
      # CL4 | 2024-2026 | sedan 4710x1850x1425 1850kg 50L 3* 1999cc i4 ulp 191nm 7.4 a6 fwd
      S Sedan | 30590 | 4
      Sport Sedan | 32690 | 3
      Sport+ Sedan | 36190 | 2
      GT-Line Sedan | 42490 | 2 | 1598cc turbo 265nm 6.4 a8 | Panoramic Sunroof; Harman Kardon Audio System
      GT-Line Hatch | 43190 | 1 | hatch 4440x1850x1435 1598cc turbo 265nm 6.4 a8 look:hatch
    `,
    model('Stonic', 3, 'suv-small-plain', ['SUVs'])`
      # YB | 2020-2026 | suv 4140x1760x1500 1640kg 45L 5* 1368cc i4 ulp 133nm 6.7 a6 fwd
      S | 25480 | 4
      Sport | 28330 | 4
      GT-Line | 31930 | 2 | 998cc i3 pulp turbo 172nm 6.0 d7 look:suv-small
    `,
    model('Seltos', 6, 'suv-small-plain', ['SUVs'])`
      # SP2 | 2019-2026 | suv 4385x1800x1635 1870kg 50L 5* 1999cc i4 ulp 180nm 6.9 cvt fwd
      S | 32930 | 4
      Sport | 35550 | 5
      Sport+ | 39580 | 3 | 1598cc turbo 265nm 7.4 a8 awd
      GT-Line | 44580 | 3 | 1598cc turbo 265nm 7.4 a8 awd | Bose Premium Audio System - 8 Speakers; Head Up Display
    `,
    model('Niro', 1, 'suv-small', ['SUVs', 'Electric', 'Hybrid'])`
      # SG2 | 2022-2026 | suv 4420x1825x1570 1930kg 42L 5* 1580cc i4 hev 265nm 4.0 d6 fwd
      HEV S | 45490 | 2
      HEV GT-Line | 51740 | 1
      EV S | 61490 | 1 | ev e1 255nm 64.8kwh 460km look:suv-ev
    `,
    model('Sportage', 9, 'suv-mid', ['SUVs', 'Hybrid'])`
      # NQ5 | 2021-2026 | suv 4660x1865x1665 2150kg 54L 5* 1999cc i4 ulp 192nm 8.1 a6 fwd
      S | 37990 | 5
      SX | 40790 | 5
      SX+ | 45240 | 3
      GT-Line | 51590 | 3 | 1598cc turbo 265nm 7.2 d7 awd look:suv-mid-sport | Harman Kardon Audio System - 8 Speakers; Panoramic Sunroof
      SX Hybrid | 45950 | 4 | 1598cc hev turbo 350nm 4.9 52L
      GT-Line Diesel | 54540 | 2 | 1998cc diesel turbo 416nm 6.3 a8 awd look:suv-mid-sport
      # QL | 2015-2021 | suv 4485x1855x1645 2050kg 62L 5* 1999cc i4 ulp 192nm 7.9 a6 fwd
      S | 30190 | 5
      SX | 33790 | 4
      GT-Line | 49190 | 3 | 1995cc diesel turbo 400nm 6.4 a8 awd look:suv-mid-sport
      # SL | 2010-2015 | suv 4440x1855x1640 1950kg 58L 5* 1998cc i4 ulp 197nm 8.7 a6 fwd
      Si | 28990 | 4
      Platinum | 38990 | 1 | 1995cc diesel turbo 392nm 7.5 awd
    `,
    model('Sorento', 4, 'suv-seven', ['SUVs', 'Hybrid'])`
      # MQ4 | 2020-2026 | suv 7seats 4815x1900x1700 2610kg 67L 5* 2151cc i4 diesel turbo 440nm 6.1 d8 awd
      S | 54610 | 3
      Sport | 57620 | 3
      GT-Line | 69590 | 4 | | Bose Premium Audio System - 12 Speakers; Nappa Leather Seats; Blind Spot View Monitor
      Sport Petrol | 54610 | 2 | 3470cc v6 ulp na 332nm 9.7 a8 fwd
      GT-Line Hybrid AWD | 73330 | 2 | 1598cc hev 350nm 5.8 a6
      # UM | 2015-2020 | suv 7seats 4800x1890x1690 2520kg 71L 5* 2199cc i4 diesel turbo 441nm 7.2 a8 awd
      Si | 46990 | 4
      Sport | 49490 | 2
      SLi | 51490 | 3
      GT-Line | 60990 | 3
    `,
    model('Carnival', 4, 'mover', ['People Movers', 'Hybrid'])`
      # KA4 | 2021-2026 | mover 5155x1995x1775 2830kg 72L 5* 2151cc i4 diesel turbo 440nm 6.5 a8 fwd
      S | 53050 | 3
      EX | 57830 | 2
      SX | 62270 | 3
      GT-Line | 75690 | 4 | | Dual Sunroofs; Power Sliding Doors; Bose Premium Audio System - 12 Speakers
      GT-Line Hybrid | 78440 | 2 | 1598cc hev 367nm 5.8 a6
      # YP | 2015-2020 | mover 5115x1985x1755 2760kg 80L 5* 2199cc i4 diesel turbo 440nm 7.6 a8 fwd
      S | 46990 | 3
      Si | 52190 | 3
      Platinum | 64990 | 3 | 3342cc v6 ulp na 336nm 10.8
    `,
    model('Stinger', 1.5, 'sedan-large')`
      # CK | 2017-2023 | liftback 4830x1870x1400 2260kg 60L 5* 3342cc v6 pulp twinturbo 510nm 10.2 a8 rwd
      200S | 50390 | 1 | 1998cc i4 turbo 353nm 8.8
      330S | 52690 | 1
      GT | 65660 | 4 | | Brembo Brakes; Harman Kardon Audio System - 15 Speakers
    `,
    model('Optima', 0.8, 'sedan-large')`
      # JF | 2015-2020 | sedan 4855x1860x1465 2000kg 70L 5* 2359cc i4 ulp 241nm 8.3 a6 fwd
      Si | 34490 | 2
      GT | 44490 | 1 | 1998cc turbo 350nm 8.5
    `,
    model('Tasman', 3, 'ute-dual-sport', ['Utes', '4WDs'])`
      # TK1 | 2025-2026 | dual 5410x1930x1890 3250kg 80L 5* 2151cc i4 diesel turbo 440nm 7.8 a8 4x4
      S | 49990 | 2 | look:ute-dual-work
      SX | 54490 | 2 | look:ute-dual
      SX+ | 62390 | 2
      X-Line | 67990 | 2 | | Harman Kardon Audio System; Sail Plane Sports Bar
      X-Pro | 74990 | 2 | | Electronic Locking Rear Differential; All-terrain Tyres
    `,
    model('EV3', 1.5, 'suv-ev', ['SUVs', 'Electric'])`
      # SV | 2025-2026 | suv 4300x1850x1560 2290kg 5* ev e1 fwd 283nm
      Air Standard Range | 47600 | 3 | 58.3kwh 436km
      Air Long Range | 53315 | 2 | 81.4kwh 604km
      Earth | 58600 | 2 | 81.4kwh 604km
      GT-Line | 63950 | 1 | 81.4kwh 563km | Harman Kardon Audio System; Head Up Display
    `,
    model('EV5', 2, 'suv-ev', ['SUVs', 'Electric'])`
      # OV1 | 2024-2026 | suv 4615x1875x1715 2510kg 5* ev e1 fwd 310nm
      Air Standard Range | 56770 | 3 | 64.2kwh 400km
      Air Long Range | 61170 | 3 | 88.1kwh 555km
      Earth AWD | 64770 | 2 | awd 480nm 88.1kwh 500km
      GT-Line AWD | 71770 | 1 | awd 480nm 88.1kwh 470km
    `,
    model('EV6', 1, 'suv-ev', ['SUVs', 'Electric', 'Performance'])`
      # CV | 2022-2026 | suv 4695x1890x1550 2450kg 5* ev e1 rwd 350nm
      Air | 72660 | 2 | 84kwh 582km
      GT-Line AWD | 87660 | 2 | awd 605nm 84kwh 522km | Meridian Audio System - 14 Speakers
      GT | 99660 | 0.5 | awd 740nm 84kwh 450km | GT Mode; Electronic Limited Slip Differential
    `,
    model('EV9', 0.5, 'suv-ev', ['SUVs', 'Electric'])`
      # MV | 2023-2026 | suv 7seats 5015x1980x1780 3240kg 5* ev e1 awd 99.8kwh
      Earth AWD | 109500 | 1 | 600nm 512km
      GT-Line | 124500 | 1 | 700nm 505km
    `,
    model('EV4', 0.6, 'sedan-ev', ['Cars', 'Electric'], 'coming_soon')`
      # CT1 | 2026 | sedan 4730x1860x1480 2300kg ev e1 fwd 283nm
      Air Standard Range | 49990 | 1 | 58.3kwh 456km
      Earth Long Range | 59190 | 1 | 81.4kwh 612km
    `,
  ],
);
