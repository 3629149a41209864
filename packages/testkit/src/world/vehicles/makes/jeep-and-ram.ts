import { make, model } from '../make.ts';

export const jeep = make(
  'Jeep',
  {
    popularity: 2,
    vinPrefix: '68P',
    paints: {
      white: 'Bright White',
      silver: 'Billet Silver',
      graphite: 'Granite Crystal',
      black: 'Diamond Black Crystal',
      red: 'Firecracker Red',
      maroon: 'Velvet Red',
      blue: 'Hydro Blue',
      green: 'Sarge Green',
      grey: 'Sting-Gray',
    },
  },
  [
    model('Renegade', 0.8, 'suv-small-plain')`
      # BU | 2015-2019 | suv 4255x1805x1697 1950kg 48L 5* 1368cc i4 pulp turbo 230nm 5.9 d6 fwd
      Sport | 29950 | 1
      Longitude | 33950 | 2
      Trailhawk | 46950 | 1 | 2360cc na 232nm 7.5 a9 4x4
    `,
    model('Compass', 1.5, 'suv-small-plain')`
      # M6 | 2017-2024 | suv 4398x1819x1657 2000kg 60L 5* 2360cc i4 ulp 229nm 7.9 a6 fwd
      Night Eagle | 43750 | 2
      Limited | 49050 | 2 | a9 9.7 4wd
      S-Limited | 52250 | 1 | a9 9.7 4wd
      Trailhawk | 57850 | 1 | 1956cc diesel turbo 350nm 6.9 a9 4x4
    `,
    model('Cherokee', 1, 'suv-square')`
      # KL | 2014-2022 | suv 4649x1859x1682 2260kg 60L 5* 3239cc v6 ulp 316nm 9.8 a9 4wd
      Sport | 36450 | 1 | 2360cc i4 229nm 8.5 fwd
      Limited | 46950 | 2
      Trailhawk | 49450 | 1 | 4x4
    `,
    model('Grand Cherokee', 5, 'suv-seven')`
      # WL | 2022-2025 | suv 7seats 5204x1979x1816 2957kg 87L 5* 3604cc v6 ulp 344nm 10.6 a8 4x4
      L Night Eagle | 82750 | 3
      L Limited | 90450 | 3
      L Summit Reserve | 119450 | 2 | 6seats | McIntosh Audio System - 19 Speakers; Palermo Leather; Air Suspension
      4xe Summit Reserve | 129950 | 1 | 5seats 4914x1968x1792 1995cc i4 phev turbo 637nm 3.2 72L 17.3kwh 52km
      # WK | 2011-2021 | suv 4828x1943x1802 2949kg 93L 5* 2987cc v6 diesel turbo 570nm 7.5 a8 4x4
      Laredo | 59950 | 4 | 3604cc ulp na 347nm 9.9 rwd
      Night Eagle | 65450 | 2
      Limited | 69950 | 4
      Overland | 79450 | 2 | | Quadra-Lift Air Suspension; Panoramic Sunroof
      Trailhawk | 76450 | 1
      SRT | 94450 | 1 | 6417cc v8 pulp na 624nm 14.0 | Brembo Brakes; Harman Kardon Audio System - 19 Speakers
    `,
    model('Wrangler', 3, '4x4-large', ['SUVs', '4WDs'])`
      # JL | 2019-2026 | suv 4882x1894x1838 2548kg 81L 3* 3604cc v6 ulp 347nm 9.7 a8 4x4
      Unlimited Night Eagle | 72950 | 2
      Unlimited Overland | 76950 | 2 | | Leather Seats; Body Colour Hardtop
      Unlimited Rubicon | 90450 | 3 | 1995cc i4 turbo 400nm 9.1 | Tru-Lok Front and Rear Differentials; Sway Bar Disconnect
      # JK | 2007-2018 | suv 4751x1877x1840 2505kg 85L 3604cc v6 ulp 347nm 11.7 a5 4x4
      Unlimited Sport | 49000 | 3
      Unlimited Overland | 58000 | 1
      Rubicon | 53500 | 1 | suv3 4404x1873x1840
    `,
    model('Gladiator', 1, 'ute-dual-sport', ['Utes', '4WDs'])`
      # JT | 2020-2026 | dual 5591x1894x1909 2935kg 83L 3* 3604cc v6 ulp 347nm 12.4 a8 4x4
      Night Eagle | 76950 | 1
      Rubicon | 87250 | 2 | | FOX Shock Absorbers; Removable Hardtop
    `,
    model('Avenger', 0.6, 'suv-ev', ['SUVs', 'Electric'])`
      # JW | 2024-2026 | suv 4084x1776x1528 2020kg ev e1 fwd 260nm 54kwh
      Longitude | 49990 | 1 | 390km
      Summit | 60990 | 1 | 400km
    `,
  ],
);

export const ram = make(
  'Ram',
  {
    popularity: 1,
    vinPrefix: '69R',
    paints: {
      white: 'Bright White',
      pearl: 'Ivory White',
      silver: 'Billet Silver',
      graphite: 'Granite Crystal',
      black: 'Diamond Black',
      red: 'Flame Red',
      maroon: 'Delmonico Red',
      blue: 'Patriot Blue',
    },
  },
  [
    model('1500', 4, 'ute-dual-sport', ['Utes', '4WDs'])`
      # DT | 2021-2026 | dual 5916x2084x1970 3450kg 98L 5654cc v8 ulp 556nm 12.2 a8 4x4
      Big Horn | 119950 | 2 | look:ute-dual
      Laramie Sport | 139950 | 4 | | Harman Kardon Audio System - 19 Speakers; Multifunction Tailgate
      Limited | 159950 | 2 | | Four Corner Air Suspension; RamBox Cargo Management
      TRX | 224950 | 0.5 | 6166cc super 882nm 18.2 | Bilstein Black Hawk E2 Dampers; 35" All-terrain Tyres
      Limited SST Hurricane | 163950 | 1 | 2993cc i6 twinturbo 635nm 11.4
      # DS | 2018-2022 | dual 5855x2017x1917 3450kg 121L 5654cc v8 ulp 556nm 12.2 a8 4x4
      Express Crew | 91950 | 3 | look:ute-dual
      Laramie | 102950 | 3 | 2987cc v6 diesel turbo 569nm 11.3
      Warlock | 104950 | 1
    `,
    model('2500', 0.7, 'ute-dual', ['Utes', '4WDs'])`
      # DJ | 2016-2026 | dual 6067x2120x2060 4495kg 117L 6690cc i6 diesel turbo 1150nm 14.5 a6 4x4
      Laramie | 175950 | 2 | | Exhaust Brake; Fifth Wheel Preparation
    `,
  ],
);
