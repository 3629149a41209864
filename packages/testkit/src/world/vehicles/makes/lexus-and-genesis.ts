import { make, model } from '../make.ts';

export const lexus = make(
  'Lexus',
  {
    popularity: 1.8,
    vinPrefix: '69X',
    paints: {
      white: 'White Nova',
      pearl: 'Sonic Quartz',
      silver: 'Titanium',
      grey: 'Sonic Chrome',
      graphite: 'Graphite Black',
      black: 'Onyx',
      blue: 'Deep Blue',
      red: 'Red Mica',
      sand: 'Sonic Iridium',
    },
  },
  [
    model('LBX', 0.8, 'suv-small', ['SUVs', 'Hybrid'])`
      # MAYH10R | 2024-2026 | suv 4190x1825x1545 1750kg 36L 5* 1490cc i3 hev 185nm 3.8 cvt fwd
      Luxury | 47550 | 2
      Sports Luxury | 53190 | 2
      Morizo RR | 74990 | 0.5 | 1618cc pulp turbo 400nm 8.8 a8 awd 50L
    `,
    model('UX', 1.5, 'suv-small', ['SUVs', 'Hybrid'])`
      # MZAH10R | 2018-2026 | suv 4495x1840x1520 2110kg 43L 5* 1987cc i4 hev 190nm 4.2 cvt fwd
      300h Luxury | 55625 | 2
      250h Sports Luxury | 62000 | 2 | 4.7 awd
      300h F Sport | 65000 | 1
      200 Luxury | 45195 | 2 | ulp 205nm 5.8 cvt10 47L
    `,
    model('NX', 3, 'suv-mid-sport', ['SUVs', 'Hybrid', 'Plug-in Hybrid'])`
      # AAZH25R | 2021-2026 | suv 4660x1865x1670 2395kg 55L 5* 2487cc i4 hev 239nm 5.0 cvt awd
      350h Luxury | 69100 | 4 | fwd
      350h Sports Luxury | 82500 | 2
      350 F Sport | 84200 | 2 | 2393cc pulp turbo 430nm 8.1 a8
      450h+ F Sport | 96600 | 1 | phev 1.3 18.1kwh 87km
      # AYZ15R | 2014-2021 | suv 4640x1845x1645 2395kg 56L 5* 2494cc i4 hev 210nm 5.7 cvt fwd
      300h Luxury | 60750 | 3
      300 F Sport | 65550 | 1 | 1998cc pulp turbo 350nm 7.9 a6 awd
    `,
    model('RX', 2.5, 'suv-mid', ['SUVs', 'Hybrid'])`
      # TALA15R | 2022-2026 | suv 4890x1920x1695 2680kg 65L 5* 2487cc i4 hev 242nm 5.4 cvt awd
      350h Luxury | 92700 | 3 | 5.0 fwd
      350h Sports Luxury | 111400 | 2 | | Mark Levinson Audio System - 21 Speakers
      500h F Sport Performance | 126000 | 1 | 2393cc turbo 551nm 6.5 a6 | Direct4 All Wheel Drive; Four Wheel Steering
      # GGL25R | 2015-2022 | suv 4890x1895x1690 2575kg 72L 5* 3456cc v6 pulp 370nm 9.6 a8 awd
      350 Luxury | 84700 | 3
      350 Sports Luxury | 102300 | 1
      450h F Sport | 103000 | 1 | hev 335nm 5.7 cvt 65L
    `,
    model('GX', 0.8, '4x4-large', ['SUVs', '4WDs'])`
      # VJA252R | 2024-2026 | suv 7seats 4960x1980x1925 3125kg 80L 5* 3445cc v6 pulp twinturbo 650nm 12.3 a10 4x4c
      550 Luxury | 116900 | 1
      550 Overtrail | 122250 | 1 | 5seats | E-KDSS; Rear Differential Lock
    `,
    model('LX', 0.8, 'suv-ladder', ['SUVs', '4WDs'])`
      # FJA310R | 2022-2026 | suv 5seats 5100x1990x1895 3280kg 110L 3346cc v6 diesel twinturbo 700nm 8.9 a10 4x4c
      500d | 155250 | 2
      500d Sports Luxury | 174250 | 1 | 7seats
      # VDJ201R | 2018-2021 | suv 5seats 5080x1980x1865 3350kg 138L 4461cc v8 diesel twinturbo 650nm 9.5 a6 4x4c
      450d | 140700 | 1
    `,
    model('IS', 1, 'sedan-large')`
      # GSE31R | 2013-2021 | sedan 4680x1810x1430 2100kg 66L 5* 3456cc v6 pulp 378nm 9.7 a8 rwd
      300h Luxury | 64500 | 2 | 2494cc i4 hev 221nm 4.9 cvt
      350 F Sport | 75000 | 2
    `,
    model('ES', 1, 'sedan-large')`
      # AXZH11R | 2018-2025 | sedan 4975x1865x1445 2150kg 50L 5* 2487cc i4 hev 221nm 4.8 cvt fwd
      300h Luxury | 65030 | 2
      300h F Sport | 73100 | 1
      300h Sports Luxury | 79970 | 1
    `,
    model('LC', 0.2, 'coupe-fastback', ['Performance'])`
      # URZ100R | 2017-2026 | coupe 4770x1920x1345 2375kg 82L 4969cc v8 pulp 530nm 12.7 a10 rwd
      500 | 207553 | 1
      500 Convertible | 224250 | 1 | cabrio look:cabrio
    `,
    model('RZ', 0.4, 'suv-ev', ['SUVs', 'Electric'])`
      # XEBM15R | 2023-2026 | suv 4805x1895x1635 2600kg 5* ev e1 awd
      450e Luxury | 120900 | 1 | 435nm 71.4kwh 470km
    `,
    model('CT', 0.6, 'hatch')`
      # ZWA10R | 2011-2021 | hatch 4350x1765x1450 1845kg 45L 5* 1798cc i4 hev 142nm 4.4 cvt fwd
      200h Luxury | 40900 | 2
      200h F Sport | 50400 | 1
    `,
  ],
);

export const genesis = make(
  'Genesis',
  {
    popularity: 0.5,
    vinPrefix: '69G',
    paints: {
      white: 'Uyuni White',
      silver: 'Savile Silver',
      graphite: 'Makalu Gray',
      black: 'Vik Black',
      blue: 'Capri Blue',
      green: 'Cardiff Green',
      red: 'Mauna Red',
    },
  },
  [
    model('G70', 1, 'sedan-small')`
      # IK | 2019-2024 | sedan 4685x1850x1400 2140kg 60L 5* 3342cc v6 pulp twinturbo 510nm 10.2 a8 rwd
      2.0T | 63000 | 1 | 1998cc i4 turbo 353nm 9.0
      3.3T Sport | 76000 | 2
      Shooting Brake 2.0T | 68786 | 1 | wagon look:wagon 1998cc i4 turbo 353nm 9.5
    `,
    model('G80', 0.5, 'sedan-large', ['Cars', 'Electric'])`
      # RG3 | 2020-2026 | sedan 4995x1925x1465 2450kg 65L 5* 2497cc i4 pulp turbo 422nm 9.0 a8 rwd
      2.5T | 88000 | 1
      3.5T AWD | 112900 | 1 | 3470cc v6 twinturbo 530nm 10.7 awd
    `,
    model('GV60', 0.6, 'suv-ev', ['SUVs', 'Electric'])`
      # JW | 2022-2026 | suv 4515x1890x1580 2550kg 5* ev e1 awd
      AWD | 103700 | 1 | 605nm 77.4kwh 470km
      Performance | 110700 | 1 | 700nm 77.4kwh 466km
    `,
    model('GV70', 1.5, 'suv-mid-sport', ['SUVs', 'Electric'])`
      # JK1 | 2021-2026 | suv 4715x1910x1630 2480kg 66L 5* 2497cc i4 pulp turbo 422nm 10.3 a8 awd
      2.5T AWD | 84500 | 3 | | Lexicon Audio System - 16 Speakers
      3.5T Sport | 103500 | 1 | 3470cc v6 twinturbo 530nm 11.3
      Electrified Performance | 127800 | 1 | ev e1 700nm 77.4kwh 445km look:suv-ev
    `,
    model('GV80', 0.8, 'suv-seven', ['SUVs'])`
      # JX1 | 2020-2026 | suv 7seats 4945x1975x1715 2860kg 80L 5* 3470cc v6 pulp twinturbo 530nm 11.7 a8 awd
      3.5T AWD | 130000 | 1
      3.0D AWD | 108600 | 1 | 2996cc i6 diesel turbo 588nm 8.8
    `,
  ],
);
