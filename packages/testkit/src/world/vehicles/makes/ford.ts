import { make, model } from '../make.ts';

export const ford = make(
  'Ford',
  {
    popularity: 10,
    vinPrefix: '68F',
    paints: {
      white: 'Arctic White',
      black: 'Shadow Black',
      silver: 'Aluminium',
      graphite: 'Meteor Grey',
      blue: 'Blue Lightning',
      red: 'Lucid Red',
      orange: 'Sedona Orange',
      yellow: 'Luxe Yellow',
    },
  },
  [
    model('Ranger', 16, 'ute-dual-tour', ['Utes', '4WDs'])`
      # PY | 2022-2026 | dual 5370x1918x1886 3230kg 80L 5* 1996cc i4 diesel twinturbo 500nm 7.6 a10 4x4
      XL Double Cab | 52080 | 4 | look:ute-dual-work 405nm turbo 7.6 a6
      XLS Double Cab | 55330 | 4
      XLT Double Cab | 65090 | 8 | | Satellite Navigation; Towbar; Sports Bar
      Sport Double Cab | 68490 | 6 | look:ute-dual-sport
      Wildtrak Double Cab | 71990 | 5 | | Power Roller Shutter; Matrix LED Headlights
      Wildtrak V6 Double Cab | 76590 | 5 | 2993cc v6 turbo 600nm 8.4 4x4c | Power Roller Shutter; Matrix LED Headlights
      Platinum V6 Double Cab | 82990 | 1 | 2993cc v6 turbo 600nm 8.4 4x4c | Bang & Olufsen Audio System - 10 Speakers; Quilted Leather Seats
      XL Cab Chassis | 38580 | 2 | chassis look:ute-single-tray rwd 405nm turbo a6 6.9
      XL Super Cab | 49580 | 1 | extra look:ute-dual-work
      # PY | 2022-2026 | dual 5381x2028x1926 3130kg 80L 5* 2956cc v6 ulp twinturbo 583nm 11.5 a10 4x4c look:ute-dual-sport
      Raptor | 90440 | 3 | | FOX Live Valve Dampers; Front and Rear Locking Differentials; Baja Drive Mode
      # PX MkIII | 2018-2022 | dual 5426x1860x1848 3200kg 80L 5* 3198cc i5 diesel turbo 470nm 8.9 a6 4x4
      XL Double Cab | 47790 | 5 | look:ute-dual-work 2198cc i4 385nm 7.8
      XLS Double Cab | 50490 | 4
      XLT Double Cab | 58990 | 8 | | Satellite Navigation; Tow Bar; Sports Bar
      XLT 2.0 Double Cab | 60490 | 3 | 1996cc i4 twinturbo 500nm 7.4 a10
      FX4 Double Cab | 59990 | 2 | look:ute-dual-sport
      Wildtrak Double Cab | 63190 | 6 | 1996cc i4 twinturbo 500nm 7.4 a10 look:ute-dual-sport
      Raptor | 79390 | 2 | 1996cc i4 twinturbo 500nm 8.2 a10 look:ute-dual-sport | FOX Racing Shock Absorbers; 33" BF Goodrich All-terrain Tyres
      # PX MkII | 2015-2018 | dual 5351x1850x1821 3200kg 80L 5* 3198cc i5 diesel turbo 470nm 8.9 a6 4x4
      XL Double Cab | 47590 | 4 | look:ute-dual-work
      XLT Double Cab | 55490 | 6
      Wildtrak Double Cab | 60090 | 4
      XL Cab Chassis | 35990 | 2 | chassis look:ute-single-tray 2198cc i4 385nm 7.7 m6
      # PX | 2011-2015 | dual 5351x1850x1821 3200kg 80L 5* 3198cc i5 diesel turbo 470nm 9.2 m6 4x4
      XL Double Cab | 46280 | 3 | look:ute-dual-work
      XLT Double Cab | 53390 | 5
    `,
    model('Everest', 6, 'suv-ladder', ['SUVs', '4WDs'])`
      # UB | 2022-2026 | suv 7seats 4914x1923x1842 3150kg 80L 5* 1996cc i4 diesel twinturbo 500nm 7.2 a10 4x4c
      Ambiente | 60590 | 2
      Trend | 68490 | 4
      Sport V6 | 75490 | 4 | 2993cc v6 turbo 600nm 8.5
      Tremor V6 | 78690 | 1 | 2993cc v6 turbo 600nm 9.1 | Bilstein Position Sensitive Dampers; All-terrain Tyres
      Platinum V6 | 82190 | 2 | 2993cc v6 turbo 600nm 8.5 | Panoramic Roof; Bang & Olufsen Audio System - 12 Speakers
      # UA II | 2018-2022 | suv 7seats 4892x1860x1837 3100kg 80L 5* 1996cc i4 diesel twinturbo 500nm 7.1 a10 4x4c
      Ambiente | 55090 | 1 | 3198cc i5 turbo 470nm 8.5 a6
      Trend | 63690 | 3
      Titanium | 74990 | 2
    `,
    model('Puma', 2, 'suv-small', ['SUVs', 'Electric'])`
      # JK | 2020-2024 | suv 4186x1805x1550 1760kg 42L 5* 999cc i3 pulp turbo 170nm 5.3 d7 fwd
      1.0 EcoBoost | 30840 | 2
      ST-Line | 33490 | 3
      ST-Line V | 36890 | 1 | | Power Tailgate; B&O Audio System
      # JN | 2025-2026 | suv 4214x1805x1555 2080kg 4* ev e1 fwd 290nm 43kwh 364km look:suv-ev
      Gen-E Premium | 53990 | 1 | | B&O Audio System - 10 Speakers; 12.8" Digital Instrument Cluster
    `,
    model('Escape', 2, 'suv-mid')`
      # ZH | 2020-2023 | suv 4614x1883x1678 2150kg 54L 5* 1999cc i4 pulp turbo 387nm 8.6 a8 awd
      2.0 EcoBoost | 37490 | 2 | fwd
      ST-Line | 40990 | 3 | look:suv-mid-sport
      Vignale | 49590 | 1 | | Head Up Display; B&O Audio System
      ST-Line PHEV | 54940 | 1 | look:suv-mid-sport 2488cc phev na cvt fwd 1.5 45L 14.4kwh 56km
      # ZG | 2016-2020 | suv 4524x1838x1749 2130kg 60L 5* 1999cc i4 pulp turbo 345nm 8.6 a6 4wd
      Ambiente | 30990 | 2 | 1498cc 240nm 7.2 fwd
      Trend | 37990 | 3
      Titanium | 47590 | 1
    `,
    model('Mustang', 3, 'coupe-fastback', ['Cars', 'Performance'])`
      # FN | 2018-2023 | fastback 4789x1916x1387 2144kg 61L 3* 5038cc v8 pulp 556nm 12.7 a10 rwd
      GT | 65990 | 5
      GT Convertible | 71290 | 1 | cabrio look:cabrio
      2.3L High Performance | 55490 | 2 | 2261cc i4 turbo 448nm 8.8
      # FO | 2024-2026 | fastback 4811x1915x1403 2260kg 61L 3* 5038cc v8 pulp 540nm 12.8 a10 rwd
      EcoBoost | 66990 | 1 | 2261cc i4 turbo 473nm 9.0
      GT | 80902 | 4
      GT Convertible | 87717 | 1 | cabrio look:cabrio
      Dark Horse | 103002 | 1 | m6 550nm 13.8 | MagneRide Damping; Recaro Leather Seats; Torsen Differential
    `,
    model('Mustang Mach-E', 0.6, 'suv-ev', ['SUVs', 'Electric'])`
      # CX727 | 2023-2026 | suv 4743x1881x1625 2680kg 5* ev e1 rwd
      Select | 64990 | 2 | 430nm 73kwh 470km
      Premium | 79990 | 2 | 430nm 91kwh 600km
      GT | 97990 | 1 | awd 860nm 91kwh 490km
    `,
    model('Focus', 3, 'hatch')`
      # SA | 2018-2022 | hatch 4378x1825x1454 1900kg 52L 5* 1497cc i3 pulp turbo 240nm 6.4 a8 fwd
      Trend | 27490 | 2
      ST-Line | 30290 | 3 | look:hatch
      Active | 31690 | 1
      ST | 44890 | 1 | 2261cc i4 turbo 420nm 8.6 d7 look:hatch | Recaro Sports Seats; Limited Slip Differential
      # LZ | 2015-2018 | hatch 4360x1823x1484 1900kg 55L 5* 1498cc i4 ulp turbo 240nm 6.2 a6 fwd
      Trend | 24390 | 4
      Sport | 27490 | 3
      Titanium | 32690 | 1
      RS | 50990 | 0.5 | 2261cc pulp 440nm 8.1 m6 awd look:hatch
      # LW | 2011-2015 | hatch 4358x1823x1484 1825kg 55L 5* 1999cc i4 ulp 202nm 6.6 d6 fwd
      Ambiente | 22290 | 3
      Trend | 24590 | 4
    `,
    model('Fiesta', 1.5, 'hatch-city')`
      # WZ | 2013-2019 | hatch 3969x1722x1464 1550kg 43L 5* 1499cc i4 ulp 140nm 5.8 d6 fwd
      Ambiente | 17825 | 3
      Trend | 19525 | 2
      ST | 26490 | 1 | hatch3 1596cc pulp turbo 240nm 6.2 m6 look:hatch
    `,
    model('Transit Custom', 2, 'van-panel', ['Vans', 'Commercial'])`
      # VN | 2017-2024 | van 4973x1986x2020 3000kg 72L 5* 1996cc i4 diesel turbo 405nm 7.3 a6 fwd
      340S SWB | 47090 | 3
      340L LWB | 50090 | 4 | 5340x1986x2020
      340L Sport LWB | 55090 | 1 | 5340x1986x2020
      340L DCIV | 54690 | 1 | 6seats 5340x1986x2020
      # VO | 2024-2026 | van 5050x2032x1968 3225kg 70L 5* 1996cc i4 diesel turbo 390nm 7.2 a8 fwd
      Trend SWB | 56590 | 3
      Trend LWB | 58590 | 3 | 5450x2032x1968
      Sport LWB | 64990 | 1 | 5450x2032x1968
    `,
    model('Transit', 1, 'van-high', ['Vans', 'Commercial'])`
      # VO | 2014-2026 | van 2seats 5981x2059x2550 3550kg 80L 1995cc i4 diesel turbo 390nm 8.1 a6 fwd
      350L LWB Mid Roof | 62390 | 3
      470E Jumbo High Roof | 68590 | 1 | 6704x2126x2781 4700kg rwd m6
    `,
    model('Falcon', 2, 'sedan-large')`
      # FG X | 2014-2016 | sedan 4949x1868x1494 2230kg 68L 5* 3984cc i6 ulp 391nm 9.5 a6 rwd
      4.0 | 37810 | 3
      XR6 | 37810 | 5
      XR6 Turbo | 45310 | 2 | pulp turbo 533nm 11.7
      XR8 | 54990 | 1 | 4951cc v8 pulp super 570nm 13.6
      G6E | 46620 | 1
      # FG MkII | 2011-2014 | sedan 4970x1868x1453 2230kg 68L 5* 3984cc i6 ulp 391nm 9.9 a6 rwd
      XT | 37235 | 2
      XR6 | 37235 | 4
      G6 EcoLPi | 40835 | 0.5 | lpg 409nm 12.6 113L
      XR6 Ute | 34490 | 2 | single look:ute-single-tray 5096x1868x1491 75L
    `,
    model('Territory', 2, 'suv-seven')`
      # SZ MkII | 2014-2016 | suv 5seats 4883x1898x1716 2690kg 75L 5* 2720cc v6 diesel turbo 440nm 8.2 a6 rwd
      TX | 43240 | 3 | 3984cc i6 ulp na 391nm 10.6
      TS | 51990 | 3 | 7seats
      Titanium | 60990 | 2 | 7seats awd 9.0
      # SZ | 2011-2014 | suv 7seats 4883x1898x1716 2690kg 75L 5* 2720cc v6 diesel turbo 440nm 8.2 a6 rwd
      TX | 44740 | 2
      TS | 52240 | 2
    `,
    model('Mondeo', 0.8, 'sedan-large')`
      # MD | 2015-2020 | liftback 4871x1852x1482 2200kg 62L 5* 1999cc i4 pulp turbo 345nm 8.2 a6 fwd
      Ambiente | 33190 | 1
      Trend | 37290 | 1
      Titanium Wagon | 47490 | 0.5 | wagon look:wagon 1997cc diesel 400nm 5.3
    `,
    model('F-150', 1, 'ute-dual-sport', ['Utes', '4WDs'])`
      # P702 | 2023-2026 | dual 5884x2030x1961 3265kg 136L 3496cc v6 ulp twinturbo 678nm 12.5 a10 4x4
      XLT SWB | 106950 | 2 | look:ute-dual
      XLT LWB | 107945 | 1 | 6184x2030x1961 look:ute-dual
      Lariat SWB | 139950 | 1 | | Bang & Olufsen Audio System - 18 Speakers; Panoramic Roof
    `,
  ],
);
