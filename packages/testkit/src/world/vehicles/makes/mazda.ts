import { make, model } from '../make.ts';

export const mazda = make(
  'Mazda',
  {
    popularity: 10,
    vinPrefix: '68M',
    paints: {
      red: 'Soul Red Crystal',
      white: 'Snowflake White Pearl',
      pearl: 'Rhodium White',
      grey: 'Polymetal Grey',
      graphite: 'Machine Grey',
      black: 'Jet Black',
      blue: 'Deep Crystal Blue',
      silver: 'Sonic Silver',
      sand: 'Platinum Quartz',
    },
  },
  [
    model('2', 5, 'hatch-city', ['Cars'])`
      # DJ | 2020-2026 | hatch 4065x1695x1495 1530kg 44L 1496cc i4 ulp 144nm 5.3 a6 fwd
      G15 Pure | 26190 | 4
      G15 Pure SP | 27990 | 3
      G15 GT | 29690 | 2 | | Head Up Display; LED Headlights
      # DJ | 2014-2020 | hatch 4060x1695x1495 1530kg 44L 5* 1496cc i4 ulp 139nm 4.9 a6 fwd
      Maxx | 20890 | 4
      Neo | 19490 | 3 | 5.4 m6
      Genki | 23680 | 1 | 141nm
      # DE | 2007-2014 | hatch 3900x1695x1475 1480kg 43L 5* 1498cc i4 ulp 137nm 6.8 a4 fwd
      Neo | 17750 | 4
      Maxx Sport | 19490 | 2 | m5 6.4
    `,
    model('3', 11, 'hatch', ['Cars'])`
      # BP | 2019-2026 | hatch 4460x1795x1435 1830kg 51L 5* 1998cc i4 ulp 200nm 5.9 a6 fwd
      G20 Pure | 31510 | 6
      G20 Evolve | 33010 | 4
      G20 Touring | 37010 | 4 | | Black Leather Seats; Advanced Keyless Entry
      G25 Evolve SP | 35010 | 3 | 2488cc 252nm 6.0 look:hatch
      G25 GT | 39010 | 3 | 2488cc 252nm 6.0 | Bose Premium Audio System - 12 Speakers; Heated Front Seats
      G25 Astina | 42310 | 2 | 2488cc 252nm 6.0 look:hatch | 360 Degree View Monitor; Glass Sunroof; Burgundy Leather Trim
      # BP | 2020-2023 | hatch 4460x1795x1435 1830kg 51L 5* 1998cc i4 pulp 224nm 5.3 a6 fwd look:hatch
      X20 Astina | 43190 | 0.5 | | M Hybrid
      # BP | 2019-2026 | sedan 4660x1795x1440 1830kg 51L 5* 1998cc i4 ulp 200nm 5.8 a6 fwd look:sedan-small
      G20 Pure | 31510 | 3
      G20 Touring | 37010 | 2
      G25 GT | 39010 | 2 | 2488cc 252nm 5.9
      # BN | 2016-2019 | hatch 4470x1795x1450 1800kg 51L 5* 1998cc i4 ulp 200nm 5.8 a6 fwd
      Neo Sport | 22490 | 5
      Maxx Sport | 24890 | 7
      Touring | 27290 | 4 | | Leather Seats
      SP25 | 27690 | 4 | 2488cc 250nm 6.1
      SP25 GT | 31490 | 2 | 2488cc 250nm 6.1
      SP25 Astina | 35490 | 2 | 2488cc 250nm 6.1
      # BM | 2013-2016 | hatch 4460x1795x1450 1800kg 51L 5* 1998cc i4 ulp 200nm 5.8 a6 fwd
      Neo | 22490 | 5
      Maxx | 24990 | 4 | m6
      SP25 | 27890 | 3 | 2488cc 250nm 6.1
      # BL | 2009-2013 | hatch 4460x1755x1470 1765kg 55L 5* 1999cc i4 ulp 182nm 8.2 a5 fwd
      Neo | 22330 | 4
      Maxx Sport | 25750 | 4
      MPS Luxury | 43290 | 0.5 | 2261cc pulp turbo 380nm 9.9 m6 look:hatch
    `,
    model('6', 3, 'sedan-large')`
      # GL | 2018-2024 | sedan 4865x1840x1450 2010kg 62L 5* 2488cc i4 ulp 252nm 7.0 a6 fwd
      Sport | 36190 | 3
      Touring | 39490 | 3
      GT SP | 49490 | 1 | turbo 420nm 7.6 | Bose Premium Audio System - 11 Speakers
      Atenza | 51390 | 2 | turbo 420nm 7.6 | Nappa Leather Seats; 360 Degree View Monitor
      Touring Wagon | 40790 | 1 | wagon look:wagon 4805x1840x1480
      Atenza Wagon | 52690 | 1 | wagon look:wagon 4805x1840x1480 turbo 420nm 7.6
      # GJ | 2012-2018 | sedan 4865x1840x1450 2010kg 62L 5* 2488cc i4 ulp 250nm 6.6 a6 fwd
      Sport | 33460 | 3
      Touring | 37660 | 3
      Atenza | 46160 | 1
      Touring Diesel Wagon | 41660 | 1 | wagon look:wagon 4805x1840x1480 2191cc diesel twinturbo 420nm 5.4
    `,
    model('CX-3', 6, 'suv-small-plain', ['SUVs'])`
      # DK | 2021-2026 | suv 4275x1765x1535 1690kg 48L 5* 1998cc i4 ulp 195nm 6.3 a6 fwd
      G20 Pure | 32100 | 3
      G20 Evolve | 34590 | 3
      G20 Touring SP | 36240 | 2
      # DK | 2015-2021 | suv 4275x1765x1535 1690kg 48L 5* 1998cc i4 ulp 195nm 6.3 a6 fwd
      Neo Sport | 26640 | 4 | m6 6.8
      Maxx Sport | 29940 | 4 | | Satellite Navigation
      sTouring | 33690 | 2
      Akari | 39990 | 1 | 4wd 6.7 | Bose Premium Audio System - 7 Speakers; Sunroof
    `,
    model('CX-30', 7, 'suv-small', ['SUVs'])`
      # DM | 2019-2026 | suv 4395x1795x1540 1920kg 51L 5* 1998cc i4 ulp 200nm 6.5 a6 fwd
      G20 Pure | 35990 | 5
      G20 Evolve | 37490 | 4
      G20 Touring | 41490 | 4 | | Black Leather Seats; Power Driver Seat
      G25 Touring SP | 41990 | 2 | 2488cc 252nm 6.6
      G25 Astina | 46740 | 3 | 2488cc 252nm 6.8 4wd | Bose Premium Audio System - 12 Speakers; 360 Degree View Monitor
    `,
    model('CX-5', 13, 'suv-mid', ['SUVs'])`
      # KF | 2021-2026 | suv 4575x1842x1680 2062kg 56L 5* 1998cc i4 ulp 200nm 6.9 a6 fwd
      G20 Maxx | 38990 | 4
      G25 Maxx AWD | 41990 | 4 | 2488cc 252nm 7.4 4wd 58L
      G25 Maxx Sport | 44990 | 7 | 2488cc 252nm 7.4 4wd 58L | Satellite Navigation; Dual-zone Climate Control
      G25 Touring | 48490 | 5 | 2488cc 252nm 7.4 4wd 58L | Head Up Display; Wireless Phone Charger
      G25 GT SP | 53490 | 2 | 2488cc 252nm 7.4 4wd 58L look:suv-mid-sport | Bose Premium Audio System - 10 Speakers
      G35 Akera | 57990 | 3 | 2488cc turbo 420nm 8.2 4wd 58L look:suv-mid-sport | Nappa Leather Seats; 360 Degree View Monitor; Ventilated Front Seats
      # KF | 2017-2021 | suv 4550x1840x1680 2100kg 58L 5* 2488cc i4 ulp 252nm 7.4 a6 4wd
      Maxx | 36090 | 4 | 1998cc 200nm 6.9 fwd 56L
      Maxx Sport | 40390 | 7
      Maxx Sport Diesel | 43490 | 2 | 2191cc diesel twinturbo 450nm 5.7
      GT | 47190 | 3 | | Bose Premium Audio System - 10 Speakers; Leather Seats
      Akera | 49990 | 3 | | 360 Degree View Monitor; Leather Seats
      # KE | 2012-2017 | suv 4555x1840x1710 2062kg 56L 5* 1998cc i4 ulp 200nm 6.4 a6 fwd
      Maxx | 30490 | 4
      Maxx Sport | 36190 | 6 | 2488cc 250nm 7.4 4wd 58L
      Grand Touring | 43390 | 2 | 2488cc 250nm 7.4 4wd 58L
      Akera | 47410 | 2 | 2488cc 250nm 7.4 4wd 58L
    `,
    model('CX-60', 2, 'suv-mid-sport', ['SUVs', 'Hybrid'])`
      # KH | 2023-2026 | suv 4740x1890x1680 2560kg 58L 5* 3283cc i6 pulp turbo 450nm 7.4 a8 awd
      G40e Evolve | 62800 | 3
      G40e GT | 70300 | 2
      D50e Azami | 77300 | 2 | diesel 550nm 5.0 | Takumi Package - White Nappa Leather
      P50e Evolve | 75000 | 1 | 2488cc i4 phev na 500nm 2.1 50L 17.8kwh 76km
      P50e Azami | 87252 | 1 | 2488cc i4 phev na 500nm 2.1 50L 17.8kwh 76km | Panoramic Sunroof; Bose Premium Audio System - 12 Speakers
    `,
    model('CX-70', 0.7, 'suv-mid-sport', ['SUVs'])`
      # KL | 2024-2026 | suv 5120x1994x1745 2800kg 74L 5* 3283cc i6 pulp turbo 500nm 8.2 a8 awd
      G50e GT SP | 89320 | 1
      D50e SP | 95920 | 1 | diesel 550nm 5.4
    `,
    model('CX-8', 3, 'suv-long')`
      # KG | 2018-2024 | suv 7seats 4900x1840x1725 2505kg 72L 5* 2488cc i4 ulp 252nm 8.1 a6 fwd
      Sport | 42060 | 3
      Touring | 49260 | 3
      Touring Diesel | 56260 | 2 | 2191cc diesel twinturbo 450nm 6.0 74L 4wd
      Asaki LE Diesel | 71010 | 2 | 6seats 2191cc diesel twinturbo 450nm 6.0 74L 4wd | Captain's Chairs; Nappa Leather Seats
    `,
    model('CX-9', 4, 'suv-long')`
      # TC | 2016-2023 | suv 7seats 5075x1969x1747 2520kg 74L 5* 2488cc i4 ulp turbo 420nm 9.0 a6 4wd
      Sport | 51770 | 3
      Touring | 58870 | 4
      GT | 67930 | 2
      Azami | 69303 | 3 | | Nappa Leather Seats; 360 Degree View Monitor
      Azami LE | 75553 | 1 | 6seats | Captain's Chairs
      # TB | 2007-2016 | suv 7seats 5101x1936x1728 2540kg 76L 5* 3726cc v6 ulp 367nm 11.2 a6 4wd
      Classic | 50460 | 2
      Luxury | 57480 | 2
    `,
    model('CX-80', 1.5, 'suv-long', ['SUVs', 'Hybrid'])`
      # KL | 2024-2026 | suv 7seats 4990x1890x1705 2845kg 74L 5* 3283cc i6 pulp turbo 450nm 8.4 a8 awd
      G40e Pure | 54950 | 2
      G40e Touring | 61950 | 2
      D50e GT | 68950 | 2 | diesel 550nm 5.2
      P50e Azami | 87200 | 1 | 6seats 2488cc i4 phev na 500nm 2.7 70L 17.8kwh 65km
    `,
    model('CX-90', 1, 'suv-long', ['SUVs'])`
      # KK | 2023-2026 | suv 7seats 5120x1994x1745 2955kg 74L 5* 3283cc i6 pulp turbo 500nm 8.2 a8 awd
      G50e Touring | 74550 | 2
      G50e GT | 85920 | 2
      D50e Azami | 94415 | 2 | diesel 550nm 5.4 | Bose Premium Audio System - 12 Speakers; Panoramic Sunroof
    `,
    model('BT-50', 6, 'ute-dual-plain', ['Utes'])`
      # TF | 2020-2026 | dual 5280x1870x1790 3100kg 76L 5* 2999cc i4 diesel turbo 450nm 8.0 a6 4x4
      XT | 53420 | 4 | look:ute-dual-work
      XTR | 57500 | 5
      GT | 61770 | 4 | | Leather Seats; Heated Front Seats
      SP | 66890 | 2 | look:ute-dual-sport | Sports Bar; Electric Roller Tonneau Cover
      Thunder | 71110 | 1 | look:ute-dual-sport | Steel Bull Bar; LED Light Bars
      XT Freestyle | 51420 | 1 | extra look:ute-dual-work
      XT Cab Chassis | 41530 | 2 | chassis 4x2 look:ute-single-tray
      # UR | 2015-2020 | dual 5365x1850x1821 3200kg 80L 5* 3198cc i5 diesel turbo 470nm 9.2 a6 4x4
      XT | 46950 | 4 | look:ute-dual-work
      XTR | 51700 | 5
      GT | 53790 | 3 | | Leather Seats
      XT Cab Chassis | 39990 | 2 | chassis look:ute-single-tray
      # UP | 2011-2015 | dual 5373x1850x1821 3200kg 80L 5* 3198cc i5 diesel turbo 470nm 8.9 m6 4x4
      XT | 45990 | 3
      XTR | 49990 | 3
    `,
    model('MX-5', 1.5, 'roadster', ['Cars', 'Performance'])`
      # ND | 2015-2026 | roadster 3915x1735x1230 1260kg 45L 5* 1998cc i4 pulp 205nm 7.0 m6 rwd
      G20 Roadster | 42440 | 2
      G20 Roadster GT | 50320 | 3 | | Bose Premium Audio System - 9 Speakers; Heated Front Seats
      G20 RF GT | 54480 | 2 | a6 6.8 | Power Retractable Hardtop
      RF GT RS | 58200 | 1 | | Brembo Front Brakes; Bilstein Dampers
      # NC | 2005-2015 | roadster 4020x1720x1255 1350kg 50L 1999cc i4 pulp 188nm 8.1 m6 rwd
      Roadster Coupe | 47280 | 1
    `,
    model('MX-30', 0.6, 'suv-small')`
      # DR | 2021-2024 | suv 4395x1795x1555 1950kg 51L 5* 1998cc i4 ulp 200nm 6.4 a6 fwd
      G20e Evolve | 36490 | 2
      G20e Astina | 43490 | 1
      E35 Astina | 67990 | 1 | ev e1 271nm 35.5kwh 200km 2119kg look:suv-ev
    `,
    model('6e', 0.3, 'sedan-ev', ['Cars', 'Electric'], 'coming_soon')`
      # EZ | 2026 | liftback 4921x1890x1491 2400kg 5* ev e1 rwd 320nm
      GT | 54990 | 2 | 78kwh 560km
      Atenza | 59990 | 2 | 78kwh 560km | Sony Premium Audio System - 14 Speakers
    `,
  ],
);
