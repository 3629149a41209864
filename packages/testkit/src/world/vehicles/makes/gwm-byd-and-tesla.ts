import { make, model } from '../make.ts';

export const gwm = make(
  'GWM',
  {
    popularity: 4,
    vinPrefix: '68W',
    paints: {
      white: 'Hamilton White',
      silver: 'Pittsburgh Silver',
      grey: 'Ayers Grey',
      black: 'Golden Black',
      blue: 'Sapphire Blue',
      red: 'Mars Red',
      green: 'Atlantis Green',
      maroon: 'Burgundy Red',
    },
  },
  [
    model('Haval Jolion', 7, 'suv-small', ['SUVs', 'Hybrid'])`
      # A01 | 2021-2026 | suv 4472x1841x1619 1850kg 55L 5* 1497cc i4 ulp turbo 220nm 8.1 d7 fwd
      Premium | 26490 | 5
      Lux | 29490 | 4
      Ultra | 32990 | 3 | | Panoramic Sunroof; Head Up Display
      Ultra Hybrid | 36990 | 2 | hev na 375nm 5.1 a2
      S | 34990 | 1 | 270nm 7.5 | Sports Body Kit
    `,
    model('Haval H6', 6, 'suv-mid-sport', ['SUVs', 'Hybrid'])`
      # B01 | 2021-2026 | suv 4653x1886x1724 2110kg 55L 5* 1967cc i4 ulp turbo 325nm 7.4 d7 fwd
      Premium | 33990 | 2 | 1499cc
      Lux | 35990 | 4
      Ultra | 39990 | 4 | awd 8.3 | Panoramic Sunroof; Head Up Display
      Ultra Hybrid | 45990 | 3 | 1497cc hev 530nm 5.2 d2
      GT Ultra | 46490 | 2 | awd 8.4 look:suv-mid-sport
    `,
    model('Haval H2', 1, 'suv-small-plain')`
      # CH | 2015-2021 | suv 4335x1814x1695 1900kg 55L 1497cc i4 pulp turbo 210nm 9.0 a6 fwd
      Premium | 22990 | 2
      Lux | 24990 | 1
    `,
    model('Tank 300', 2.5, '4x4-large', ['SUVs', '4WDs', 'Hybrid'])`
      # P03 | 2023-2026 | suv 4760x1930x1903 2752kg 75L 5* 1967cc i4 ulp turbo 380nm 9.5 a8 4x4
      Lux | 47990 | 3
      Ultra | 50990 | 3 | | Front and Rear Differential Locks; Massaging Driver Seat
      Ultra Hybrid | 60990 | 1 | hev 648nm 8.4 a9
      Diesel Lux | 49990 | 1 | 2370cc diesel 480nm 7.8 a9
    `,
    model('Tank 500', 1, '4x4-large', ['SUVs', '4WDs', 'Hybrid'])`
      # P01 | 2024-2026 | suv 7seats 5078x1934x1905 3285kg 80L 5* 1998cc i4 hev turbo 648nm 8.5 a9 4x4
      Lux Hybrid | 66490 | 1
      Ultra Hybrid | 73990 | 1 | | Nappa Leather Seats; Panoramic Sunroof; Power Side Steps
    `,
    model('Ute', 6, 'ute-dual', ['Utes', '4WDs'])`
      # NPW | 2020-2026 | dual 5410x1934x1886 3230kg 78L 5* 2370cc i4 diesel turbo 480nm 8.2 a9 4x4
      Cannon | 37450 | 2 | 1996cc 400nm 9.4 a8 rwd look:ute-dual-work
      Cannon-L | 42990 | 4 | 1996cc 400nm 9.4 a8
      Cannon Lux | 45990 | 2
      Cannon-X | 48490 | 4 | look:ute-dual-sport
      Cannon Ultra | 51990 | 2
      Cannon XSR | 55490 | 2 | look:ute-dual-sport | Front and Rear Differential Locks; Snorkel; Red Tow Hooks
    `,
    model('Cannon Alpha', 1.5, 'ute-dual-sport', ['Utes', '4WDs', 'Hybrid'])`
      # P71 | 2024-2026 | dual 5445x1991x1924 3345kg 80L 5* 2370cc i4 diesel turbo 480nm 9.1 a9 4x4
      Lux | 57490 | 2
      Ultra | 61990 | 2
      Ultra Hybrid | 64990 | 1 | 1998cc hev 648nm 9.8 60L
    `,
    model('Ora', 0.8, 'hatch-ev', ['Cars', 'Electric'])`
      # ES11 | 2023-2026 | hatch 4235x1825x1603 1950kg 5* ev e1 fwd 250nm
      Lux | 35990 | 2 | 48kwh 310km
      Extended Range | 40990 | 1 | 63kwh 420km
      GT | 46990 | 1 | 63kwh 400km
    `,
  ],
);

export const byd = make(
  'BYD',
  {
    popularity: 3.5,
    vinPrefix: '68Y',
    paints: {
      white: 'Ski White',
      pearl: 'Aurora White',
      black: 'Cosmos Black',
      grey: 'Harbour Grey',
      graphite: 'Time Grey',
      blue: 'Surf Blue',
      green: 'Forest Green',
      red: 'Parkour Red',
    },
  },
  [
    model('Atto 3', 6, 'suv-ev', ['SUVs', 'Electric'])`
      # EU | 2022-2026 | suv 4455x1875x1615 2160kg 5* ev e1 fwd 310nm
      Standard Range | 44499 | 2 | 49.9kwh 345km
      Essential | 39990 | 3 | 49.9kwh 345km
      Extended Range | 48011 | 4 | 60.5kwh 420km
      Premium | 44990 | 3 | 60.5kwh 420km | Panoramic Sunroof; Power Tailgate
    `,
    model('Dolphin', 3, 'hatch-ev', ['Cars', 'Electric'])`
      # EM2E | 2023-2026 | hatch 4290x1770x1570 2068kg 5* ev e1 fwd
      Essential | 29990 | 4 | 180nm 44.9kwh 340km
      Premium | 36990 | 3 | 310nm 60.5kwh 427km
    `,
    model('Atto 1', 1, 'hatch-ev', ['Cars', 'Electric'])`
      # EQ | 2025-2026 | hatch 4seats 3990x1720x1590 1620kg ev e1 fwd
      Essential | 23990 | 3 | 175nm 30kwh 220km
      Premium | 27990 | 2 | 220nm 43.2kwh 310km
    `,
    model('Seal', 3, 'sedan-ev', ['Cars', 'Electric', 'Performance'])`
      # EK | 2023-2026 | sedan 4800x1875x1460 2501kg 5* ev e1 rwd
      Dynamic | 46990 | 3 | 310nm 61.4kwh 460km
      Premium | 52990 | 3 | 360nm 82.5kwh 570km | Dynaudio Audio System - 12 Speakers; Nappa Leather Seats
      Performance | 61990 | 2 | awd 670nm 82.5kwh 520km | Head Up Display; Intelligent Damping
    `,
    model('Sealion 6', 4, 'suv-mid-sport', ['SUVs', 'Plug-in Hybrid'])`
      # SA3 | 2024-2026 | suv 4775x1890x1670 2350kg 60L 5* 1498cc i4 phev 300nm 1.1 cvt fwd
      Essential | 42990 | 4 | 18.3kwh 92km
      Premium | 52990 | 2 | turbo 550nm awd 1.4 18.3kwh 81km | Panoramic Sunroof; Infinity Audio System - 10 Speakers
    `,
    model('Sealion 7', 4, 'suv-ev', ['SUVs', 'Electric', 'Performance'])`
      # EKEA | 2025-2026 | suv 4830x1925x1620 2750kg 5* ev e1 82.5kwh
      Premium | 54990 | 4 | rwd 380nm 482km
      Performance | 63990 | 3 | awd 690nm 456km
    `,
    model('Shark 6', 4, 'ute-dual-sport', ['Utes', 'Plug-in Hybrid'])`
      # DK | 2025-2026 | dual 5457x1971x1925 3500kg 60L 5* 1497cc i4 phev turbo 650nm 2.0 e1 awd 29.6kwh 100km
      Premium | 57900 | 5 | | Vehicle-to-load Outlets in the Tray; 12.8" Rotating Touchscreen; Dynaudio Audio System
    `,
  ],
);

export const tesla = make(
  'Tesla',
  {
    popularity: 3.5,
    vinPrefix: '68E',
    paints: {
      white: 'Pearl White Multi-Coat',
      black: 'Solid Black',
      graphite: 'Stealth Grey',
      grey: 'Midnight Silver',
      silver: 'Quicksilver',
      blue: 'Deep Blue Metallic',
      red: 'Ultra Red',
    },
  },
  [
    model('Model 3', 7, 'sedan-ev', ['Cars', 'Electric'])`
      # Highland | 2023-2026 | sedan 4720x1848x1441 2180kg 5* ev e1 rwd
      Rear-Wheel Drive | 54900 | 5 | 420nm 60kwh 513km
      Long Range | 64900 | 3 | awd 493nm 78kwh 629km
      Performance | 80900 | 1 | awd 741nm 78kwh 528km | Adaptive Damping; Sports Seats; Track Mode
      # MY19 | 2019-2023 | sedan 4694x1849x1443 2149kg 5* ev e1 rwd
      Standard Range Plus | 59900 | 5 | 375nm 55kwh 448km
      Long Range | 73400 | 2 | awd 493nm 75kwh 614km
      Performance | 91600 | 1 | awd 660nm 75kwh 547km
    `,
    model('Model Y', 9, 'suv-ev', ['SUVs', 'Electric'])`
      # Juniper | 2025-2026 | suv 4790x1982x1624 2400kg 5* ev e1 rwd
      Rear-Wheel Drive | 58900 | 5 | 420nm 62.5kwh 466km
      Long Range AWD | 68900 | 3 | awd 493nm 78kwh 551km
      Performance | 89400 | 1 | awd 741nm 79kwh 580km
      # MY22 | 2022-2025 | suv 4751x1921x1624 2400kg 5* ev e1 rwd
      Rear-Wheel Drive | 55900 | 6 | 420nm 60kwh 455km
      Long Range | 69900 | 2 | awd 493nm 75kwh 533km
      Performance | 82900 | 2 | awd 660nm 75kwh 514km
    `,
    model('Model S', 0.7, 'sedan-ev')`
      # MY16 | 2014-2021 | liftback 4979x1964x1445 2590kg 5* ev e1 awd
      75D | 111200 | 2 | 660nm 75kwh 490km
      P100D | 202200 | 1 | 967nm 100kwh 613km
      Long Range | 129900 | 1 | 755nm 100kwh 610km
    `,
    model('Model X', 0.6, 'suv-ev')`
      # MY17 | 2016-2021 | suv 6seats 5037x2070x1684 3079kg 5* ev e1 awd
      75D | 118400 | 1 | 660nm 75kwh 417km
      Long Range | 143900 | 1 | 755nm 100kwh 507km | Falcon Wing Doors
    `,
  ],
);
