import { make, model } from '../make.ts';

/** Cars and motorcycles under one badge. */
export const honda = make(
  'Honda',
  {
    popularity: 3.5,
    vinPrefix: '68A',
    paints: {
      white: 'Taffeta White',
      pearl: 'Platinum White',
      silver: 'Lunar Silver',
      graphite: 'Meteoroid Grey',
      black: 'Crystal Black',
      blue: 'Brilliant Sporty Blue',
      navy: 'Cosmic Blue',
      red: 'Ignite Red',
      orange: 'Phoenix Orange',
    },
  },
  [
    model('Jazz', 3, 'hatch-city')`
      # GF | 2014-2021 | hatch 3995x1694x1524 1600kg 40L 5* 1497cc i4 ulp 145nm 5.8 cvt fwd
      VTi | 18490 | 5
      VTi-S | 20990 | 2
      VTi-L | 24490 | 2 | | Leather-appointed Seats; Magic Seats
      # GE | 2008-2014 | hatch 3900x1695x1525 1520kg 42L 5* 1339cc i4 ulp 127nm 6.6 a5 fwd
      GLi | 17490 | 3
      VTi | 19990 | 2 | 1497cc 145nm 6.7
    `,
    model('City', 1.2, 'sedan-small')`
      # GM6 | 2014-2020 | sedan 4440x1694x1477 1540kg 40L 5* 1497cc i4 ulp 145nm 5.8 cvt fwd
      VTi | 18490 | 2
      VTi-L | 22590 | 1
    `,
    model('Civic', 4, 'hatch', ['Cars', 'Hybrid', 'Performance'])`
      # FL | 2021-2026 | hatch 4560x1802x1415 1840kg 47L 5* 1498cc i4 pulp turbo 240nm 6.3 cvt fwd
      VTi LX | 47400 | 3
      e:HEV L | 42900 | 3 | 1993cc hev na 315nm 4.2 e1 40L
      e:HEV LX | 55000 | 2 | 1993cc hev na 315nm 4.2 e1 40L | Bose Premium Audio System - 12 Speakers
      Type R | 72600 | 1 | 4seats 1996cc 420nm 8.9 m6 look:hatch | Brembo Brakes; Adaptive Dampers
      # FC | 2016-2021 | hatch 4515x1799x1421 1740kg 47L 5* 1799cc i4 ulp 174nm 6.4 cvt fwd
      VTi | 23990 | 3
      VTi-S | 26490 | 4
      VTi-LX | 35590 | 2 | 1498cc turbo 220nm 6.1
      Type R | 54990 | 1 | 4seats 1996cc pulp turbo 400nm 8.8 m6 look:hatch
      VTi-S Sedan | 25890 | 2 | sedan look:sedan-small 4644x1799x1416
      # FB | 2012-2016 | sedan 4540x1755x1435 1680kg 57L 5* 1799cc i4 ulp 174nm 6.7 a5 fwd look:sedan-small
      VTi | 20490 | 2
      VTi-L | 24490 | 1
    `,
    model('Accord', 1, 'sedan-large', ['Cars', 'Hybrid'])`
      # 11th Gen | 2024-2026 | sedan 4975x1862x1449 2020kg 48L 5* 1993cc i4 hev 335nm 4.3 e1 fwd
      e:HEV RS | 64900 | 1 | | Google Built-in; Head Up Display
      # CR | 2013-2019 | sedan 4890x1850x1465 1970kg 65L 5* 2356cc i4 ulp 225nm 7.9 a5 fwd
      VTi | 31990 | 1
      VTi-L | 41490 | 1
    `,
    model('HR-V', 5, 'suv-small-plain', ['SUVs', 'Hybrid'])`
      # RV | 2022-2026 | suv 4seats 4339x1790x1590 1740kg 40L 4* 1498cc i4 ulp 145nm 5.8 cvt fwd
      Vi X | 36700 | 4
      e:HEV L | 47000 | 3 | hev 253nm 4.3 e1
      # MR | 2015-2021 | suv 4294x1772x1605 1710kg 50L 5* 1799cc i4 ulp 172nm 6.6 cvt fwd
      VTi | 25990 | 4
      VTi-S | 28990 | 4
      RS | 32990 | 1
      VTi-LX | 35740 | 2
    `,
    model('ZR-V', 1.5, 'suv-small', ['SUVs', 'Hybrid'])`
      # RZ | 2023-2026 | suv 4568x1840x1620 2000kg 57L 4* 1498cc i4 pulp turbo 240nm 7.2 cvt fwd
      VTi X | 40200 | 2
      VTi L7 | 45500 | 2
      e:HEV LX | 54900 | 2 | 1993cc hev na 315nm 5.0 e1 | Bose Premium Audio System; Panoramic Sunroof
    `,
    model('CR-V', 7, 'suv-mid', ['SUVs', 'Hybrid'])`
      # RS | 2023-2026 | suv 4704x1866x1681 2190kg 57L 4* 1498cc i4 pulp turbo 240nm 7.1 cvt fwd
      VTi X | 44500 | 3
      VTi L | 48800 | 3
      VTi X7 | 46800 | 2 | 7seats look:suv-seven
      e:HEV RS | 59900 | 3 | 1993cc hev na 335nm 5.5 e1 look:suv-mid-sport | Bose Premium Audio System - 12 Speakers
      # RW | 2017-2023 | suv 4635x1855x1679 2130kg 57L 5* 1498cc i4 ulp turbo 240nm 7.0 cvt fwd
      Vi | 33490 | 2 | 1997cc na 189nm 7.6
      VTi | 36600 | 4
      VTi-S | 39900 | 3 | awd 7.4
      VTi-L7 | 45000 | 2 | 7seats look:suv-seven
      VTi-LX | 50800 | 2 | awd 7.4
      # RM | 2012-2017 | suv 4580x1820x1685 2000kg 58L 5* 1997cc i4 ulp 190nm 7.7 a5 fwd
      VTi | 27490 | 4
      VTi-L | 38990 | 2 | 2354cc 222nm 8.7 awd
    `,
    model('Odyssey', 1.5, 'mover')`
      # RC | 2014-2021 | mover 4845x1820x1710 2395kg 55L 5* 2356cc i4 ulp 225nm 7.6 cvt fwd
      VTi | 37990 | 3
      VTi-L | 47590 | 2 | 7seats | Power Sliding Doors; Captain's Chairs
    `,
    model('NSX', 0.05, 'coupe-fastback')`
      # NC1 | 2016-2022 | coupe 2seats 4487x1939x1204 2000kg 59L 3493cc v6 hev twinturbo 645nm 10.0 d9 awd
      Coupe | 395000 | 1 | | Carbon Ceramic Brakes
    `,
    model('CB500X', 2, 'bike-adventure', ['Adventure', 'Learner Approved'])`
      # PC64 | 2013-2026 | adventure 471cc i2 ulp 43nm 3.6 17.7L 199kg m6
      ABS | 10899 | 2
    `,
    model('NX500', 2, 'bike-adventure', ['Adventure', 'Learner Approved'])`
      # PC64 | 2013-2026 | adventure 471cc i2 ulp 43nm 3.6 17.7L 199kg m6
      ABS | 10999 | 2
    `,
    model('CB650R', 1.2, 'bike-naked', ['Street', 'Learner Approved'])`
      # RH03 | 2019-2026 | naked 649cc i4 ulp 63nm 4.9 15.4L 203kg m6
      LAMS | 12599 | 2
      E-Clutch | 13199 | 1 | | Honda E-Clutch
    `,
    model('CBR650R', 1.2, 'bike-sport', ['Street', 'Learner Approved'])`
      # RH03 | 2019-2026 | naked 649cc i4 ulp 63nm 4.9 15.4L 203kg m6
      LAMS | 13499 | 2 | sport
    `,
    model('Africa Twin', 1.2, 'bike-adventure', ['Adventure'])`
      # CRF1100L | 2020-2026 | adventure 1084cc i2 ulp 112nm 4.9 18.8L 226kg m6
      CRF1100L | 22199 | 2
      CRF1100 Adventure Sports DCT | 27499 | 2 | d6 24.8L 248kg | Electronic Suspension; Dual Clutch Transmission
    `,
    model('Rebel 500', 1, 'bike-cruiser', ['Cruiser', 'Learner Approved'])`
      # CMX500 | 2017-2026 | cruiser 471cc i2 ulp 45nm 3.7 11.2L 191kg m6
      CMX500 | 9499 | 2
      CMX500 S Edition | 9799 | 1 | | Headlight Cowl; Fork Gaiters
    `,
    model('CRF300', 1.2, 'bike-enduro', ['Trail', 'Learner Approved'])`
      # ND16 | 2021-2026 | trail 286cc i1 ulp 27nm 3.1 7.8L 142kg m6
      CRF300L | 8499 | 2
      Rally | 9499 | 1 | 12.8L 153kg
    `,
    model('Forza 350', 0.8, 'bike-scooter', ['Scooter', 'Learner Approved'])`
      # NF04 | 2021-2026 | scooter 330cc i1 ulp 32nm 3.3 11.7L 185kg cvt
      ABS | 9499 | 2 | | Smart Key; Electric Windscreen
    `,
    model('Gold Wing', 0.4, 'bike-cruiser', ['Tourer'])`
      # GL1800 | 2018-2026 | tourer 1833cc b6 ulp 170nm 5.6 21L 367kg d7
      GL1800 Tour Premium | 49599 | 1 | | Reverse Gear; Apple CarPlay; Electric Windscreen
    `,
  ],
);
