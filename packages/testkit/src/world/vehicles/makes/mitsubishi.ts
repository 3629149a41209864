import { make, model } from '../make.ts';

export const mitsubishi = make(
  'Mitsubishi',
  {
    popularity: 7,
    vinPrefix: '68B',
    paints: {
      white: 'White',
      pearl: 'White Diamond',
      silver: 'Sterling Silver',
      graphite: 'Graphite Grey',
      bronze: 'Deep Bronze',
      black: 'Black Mica',
      red: 'Red Diamond',
      blue: 'Cosmic Blue',
      orange: 'Sunflare Orange',
    },
  },
  [
    model('Mirage', 1.5, 'hatch-city')`
      # LA | 2012-2021 | hatch 3845x1665x1505 1380kg 35L 1193cc i3 ulp 100nm 5.0 cvt fwd
      ES | 16490 | 4
      LS | 18490 | 2
    `,
    model('Lancer', 4, 'sedan-small')`
      # CJ | 2007-2017 | sedan 4570x1760x1505 1820kg 59L 5* 1998cc i4 ulp 197nm 7.3 cvt6 fwd
      ES | 22750 | 5
      ES Sport | 24250 | 4
      LS | 25250 | 2
      GSR | 29990 | 1 | 2360cc 225nm 8.9
      ES Sportback | 23500 | 2 | hatch look:hatch 4585x1760x1515
      Ralliart | 43490 | 0.5 | turbo pulp 343nm 10.0 d6 awd
    `,
    model('ASX', 7, 'suv-small-plain', ['SUVs'])`
      # XD | 2019-2024 | suv 4365x1810x1640 1970kg 63L 1998cc i4 ulp 197nm 7.6 cvt6 fwd
      GS | 26240 | 3 | m5 7.7
      ES | 27490 | 6
      MR | 28990 | 3
      LS | 29740 | 3
      Exceed | 34740 | 2 | 2360cc 222nm 7.9 | Panoramic Roof
      # XC | 2016-2019 | suv 4355x1810x1640 1970kg 63L 5* 1998cc i4 ulp 197nm 7.6 cvt6 fwd
      LS | 28000 | 5
      XLS | 31500 | 2
      # XB | 2012-2016 | suv 4295x1770x1615 1970kg 63L 5* 1998cc i4 ulp 197nm 7.7 cvt6 fwd
      Aspire | 27990 | 3
      # HJ | 2025-2026 | suv 4239x1797x1575 1790kg 48L 1332cc i4 pulp turbo 270nm 6.4 d7 fwd look:suv-small
      LS | 37740 | 2
      Aspire | 42690 | 2
      Exceed | 46490 | 1
    `,
    model('Eclipse Cross', 3, 'suv-low')`
      # YB | 2020-2025 | suv 4545x1805x1685 2150kg 63L 5* 1499cc i4 ulp turbo 250nm 7.3 cvt8 fwd
      ES | 32190 | 4
      LS | 34690 | 3
      Aspire | 37440 | 2
      Exceed AWD | 43190 | 2 | awd 7.7
      PHEV Aspire | 54040 | 1 | 2360cc phev na 195nm 1.9 cvt awd 45L 13.8kwh 55km
      # YA | 2017-2020 | suv 4405x1805x1685 2100kg 63L 5* 1499cc i4 ulp turbo 250nm 7.3 cvt8 fwd
      ES | 30290 | 3
      LS | 32590 | 4
      Exceed | 36690 | 2
    `,
    model('Outlander', 9, 'suv-seven', ['SUVs', 'Plug-in Hybrid'])`
      # ZM | 2021-2026 | suv 7seats 4710x1862x1745 2310kg 55L 5* 2488cc i4 ulp 245nm 7.7 cvt8 fwd
      ES | 39790 | 4 | 7.5
      LS | 42790 | 5
      Aspire | 45540 | 4
      Aspire AWD | 48290 | 3 | awd 8.1
      Exceed AWD | 53290 | 3 | awd 8.1 | Panoramic Sunroof; Bose Premium Audio System - 10 Speakers
      Exceed Tourer | 56790 | 1 | awd 8.1
      PHEV ES | 57290 | 2 | 5seats 2360cc phev 450nm 1.5 cvt awd 56L 20kwh 84km look:suv-mid
      PHEV Aspire | 62790 | 2 | 2360cc phev 450nm 1.6 cvt awd 56L 20kwh 84km
      PHEV GSR | 71290 | 1 | 2360cc phev 450nm 1.6 cvt awd 56L 20kwh 84km | Massaging Front Seats
      # ZL | 2018-2021 | suv 7seats 4695x1810x1710 2210kg 60L 5* 2360cc i4 ulp 220nm 7.2 cvt6 awd
      ES | 33740 | 5 | 1998cc 190nm 7.0 fwd 63L
      LS | 36490 | 4
      Exceed | 45790 | 2
      PHEV ES | 47990 | 1 | 5seats phev 1.9 45L 13.8kwh 54km
      # ZK | 2015-2018 | suv 7seats 4695x1810x1680 2210kg 60L 5* 2360cc i4 ulp 220nm 7.2 cvt6 awd
      LS | 34490 | 4
      XLS | 38490 | 2
      Exceed | 43990 | 2
    `,
    model('Pajero', 2.5, '4x4-large')`
      # NX | 2014-2021 | suv 7seats 4900x1875x1900 3030kg 88L 5* 3200cc i4 diesel turbo 441nm 9.1 a5 4x4
      GLX | 54490 | 4
      GLS | 58990 | 3
      Exceed | 65990 | 3 | | Rear Differential Lock; Sunroof
      # NW | 2011-2014 | suv 7seats 4900x1875x1900 3030kg 88L 5* 3200cc i4 diesel turbo 441nm 9.0 a5 4x4
      GLX | 53490 | 2
      VR-X | 65990 | 1
    `,
    model('Pajero Sport', 4, 'suv-ladder')`
      # QF | 2019-2025 | suv 7seats 4825x1815x1835 2775kg 68L 5* 2442cc i4 diesel turbo 430nm 8.0 a8 4x4
      GLX | 49190 | 3 | 5seats
      GLS | 53940 | 4
      Exceed | 59190 | 2
      GSR | 62440 | 2
      # QE | 2015-2019 | suv 7seats 4785x1815x1805 2710kg 68L 5* 2442cc i4 diesel turbo 430nm 8.0 a8 4x4
      GLX | 45500 | 3 | 5seats
      GLS | 48500 | 3
      Exceed | 53650 | 2
    `,
    model('Triton', 9, 'ute-dual-plain', ['Utes', '4WDs'])`
      # MV | 2024-2026 | dual 5320x1865x1795 3200kg 75L 5* 2442cc i4 diesel twinturbo 470nm 7.7 a6 4x4
      GLX Double Cab | 52690 | 4 | look:ute-dual-work
      GLX+ Double Cab | 54190 | 4
      GLS Double Cab | 60690 | 4
      GSR Double Cab | 64590 | 3 | look:ute-dual-sport 5360x1930x1815 | Super Select 4WD-II; Sports Bar; Roll Top Tonneau
      # MR | 2018-2023 | dual 5305x1815x1795 2900kg 75L 5* 2442cc i4 diesel turbo 430nm 8.6 a6 4x4
      GLX Double Cab | 43240 | 4 | look:ute-dual-work
      GLX-R Double Cab | 46990 | 4
      GLS Double Cab | 50590 | 5
      GSR Double Cab | 54490 | 2 | look:ute-dual-sport
      GLX Cab Chassis | 34490 | 2 | chassis look:ute-single-tray
      # MQ | 2015-2018 | dual 5280x1815x1780 2900kg 75L 5* 2442cc i4 diesel turbo 430nm 7.6 a5 4x4
      GLX Double Cab | 39250 | 5 | look:ute-dual-work m6
      GLS Double Cab | 43850 | 4
      Exceed Double Cab | 48000 | 2
      # MN | 2009-2015 | dual 5215x1800x1780 2900kg 75L 4* 2477cc i4 diesel turbo 400nm 8.6 m5 4x4
      GLX Double Cab | 37990 | 3 | look:ute-dual-work
      GLX-R Double Cab | 44490 | 3
    `,
    model('Express', 0.6, 'van-panel')`
      # SN | 2020-2023 | van 4999x1956x1971 2910kg 80L 1598cc i4 diesel turbo 340nm 7.3 d6 fwd
      GLX SWB | 42490 | 2
      GLX LWB | 44490 | 1 | 5399x1956x1971
    `,
  ],
);
