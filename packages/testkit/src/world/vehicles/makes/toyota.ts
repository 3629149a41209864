import { make, model } from '../make.ts';

export const toyota = make(
  'Toyota',
  {
    popularity: 20,
    vinPrefix: '68T',
    paints: {
      white: 'Glacier White',
      pearl: 'Crystal Pearl',
      silver: 'Silver Pearl',
      graphite: 'Graphite',
      black: 'Eclipse Black',
      blue: 'Saturn Blue',
      red: 'Atomic Rush',
      bronze: 'Dusty Bronze',
      sand: 'Sandy Taupe',
    },
  },
  [
    model('Corolla', 11, 'hatch', ['Cars', 'Hybrid'])`
      # ZWE219R | 2022-2026 | hatch 4375x1790x1460 1835kg 43L 5* 1798cc i4 hev 142nm 4.0 cvt fwd
      Ascent Sport Hybrid | 32110 | 9
      SX Hybrid | 35260 | 4 | | Wireless Phone Charger; Satellite Navigation
      ZR Hybrid | 39100 | 3 | look:hatch | JBL Premium Audio System - 8 Speakers; Head Up Display; Heated Front Seats
      # MZEA12R | 2018-2024 | hatch 4375x1790x1435 1820kg 50L 5* 1987cc i4 ulp 202nm 6.0 cvt10 fwd
      Ascent Sport | 29270 | 9
      SX | 32290 | 4
      ZR | 37260 | 2 | look:hatch | JBL Premium Audio System - 8 Speakers; Head Up Display
      # ZWE211R | 2018-2022 | hatch 4375x1790x1435 1835kg 43L 5* 1798cc i4 hev 142nm 4.2 cvt fwd
      Ascent Sport Hybrid | 27395 | 6
      ZR Hybrid | 34695 | 2 | look:hatch
      # ZWE219R | 2022-2026 | sedan 4630x1780x1435 1835kg 43L 5* 1798cc i4 hev 142nm 3.9 cvt fwd look:sedan-small
      Ascent Sport Hybrid | 32110 | 4
      ZR Hybrid | 39100 | 1
      # ZRE182R | 2012-2018 | hatch 4330x1760x1475 1720kg 50L 5* 1798cc i4 ulp 173nm 6.7 cvt7 fwd
      Ascent | 20190 | 6 | m6
      Ascent Sport | 23250 | 8
      SX | 25560 | 2
      ZR | 30020 | 1
      # ZRE172R | 2014-2019 | sedan 4620x1775x1460 1720kg 55L 5* 1798cc i4 ulp 173nm 6.6 cvt7 fwd look:sedan-small
      Ascent | 23490 | 4
      SX | 25990 | 2
      # ZRE152R | 2007-2012 | hatch 4220x1760x1515 1720kg 50L 4* 1798cc i4 ulp 173nm 7.3 a4 fwd
      Ascent | 20990 | 4
      Conquest | 23990 | 2 | m6
    `,
    model('Camry', 5, 'sedan-large', ['Cars', 'Hybrid'])`
      # AXVH80R | 2024-2026 | sedan 4920x1840x1445 2100kg 50L 5* 2487cc i4 hev 221nm 4.0 cvt fwd
      Ascent Hybrid | 39990 | 5
      Ascent Sport Hybrid | 42990 | 5 | | Satellite Navigation; Power Driver Seat
      SL Hybrid | 53990 | 2 | | Panoramic Sunroof; Head Up Display; Ventilated Front Seats
      # AXVH70R | 2017-2024 | sedan 4885x1840x1445 2100kg 50L 5* 2487cc i4 hev 221nm 4.2 cvt fwd
      Ascent Hybrid | 34320 | 6
      Ascent Sport Hybrid | 36270 | 5
      SL Hybrid | 47920 | 1
      SX | 36300 | 2 | 2487cc ulp 243nm 6.8 a8 60L
      # ASV50R | 2011-2017 | sedan 4850x1825x1470 1955kg 70L 5* 2494cc i4 ulp 235nm 7.8 a6 fwd
      Altise | 26490 | 6
      Atara S | 29990 | 3
      Atara SX | 31990 | 2
    `,
    model('Yaris', 4, 'hatch-city', ['Cars', 'Hybrid'])`
      # MXPH10R | 2020-2026 | hatch 3940x1695x1505 1605kg 36L 5* 1490cc i3 hev 120nm 3.3 cvt fwd
      Ascent Sport Hybrid | 28990 | 4
      SX Hybrid | 33430 | 3
      ZR Hybrid | 36330 | 2 | | Head Up Display; Blind Spot Monitor
      # GXPA16R | 2020-2026 | hatch3 3995x1805x1455 1645kg 50L 5* 1618cc i3 pulp turbo 400nm 8.2 m6 awd look:hatch
      GR | 55490 | 1 | | Sports Suspension; GR-FOUR All Wheel Drive
      GR GT-S | 60490 | 0.5 | | Torsen Limited Slip Differentials; 18" Forged Alloy Wheels
      # NCP130R | 2011-2020 | hatch 3945x1695x1510 1480kg 42L 5* 1329cc i4 ulp 120nm 6.3 a4 fwd
      Ascent | 17330 | 5
      SX | 19430 | 2 | 1497cc 141nm 6.4
      ZR | 22670 | 1 | 1497cc 141nm 6.4
    `,
    model('Yaris Cross', 5, 'suv-small', ['SUVs', 'Hybrid'])`
      # MXPJ10R | 2020-2026 | suv 4180x1765x1590 1685kg 36L 5* 1490cc i3 hev 120nm 3.8 cvt fwd
      GX Hybrid | 31790 | 5
      GXL Hybrid | 34980 | 4
      GXL Hybrid AWD | 37980 | 2 | awd 4.0
      Urban Hybrid | 38530 | 2
      GR Sport Hybrid | 38310 | 1 | look:suv-small | Sports Suspension
    `,
    model('Corolla Cross', 5, 'suv-small-plain', ['SUVs', 'Hybrid'])`
      # MXGH10R | 2022-2026 | suv 4460x1825x1620 1930kg 43L 5* 1987cc i4 hev 190nm 4.3 cvt fwd
      GX Hybrid | 37440 | 5
      GXL Hybrid | 40190 | 3
      GXL Hybrid AWD | 43190 | 2 | awd 4.4
      Atmos Hybrid AWD | 50030 | 1 | awd 4.4 | Panoramic Glass Roof; Power Tailgate
    `,
    model('C-HR', 3, 'suv-low', ['SUVs', 'Hybrid'])`
      # ZYX20R | 2024-2026 | suv 4360x1830x1564 1930kg 43L 5* 1798cc i4 hev 142nm 4.0 cvt fwd
      GXL Hybrid | 43665 | 3
      Koba Hybrid | 49990 | 2 | | Microsuede Leather-accented Seats
      GR Sport Hybrid | 54990 | 1 | 1987cc 190nm awd 4.1
      # NGX10R | 2016-2023 | suv 4390x1795x1565 1865kg 50L 5* 1197cc i4 pulp turbo 185nm 6.4 cvt7 fwd
      GXL | 31915 | 4
      Koba | 35965 | 3
      Koba AWD | 37965 | 1 | awd 6.5
    `,
    model('RAV4', 14, 'suv-square', ['SUVs', 'Hybrid'])`
      # AXAH52R | 2019-2025 | suv 4615x1865x1690 2185kg 55L 5* 2487cc i4 hev 221nm 4.7 cvt fwd
      GX Hybrid | 42260 | 7
      GXL Hybrid | 45810 | 7
      XSE Hybrid | 50410 | 3 | look:suv-mid-sport
      Cruiser Hybrid | 52160 | 5 | | JBL Premium Audio System - 9 Speakers; Power Tailgate
      Cruiser Hybrid AWD | 55160 | 3 | 4wd 4.8 | JBL Premium Audio System - 9 Speakers; Power Tailgate
      # AXAA54R | 2019-2024 | suv 4615x1865x1690 2100kg 55L 5* 2487cc i4 ulp 243nm 7.3 a8 awd
      Edge | 48090 | 2 | look:suv-mid-sport | Multi-Terrain Select
      GX | 36550 | 3 | 1987cc 203nm 6.5 cvt10 fwd
      # ASA44R | 2012-2018 | suv 4605x1845x1715 2130kg 60L 5* 2494cc i4 ulp 233nm 8.5 a6 4wd
      GX | 33490 | 5
      GXL | 37490 | 5
      Cruiser | 42290 | 3
      # XAAH52R | 2026 | suv 4600x1855x1680 2200kg 55L 2487cc i4 hev 221nm 4.5 cvt fwd
      GX Hybrid | 45990 | 6
      GXL Hybrid | 48990 | 5
      Cruiser Hybrid | 56990 | 3
    `,
    model('Kluger', 5, 'suv-long', ['SUVs', 'Hybrid'])`
      # AXUH78R | 2021-2026 | suv 7seats 4966x1930x1755 2720kg 65L 5* 2487cc i4 hev 239nm 5.6 cvt 4wd
      GX Hybrid | 60920 | 3
      GXL Hybrid | 70990 | 4
      Grande Hybrid | 82690 | 2 | | Panoramic Moonroof; Digital Rear View Mirror; Ventilated Front Seats
      # TAUA75R | 2023-2025 | suv 7seats 4966x1930x1755 2720kg 67L 5* 2393cc i4 ulp turbo 430nm 8.5 a8 4wd
      GX | 58420 | 1
      GXL | 68490 | 1
      # GSU55R | 2014-2021 | suv 7seats 4890x1925x1730 2740kg 72L 5* 3456cc v6 ulp 350nm 9.5 a8 4wd
      GX | 48550 | 3
      GXL | 59000 | 4
      Grande | 69200 | 2 | | Rear Seat Entertainment System; Sunroof
    `,
    model('LandCruiser', 6, 'suv-ladder', ['SUVs', '4WDs'])`
      # FJA300R | 2021-2026 | suv 5seats 4980x1980x1950 3280kg 110L 5* 3346cc v6 diesel twinturbo 700nm 8.9 a10 4x4c
      LC300 GX | 97990 | 2
      LC300 GXL | 109990 | 4 | 7seats
      LC300 VX | 121990 | 2 | 7seats | JBL Premium Audio System - 10 Speakers
      LC300 Sahara | 139590 | 3 | 7seats | Rear Seat Entertainment System; Cool Box; Power Tailgate
      LC300 GR Sport | 146910 | 2 | | Electronic Kinetic Dynamic Suspension; Front and Rear Differential Locks
      LC300 Sahara ZX | 148160 | 2 | | Limited Slip Differential; 20" Alloy Wheels
      # VDJ200R | 2007-2021 | suv 8seats 4990x1980x1945 3350kg 138L 5* 4461cc v8 diesel twinturbo 650nm 9.5 a6 4x4c
      GX | 80190 | 1 | 5seats
      GXL | 92590 | 4
      VX | 103190 | 2 | 7seats
      Sahara | 124390 | 2 | 7seats
    `,
    model('LandCruiser 70', 3, '4x4-touring', ['Utes', '4WDs'])`
      # GDJ79R | 2023-2026 | dualchassis 5230x1870x1960 3510kg 130L 2755cc i4 diesel turbo 500nm 9.6 a6 4x4 look:ute-dual-work
      WorkMate | 82700 | 3
      GX | 85700 | 1
      GXL | 87400 | 4 | | Front and Rear Differential Locks
      # VDJ79R | 2007-2024 | dualchassis 5230x1870x1960 3510kg 130L 5* 4461cc v8 diesel turbo 430nm 10.7 m5 4x4 look:ute-dual-work
      WorkMate | 80050 | 3
      GXL | 84050 | 4 | | Front and Rear Differential Locks
      GXL Single Cab | 81750 | 3 | chassis look:ute-single-tray
      # VDJ76R | 2007-2024 | suv 4910x1870x1955 3060kg 130L 5* 4461cc v8 diesel turbo 430nm 10.7 m5 4x4
      GXL Wagon | 79050 | 2
    `,
    model('LandCruiser Prado', 6, 'suv-ladder', ['SUVs', '4WDs'])`
      # GDJ250R | 2024-2026 | suv 7seats 4925x1980x1935 3100kg 110L 5* 2755cc i4 diesel turbo 500nm 7.6 a8 4x4c look:4x4-large
      GX | 72500 | 3 | 5seats
      GXL | 79990 | 5
      VX | 87400 | 3
      Altitude | 92700 | 2 | 5seats | Stabiliser Disconnect; Rear Differential Lock
      Kakadu | 99990 | 1 | | Adaptive Variable Suspension; Panoramic Roof
      # GDJ150R | 2015-2024 | suv 7seats 4825x1885x1890 2990kg 150L 5* 2755cc i4 diesel turbo 500nm 7.9 a6 4x4c
      GX | 62830 | 4
      GXL | 69830 | 6
      VX | 78700 | 2
      Kakadu | 89700 | 2 | | Kinetic Dynamic Suspension; Rear Seat Entertainment System
      # KDJ150R | 2009-2015 | suv 7seats 4760x1885x1890 2990kg 150L 5* 2982cc i4 diesel turbo 410nm 8.5 a5 4x4c
      GXL | 62990 | 4
      VX | 75490 | 1
    `,
    model('HiLux', 14, 'ute-dual', ['Utes', '4WDs'])`
      # GUN126R | 2015-2025 | dual 5325x1855x1815 3050kg 80L 5* 2755cc i4 diesel turbo 500nm 7.9 a6 4x4
      SR Double Cab | 54930 | 6
      SR5 Double Cab | 63260 | 9 | | Satellite Navigation; Sports Bar; Towbar
      Rogue Double Cab | 71530 | 3 | look:ute-dual-sport | Motorised Roller Tonneau Cover; Sail Plane Sports Bar
      Rugged X Double Cab | 71530 | 1 | look:ute-dual-sport | Steel Bull Bar; LED Light Bar; Snorkel
      SR Extra Cab | 52930 | 2 | extra
      # GUN125R | 2015-2025 | dual 5330x1855x1815 3000kg 80L 5* 2393cc i4 diesel turbo 400nm 7.1 a6 4x4
      WorkMate Double Cab | 49105 | 3 | look:ute-dual-work
      WorkMate Cab Chassis | 42300 | 3 | chassis look:ute-single-tray
      # GUN122R | 2015-2025 | chassis 5265x1800x1690 2850kg 80L 5* 2393cc i4 diesel turbo 343nm 6.9 m5 rwd look:ute-single-tray
      WorkMate 4x2 Cab Chassis | 31115 | 3
      # TGN121R | 2015-2025 | chassis 5265x1800x1690 2710kg 80L 5* 2694cc i4 ulp 245nm 11.1 m5 rwd look:ute-single-tray
      WorkMate 4x2 Petrol Cab Chassis | 26625 | 2 | | Vinyl Floor Covering
      # KUN26R | 2005-2015 | dual 5255x1835x1860 2780kg 76L 4* 2982cc i4 diesel turbo 343nm 8.3 m5 4x4
      SR Double Cab | 46490 | 5
      SR5 Double Cab | 53490 | 6 | a5
      WorkMate Cab Chassis | 37490 | 2 | chassis look:ute-single-tray
      # GUN136R | 2022-2025 | dual 5320x2020x1865 3050kg 80L 5* 2755cc i4 diesel turbo 500nm 8.1 a6 4x4 look:ute-dual-sport
      GR Sport Double Cab | 74310 | 1 | | Widened Track; Rock Rails; Monotube Suspension
      # GUN226R | 2026 | dual 5320x1885x1870 3050kg 80L 2755cc i4 diesel turbo 500nm 7.2 a6 4x4
      SR Double Cab | 58990 | 4
      SR5 Double Cab | 65990 | 6 | | 18 Inch Alloy Wheels; Smart Entry and Start
      Rogue Double Cab | 71990 | 2 | look:ute-dual-sport | Motorised Roller Tonneau Cover; Sail Plane Sports Bar
    `,
    model('HiAce', 3, 'van-panel', ['Vans', 'Commercial'])`
      # GDH300R | 2019-2026 | van 2seats 5265x1950x1990 3300kg 70L 5* 2755cc i4 diesel turbo 450nm 8.2 a6 rwd
      LWB | 54980 | 6
      SLWB | 67400 | 2 | 5915x1950x2280 look:van-high
      Crew LWB | 57480 | 2 | 5seats
      Commuter Bus | 81250 | 1 | bus look:van-bus 5915x1950x2280 3820kg
      # KDH201R | 2005-2019 | van 2seats 4695x1695x1980 2800kg 70L 4* 2982cc i4 diesel turbo 300nm 8.7 a4 rwd
      LWB | 41590 | 4
      SLWB | 50190 | 1 | 5380x1880x2285 look:van-high
    `,
    model('Fortuner', 2, 'suv-ladder', ['SUVs', '4WDs'])`
      # GUN156R | 2015-2026 | suv 7seats 4795x1855x1835 2800kg 80L 5* 2755cc i4 diesel turbo 500nm 7.6 a6 4x4
      GX | 53775 | 3
      GXL | 58790 | 4
      Crusade | 66820 | 2 | | JBL Premium Audio System - 11 Speakers; Power Tailgate
    `,
    model('GR86', 1, 'coupe', ['Cars', 'Performance'])`
      # ZNA8R | 2022-2026 | coupe 4265x1775x1310 1670kg 50L 5* 2387cc b4 pulp 250nm 9.5 m6 rwd
      GT | 45390 | 3
      GTS | 47790 | 4 | 8.8 a6 | Leather and Ultrasuede Trim; 18" Alloy Wheels
    `,
    model('86', 1, 'coupe')`
      # ZN6 | 2012-2021 | coupe 4240x1775x1285 1670kg 50L 5* 1998cc b4 pulp 212nm 8.4 m6 rwd
      GT | 32780 | 2
      GTS | 38440 | 2 | a6 7.1 | Leather and Alcantara Trim
    `,
    model('Supra', 0.5, 'coupe-fastback')`
      # J29 | 2019-2025 | coupe 2seats 4379x1854x1292 1815kg 52L 2998cc i6 pulp turbo 500nm 7.7 a8 rwd
      GR GT | 91315 | 1
      GR GTS | 101315 | 2 | m6 8.9 | JBL Premium Audio System - 12 Speakers; 19" Forged Alloy Wheels
    `,
    model('bZ4X', 1, 'suv-ev', ['SUVs', 'Electric'])`
      # XEAM10R | 2024-2026 | suv 4690x1860x1650 2550kg 5* ev e1 71.4kwh
      FWD | 55990 | 3 | fwd 266nm 436km
      AWD | 67990 | 2 | awd 337nm 411km | Panoramic Roof; Ventilated Front Seats
    `,
    model('Tarago', 0.5, 'mover')`
      # ACR50R | 2006-2019 | mover 4795x1800x1750 2305kg 65L 4* 2362cc i4 ulp 224nm 9.1 cvt7 fwd
      GLi | 45990 | 3
      GLX | 50990 | 2
    `,
    model('Granvia', 0.4, 'mover')`
      # GDH303R | 2019-2023 | mover 5300x1970x1990 3500kg 65L 5* 2755cc i4 diesel turbo 450nm 8.0 a6 rwd
      Standard | 67810 | 2 | 6seats
      VX | 78310 | 1 | 8seats
    `,
    model('Aurion', 0.6, 'sedan-large')`
      # GSV50R | 2012-2017 | sedan 4855x1835x1470 2050kg 70L 5* 3456cc v6 ulp 336nm 9.3 a6 fwd
      AT-X | 36490 | 3
      Sportivo SX6 | 40990 | 2
    `,
  ],
);
