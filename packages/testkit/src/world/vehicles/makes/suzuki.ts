import { make, model } from '../make.ts';

/** Cars and motorcycles under one badge. */
export const suzuki = make(
  'Suzuki',
  {
    popularity: 3.5,
    vinPrefix: '68U',
    paints: {
      white: 'Pure White Pearl',
      silver: 'Premium Silver',
      grey: 'Mineral Grey',
      black: 'Super Black Pearl',
      blue: 'Speedy Blue',
      red: 'Burning Red Pearl',
      yellow: 'Champion Yellow',
      green: 'Jungle Green',
      sand: 'Chiffon Ivory',
    },
  },
  [
    model('Swift', 7, 'hatch-city', ['Cars', 'Hybrid'])`
      # UZ | 2024-2026 | hatch 3860x1735x1495 1365kg 37L 3* 1197cc i3 hev 112nm 4.0 cvt fwd
      Hybrid | 28490 | 3
      Hybrid Plus | 29990 | 4
      Hybrid GLX | 32490 | 3 | | Heated Front Seats; LED Headlights
      # AZ | 2017-2024 | hatch 3840x1735x1495 1380kg 37L 5* 1242cc i4 ulp 120nm 4.8 cvt fwd
      GL | 19990 | 3 | m5 4.6
      GL Navigator | 23490 | 5
      GL Plus | 24490 | 3
      GLX Turbo | 29490 | 2 | 998cc i3 turbo 160nm 5.1 a6
      Sport | 30490 | 3 | 1373cc pulp turbo 230nm 6.1 m6 look:hatch | Sports Front Seats; Twin Exhaust
      # FZ | 2010-2017 | hatch 3850x1695x1510 1480kg 42L 5* 1372cc i4 ulp 130nm 6.2 a4 fwd
      GL | 17990 | 5
      GL Navigator | 18990 | 3
      Sport | 25990 | 1 | 1586cc pulp 160nm 6.1 cvt look:hatch
    `,
    model('Baleno', 4, 'hatch-city')`
      # EW | 2016-2024 | hatch 3995x1745x1470 1430kg 37L 1372cc i4 ulp 130nm 5.1 a4 fwd
      GL | 20490 | 5
      GLX | 22990 | 2 | | Satellite Navigation; Leather-accented Seats
      GLX Turbo | 24990 | 1 | 998cc i3 turbo 160nm 5.2 a6
    `,
    model('Ignis', 3, 'suv-small-plain')`
      # MF | 2017-2025 | suv 3700x1690x1595 1330kg 32L 1242cc i4 ulp 120nm 4.9 cvt fwd
      GL | 22490 | 4
      GLX | 24490 | 3 | | Satellite Navigation; 16" Alloy Wheels
    `,
    model('Fronx', 1.5, 'suv-small', ['SUVs', 'Hybrid'])`
      # WD | 2025-2026 | suv 3995x1765x1550 1480kg 37L 1462cc i4 hev 137nm 4.9 a6 fwd
      Hybrid | 28990 | 3 | | 9" Touchscreen; 360 Degree Camera
    `,
    model('Vitara', 4, 'suv-small-plain', ['SUVs'])`
      # LY | 2015-2026 | suv 4175x1775x1610 1730kg 47L 5* 1586cc i4 ulp 156nm 6.2 a6 fwd
      1.6 | 32490 | 4
      Turbo | 37490 | 3 | 1373cc pulp turbo 220nm 5.9
      Turbo ALLGRIP | 40490 | 2 | 1373cc pulp turbo 220nm 6.2 4wd | Panoramic Sunroof; Suede and Leather Seats
      # LY | 2015-2018 | suv 4175x1775x1610 1730kg 47L 5* 1586cc i4 ulp 156nm 5.8 m5 fwd
      RT-S | 22990 | 3
      S Turbo | 28990 | 2 | 1373cc pulp turbo 220nm 5.9 a6
    `,
    model('e Vitara', 0.8, 'suv-ev', ['SUVs', 'Electric'])`
      # MY26 | 2026 | suv 4275x1800x1635 2200kg ev e1 fwd 193nm
      Motion | 44990 | 1 | 61kwh 426km
      Ultra ALLGRIP-e | 58990 | 1 | 61kwh 395km awd 307nm
    `,
    model('Grand Vitara', 2, 'suv-small-plain')`
      # JB | 2005-2018 | suv 4500x1810x1695 2100kg 66L 4* 2393cc i4 ulp 225nm 9.9 a4 4x4c
      Navigator | 33490 | 3
      Urban | 29490 | 2 | m5 8.9
      Prestige | 37990 | 1
    `,
    model('S-Cross', 2, 'suv-mid', ['SUVs'])`
      # YC | 2022-2026 | suv 4300x1785x1585 1730kg 47L 1373cc i4 pulp turbo 235nm 6.2 a6 4wd
      ALLGRIP | 41990 | 2
      ALLGRIP Prestige | 45990 | 2 | | Panoramic Sunroof; Leather-accented Seats
      # JY | 2013-2021 | suv 4300x1785x1585 1730kg 47L 5* 1373cc i4 pulp turbo 220nm 5.9 a6 fwd
      GLX Turbo | 29490 | 2
      GL | 24990 | 2 | 1586cc ulp na 156nm 6.1 cvt
    `,
    model('Jimny', 5, '4x4-short', ['SUVs', '4WDs'])`
      # JB74 | 2018-2026 | suv3 3645x1645x1720 1435kg 40L 3* 1462cc i4 ulp 130nm 6.9 a4 4x4
      Lite | 29990 | 0.4 | m5 6.4
      GLX | 34990 | 1
      # JC74 | 2023-2026 | suv 4seats 3965x1645x1720 1545kg 40L 1462cc i4 ulp 130nm 6.9 a4 4x4
      XL | 36490 | 5
      XL Lite | 32990 | 2 | m5 6.4
      # JB43 | 2005-2018 | suv3 3645x1600x1705 1420kg 40L 1328cc i4 ulp 110nm 7.1 m5 4x4
      Sierra | 21990 | 3
    `,
    model('Kizashi', 0.4, 'sedan-large')`
      # FR | 2010-2015 | sedan 4650x1820x1480 1970kg 63L 2393cc i4 ulp 230nm 8.3 cvt awd
      XLS | 30990 | 1
    `,
    model('GSX-8S', 1, 'bike-naked', ['Street'])`
      # EM1 | 2023-2026 | naked 776cc i2 pulp 78nm 4.2 14L 202kg m6
      ABS | 13390 | 3
    `,
    model('GSX-8R', 1, 'bike-sport', ['Street'])`
      # EM1 | 2023-2026 | naked 776cc i2 pulp 78nm 4.2 14L 202kg m6
      ABS | 14290 | 2 | sport | Fairing
    `,
    model('SV650', 1.5, 'bike-naked', ['Street', 'Learner Approved'])`
      # WDM0 | 2016-2026 | naked 645cc v2 ulp 64nm 3.9 14.5L 198kg m6
      LAMS | 11590 | 3
      SV650X LAMS | 11990 | 1 | retro
    `,
    model('V-Strom 650', 1.5, 'bike-adventure', ['Adventure'])`
      # C733 | 2017-2026 | adventure 645cc v2 ulp 62nm 4.0 20L 216kg m6
      DL650XT | 14190 | 3 | | Spoked Wheels; Hand Guards
    `,
    model('DR-Z400', 1, 'bike-enduro')`
      # DZ400E | 2004-2024 | enduro 398cc i1 ulp 39nm 4.6 10L 138kg m5
      DR-Z400E | 9490 | 2
      DR-Z400SM | 10390 | 1 | trail
    `,
    model('Boulevard C50', 0.6, 'bike-cruiser', ['Cruiser'])`
      # VL800 | 2005-2026 | cruiser 805cc v2 ulp 69nm 4.9 15.5L 277kg m5
      C50 | 12490 | 1
      C50T | 13490 | 1 | tourer | Windscreen; Leather-look Saddlebags
    `,
    model('Burgman 400', 0.8, 'bike-scooter', ['Scooter', 'Learner Approved'])`
      # DU11 | 2018-2026 | scooter 400cc i1 ulp 35nm 4.0 13.5L 218kg cvt
      ABS | 12990 | 2 | | Smart Key; Underseat Storage for Two Helmets
    `,
    model('GSX-R1000', 0.5, 'bike-sport', ['Sport'])`
      # L7 | 2017-2026 | sport 1000cc i4 pulp 118nm 6.0 16L 203kg m6
      GSX-R1000R | 28490 | 1 | | Quick Shifter; Showa Balance Free Forks
    `,
  ],
);
