import { make, model } from '../make.ts';

export const renault = make(
  'Renault',
  {
    popularity: 1.4,
    vinPrefix: '68R',
    paints: {
      white: 'Glacier White',
      pearl: 'Pearl White',
      grey: 'Highland Grey',
      silver: 'Ultra Silver',
      black: 'Diamond Black',
      blue: 'Iron Blue',
      red: 'Flame Red',
      orange: 'Atacama Orange',
      yellow: 'Liquid Yellow',
    },
  },
  [
    model('Clio', 1.5, 'hatch-city')`
      # X98 | 2013-2019 | hatch 4062x1732x1448 1660kg 45L 5* 1197cc i4 pulp turbo 205nm 5.6 d6 fwd
      Life | 19990 | 2
      Intens | 24990 | 1
      R.S. 200 Cup | 32990 | 1 | 1618cc 260nm 5.9 look:hatch
    `,
    model('Megane', 1.5, 'hatch')`
      # BFB | 2016-2023 | hatch 4364x1874x1445 1870kg 50L 5* 1798cc i4 pulp turbo 420nm 8.0 d6 fwd
      R.S. Trophy | 63500 | 2 | | Torsen Differential; Brembo Brakes; 4CONTROL Rear Steering
      GT-Line | 31990 | 2 | 1197cc 205nm 5.6 d7 look:hatch
    `,
    model('Megane E-Tech', 0.4, 'hatch-ev', ['Cars', 'Electric'])`
      # BCB | 2023-2026 | hatch 4200x1783x1505 2160kg 5* ev e1 fwd 300nm
      Techno EV60 | 54990 | 1 | 60kwh 454km | Harman Kardon Audio System - 9 Speakers
    `,
    model('Captur', 1.5, 'suv-small-plain')`
      # XJB | 2021-2024 | suv 4227x1797x1567 1780kg 48L 5* 1333cc i4 pulp turbo 270nm 6.6 d7 fwd
      Life | 31300 | 1
      Zen | 33600 | 2
      Intens | 38800 | 1 | look:suv-small
      # J87 | 2015-2020 | suv 4122x1778x1566 1680kg 45L 5* 1197cc i4 pulp turbo 190nm 5.4 d6 fwd
      Expression | 23990 | 1
      Dynamique | 27990 | 1
    `,
    model('Arkana', 1.2, 'suv-low', ['SUVs', 'Hybrid'])`
      # JL1 | 2021-2026 | suv 4568x1820x1571 1850kg 50L 5* 1333cc i4 pulp turbo 262nm 6.0 d7 fwd
      Zen | 37500 | 1
      Intens | 41000 | 2
      Esprit Alpine E-Tech Hybrid | 46900 | 1 | 1598cc hev na 205nm 4.5 a4
    `,
    model('Koleos', 2, 'suv-mid')`
      # XZG | 2016-2024 | suv 4673x1843x1678 2170kg 60L 5* 2488cc i4 ulp 226nm 8.1 cvt7 fwd
      Life | 33990 | 1
      Zen | 37300 | 2
      Intens 4WD | 45700 | 2 | 4wd 8.3
    `,
    model('Duster', 0.6, 'suv-small-plain', ['SUVs'])`
      # P13 | 2025-2026 | suv 4343x1813x1656 1850kg 55L 1333cc i4 pulp turbo 250nm 6.5 d7 fwd
      Evolution | 31990 | 1
      Techno | 35990 | 1
      Techno 4x4 | 39990 | 1 | m6 4wd
    `,
    model('Kangoo', 1.2, 'van-panel', ['Vans', 'Commercial'])`
      # XFK | 2022-2026 | van 2seats 4488x1919x1845 2160kg 54L 1333cc i4 pulp turbo 240nm 6.7 d7 fwd
      SWB | 38990 | 2
      LWB | 41990 | 1 | 4910x1919x1845
      E-Tech | 56990 | 0.5 | ev e1 245nm 45kwh 265km
      # X61 | 2010-2022 | van 2seats 4282x1829x1826 2000kg 60L 1197cc i4 pulp turbo 190nm 6.5 d6 fwd
      Compact | 24490 | 2
    `,
    model('Trafic', 1.5, 'van-panel', ['Vans', 'Commercial'])`
      # L1H1 | 2015-2026 | van 4999x1956x1971 3010kg 80L 1997cc i4 diesel turbo 380nm 7.3 d6 fwd
      Pro SWB | 45990 | 2
      Premium LWB | 50990 | 2 | 5399x1956x1971
      Crew LWB | 54490 | 1 | 6seats 5399x1956x1971
    `,
    model('Master', 1, 'van-high', ['Vans', 'Commercial'])`
      # XDC | 2025-2026 | van 5680x2080x2498 3800kg 80L 1997cc i4 diesel turbo 385nm 7.6 a9 fwd
      Advanced MWB | 58990 | 2
      Advanced LWB | 61990 | 2 | 6315x2080x2490
      # X62 | 2011-2024 | van 5548x2070x2499 3510kg 80L 2298cc i4 diesel turbo 360nm 8.0 a6 fwd
      Pro MWB | 50990 | 2
      Pro LWB | 54490 | 2 | 6198x2070x2488
    `,
  ],
);

export const peugeot = make(
  'Peugeot',
  {
    popularity: 1,
    vinPrefix: '69P',
    paints: {
      white: 'Bianca White',
      pearl: 'Okenite White',
      silver: 'Cumulus Grey',
      graphite: 'Platinum Grey',
      black: 'Nera Black',
      blue: 'Vertigo Blue',
      navy: 'Celebes Blue',
      red: 'Elixir Red',
      orange: 'Metallic Copper',
    },
  },
  [
    model('208', 1, 'hatch-city')`
      # A9 | 2012-2020 | hatch 3973x1739x1460 1620kg 50L 5* 1199cc i3 pulp turbo 205nm 4.5 a6 fwd
      Active | 21990 | 2
      Allure | 25990 | 1
      GTi | 30990 | 1 | hatch3 1598cc i4 300nm 5.4 m6 look:hatch
    `,
    model('308', 1.5, 'hatch', ['Cars', 'Hybrid'])`
      # P5 | 2022-2026 | hatch 4367x1852x1444 1860kg 52L 4* 1199cc i3 pulp turbo 230nm 5.6 a8 fwd
      GT | 48990 | 2
      GT Premium Hybrid | 52490 | 2 | hev 230nm 4.6 d6
      GT Wagon | 50490 | 1 | wagon look:wagon 4636x1852x1442
      # T9 | 2014-2021 | hatch 4253x1804x1457 1790kg 53L 5* 1199cc i3 pulp turbo 230nm 5.1 a6 fwd
      Active | 26990 | 1
      Allure | 31990 | 2
      GTi | 49990 | 0.5 | 1598cc i4 330nm 6.0 m6 look:hatch
    `,
    model('2008', 1.5, 'suv-small', ['SUVs'])`
      # P24 | 2020-2026 | suv 4300x1770x1550 1700kg 44L 5* 1199cc i3 pulp turbo 230nm 6.1 a8 fwd
      Allure | 40990 | 2 | 205nm 6.5 a6
      GT | 45490 | 2
      # A94 | 2013-2020 | suv 4159x1739x1556 1640kg 50L 5* 1199cc i3 pulp turbo 205nm 4.8 a6 fwd
      Active | 26490 | 2
    `,
    model('3008', 2, 'suv-mid-sport', ['SUVs', 'Hybrid'])`
      # P84 | 2017-2024 | suv 4447x1841x1624 2000kg 53L 5* 1598cc i4 pulp turbo 240nm 7.0 a6 fwd
      Allure | 44990 | 3
      GT | 54990 | 2
      GT Sport PHEV | 82915 | 0.5 | phev 360nm 1.6 a8 awd 43L 13.2kwh 60km
      # P64 | 2025-2026 | suv 4542x1895x1641 2150kg 55L 1199cc i3 hev turbo 230nm 4.7 d6 fwd
      Allure Hybrid | 53990 | 1
      GT Premium Hybrid | 65990 | 1
    `,
    model('5008', 0.8, 'suv-seven')`
      # P87 | 2018-2024 | suv 7seats 4650x1844x1646 2310kg 56L 5* 1598cc i4 pulp turbo 240nm 7.3 a6 fwd
      GT | 57990 | 1
      GT Diesel | 62990 | 1 | 1997cc diesel 400nm 5.0 a8
    `,
    model('508', 0.6, 'sedan-large')`
      # R8 | 2019-2024 | liftback 4750x1847x1403 2035kg 62L 5* 1598cc i4 pulp turbo 300nm 6.3 a8 fwd
      GT Fastback | 58990 | 1
      GT Sportswagon | 60990 | 1 | wagon look:wagon 4778x1859x1420
    `,
    model('Partner', 1, 'van-panel', ['Vans', 'Commercial'])`
      # K9 | 2019-2026 | van 2seats 4403x1848x1796 1960kg 50L 1199cc i3 pulp turbo 230nm 6.3 a8 fwd
      Pro Short | 36990 | 1
      Pro Long | 39990 | 2 | 4753x1848x1812
      e-Partner | 57990 | 0.4 | ev e1 260nm 50kwh 258km
    `,
    model('Expert', 0.8, 'van-panel', ['Vans', 'Commercial'])`
      # K0 | 2019-2026 | van 5309x1920x1940 3100kg 69L 1997cc i4 diesel turbo 370nm 6.4 a8 fwd
      Pro Long | 51990 | 2
      City Standard | 46990 | 1 | 4959x1920x1940
    `,
  ],
);
