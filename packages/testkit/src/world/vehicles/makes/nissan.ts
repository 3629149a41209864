import { make, model } from '../make.ts';

export const nissan = make(
  'Nissan',
  {
    popularity: 5.5,
    vinPrefix: '68N',
    paints: {
      white: 'Polar White',
      pearl: 'Ivory Pearl',
      silver: 'Brilliant Silver',
      graphite: 'Gun Metallic',
      black: 'Diamond Black',
      blue: 'Caspian Blue',
      red: 'Scarlet Ember',
      bronze: 'Forged Copper',
      grey: 'Ceramic Grey',
    },
  },
  [
    model('Micra', 0.8, 'hatch-city')`
      # K13 | 2010-2016 | hatch 3825x1665x1525 1360kg 41L 1198cc i3 ulp 104nm 6.5 a4 fwd
      ST | 15840 | 3
      Ti | 18490 | 1 | 1498cc i4 136nm 6.5
    `,
    model('Pulsar', 2, 'hatch')`
      # C12 | 2013-2016 | hatch 4295x1760x1520 1720kg 52L 5* 1798cc i4 ulp 174nm 7.5 cvt fwd
      ST | 20740 | 4
      ST-L | 23740 | 2
      SSS | 26740 | 1 | 1618cc pulp turbo 240nm 7.8 look:hatch
      ST Sedan | 20740 | 2 | sedan 4610x1760x1495 look:sedan-small
    `,
    model('Juke', 1.5, 'suv-small', ['SUVs'])`
      # F16 | 2020-2026 | suv 4210x1800x1593 1700kg 46L 5* 999cc i3 pulp turbo 180nm 5.8 d7 fwd
      ST | 30590 | 2
      ST-L | 33890 | 2
      Ti | 37140 | 1 | | Bose Personal Plus Audio System
      N-Design | 37990 | 1
    `,
    model('Qashqai', 5, 'suv-small-plain', ['SUVs', 'Hybrid'])`
      # J12 | 2022-2026 | suv 4425x1835x1625 1965kg 55L 5* 1332cc i4 pulp turbo 250nm 6.1 cvt fwd
      ST | 34665 | 3
      ST-L | 38765 | 4
      Ti | 44165 | 3 | | Panoramic Glass Roof; Head Up Display
      Ti e-POWER | 52765 | 2 | 1497cc i3 hev 330nm 5.2 e1
      # J11 | 2014-2022 | suv 4394x1806x1595 1885kg 65L 5* 1997cc i4 ulp 200nm 6.9 cvt fwd
      ST | 29700 | 5
      ST+ | 31700 | 3
      ST-L | 33700 | 4
      Ti | 38500 | 2
    `,
    model('Dualis', 1.5, 'suv-small-plain')`
      # J10 | 2007-2014 | suv 4330x1783x1615 1965kg 65L 5* 1997cc i4 ulp 198nm 8.2 cvt fwd
      ST | 25990 | 3
      Ti-L | 32490 | 1
    `,
    model('X-TRAIL', 7, 'suv-square', ['SUVs', 'Hybrid'])`
      # T33 | 2022-2026 | suv 5seats 4680x1840x1725 2215kg 55L 5* 2488cc i4 ulp 244nm 7.8 cvt 4wd
      ST | 38025 | 4 | fwd 7.4
      ST 7 Seat 4WD | 41125 | 3 | 7seats
      ST-L | 45065 | 4 | 7seats
      Ti | 50165 | 3 | | Panoramic Glass Roof; Head Up Display
      Ti-L | 53165 | 2 | | Bose Premium Audio System - 10 Speakers
      ST-L e-POWER | 50165 | 2 | 1497cc i3 hev turbo 330nm 6.1 e1
      Ti-L e-POWER | 58165 | 1 | 1497cc i3 hev turbo 330nm 6.1 e1 | Bose Premium Audio System - 10 Speakers
      # T32 | 2014-2022 | suv 4690x1820x1710 2130kg 60L 5* 2488cc i4 ulp 226nm 8.3 cvt 4wd
      ST | 33230 | 5 | fwd 7.9
      ST-L | 39250 | 5
      Ti | 46115 | 3
      # T31 | 2007-2014 | suv 4635x1790x1700 2050kg 65L 4* 2488cc i4 ulp 226nm 9.1 cvt 4wd
      ST | 32490 | 3
      Ti | 40490 | 1
    `,
    model('Pathfinder', 1.5, 'suv-long', ['SUVs'])`
      # R53 | 2022-2026 | suv 8seats 5004x1978x1802 2791kg 71L 5* 3498cc v6 ulp 340nm 10.5 a9 4wd
      ST-L | 71040 | 2
      Ti | 75140 | 1
      Ti-L | 84140 | 1 | 7seats | Captain's Chairs; Bose Premium Audio System - 13 Speakers
      # R52 | 2013-2021 | suv 7seats 5042x1963x1793 2729kg 73L 5* 3498cc v6 ulp 340nm 10.1 cvt 4wd
      ST | 47240 | 3 | fwd
      ST-L | 58490 | 2
      Ti | 67240 | 1
    `,
    model('Patrol', 3, 'suv-ladder', ['SUVs', '4WDs'])`
      # Y62 | 2012-2026 | suv 8seats 5175x1995x1940 3500kg 140L 5552cc v8 pulp 560nm 14.4 a7 4x4c
      Ti | 90600 | 4
      Ti-L | 104160 | 3 | 7seats | Bose Premium Audio System - 13 Speakers; Rear Seat Entertainment
      Warrior | 107660 | 2 | | Lifted Warrior Suspension; Side-exit Exhaust; 295mm All-terrain Tyres
      # GU 8 | 2012-2016 | suv 7seats 5145x1940x1855 3200kg 95L 2953cc i4 diesel turbo 380nm 10.9 a4 4x4 look:4x4-large
      ST | 57390 | 2
    `,
    model('Navara', 6, 'ute-dual', ['Utes', '4WDs'])`
      # D23 | 2015-2025 | dual 5260x1850x1840 3150kg 80L 5* 2298cc i4 diesel twinturbo 450nm 7.9 a7 4x4
      SL Dual Cab | 51880 | 2 | look:ute-dual-work
      ST Dual Cab | 54590 | 5
      ST-X Dual Cab | 59390 | 6 | | Leather-accented Seats; Sunroof
      PRO-4X Dual Cab | 62890 | 3 | look:ute-dual-sport
      PRO-4X Warrior Dual Cab | 71265 | 2 | look:ute-dual-sport | Bull Bar with LED Light Bar; Lifted Suspension; Underbody Protection
      SL Cab Chassis | 41820 | 2 | chassis look:ute-single-tray
      # D40 | 2005-2015 | dual 5296x1848x1781 2805kg 80L 4* 2488cc i4 diesel turbo 403nm 8.5 a5 4x4
      RX Dual Cab | 40990 | 3
      ST Dual Cab | 46490 | 4
      ST-X 550 Dual Cab | 61490 | 1 | 2991cc v6 550nm 9.3 a7
      # D27 | 2026 | dual 5320x1865x1795 3200kg 75L 5* 2442cc i4 diesel twinturbo 470nm 7.7 a6 4x4
      ST Dual Cab | 56970 | 2
      ST-X Dual Cab | 63177 | 2
      PRO-4X Dual Cab | 68418 | 1 | look:ute-dual-sport
    `,
    model('LEAF', 0.7, 'hatch-ev')`
      # ZE1 | 2019-2025 | hatch 4490x1788x1540 2000kg 5* ev e1 fwd
      40 kWh | 50990 | 3 | 320nm 40kwh 270km
      e+ | 61490 | 1 | 340nm 62kwh 385km
    `,
    model('Ariya', 0.5, 'suv-ev', ['SUVs', 'Electric'])`
      # FE0 | 2025-2026 | suv 4595x1850x1660 2500kg 5* ev e1 fwd
      Engage | 55840 | 1 | 300nm 63kwh 385km
      Advance+ | 63840 | 1 | 300nm 87kwh 504km
      Evolve e-4ORCE | 71840 | 1 | awd 600nm 87kwh 487km
    `,
    model('370Z', 0.4, 'coupe')`
      # Z34 | 2009-2021 | coupe 2seats 4250x1845x1315 1800kg 72L 3696cc v6 pulp 363nm 10.6 m6 rwd
      Coupe | 51430 | 2
      NISMO | 61990 | 1 | 371nm
    `,
    model('Z', 0.5, 'coupe-fastback', ['Cars', 'Performance'])`
      # RZ34 | 2022-2026 | coupe 2seats 4380x1845x1315 1870kg 62L 2997cc v6 pulp twinturbo 475nm 9.8 a9 rwd
      Coupe | 78500 | 2
      NISMO | 97040 | 1 | 520nm 10.4 | Recaro Sports Seats; NISMO Tuned Suspension
    `,
  ],
);
