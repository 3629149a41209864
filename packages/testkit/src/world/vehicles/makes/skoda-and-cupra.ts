import { make, model } from '../make.ts';

export const skoda = make(
  'Skoda',
  {
    popularity: 1.8,
    vinPrefix: '68X',
    paints: {
      white: 'Moon White',
      silver: 'Brilliant Silver',
      grey: 'Steel Grey',
      graphite: 'Graphite Grey',
      black: 'Black Magic Pearl',
      blue: 'Race Blue',
      red: 'Velvet Red',
      green: 'Mamba Green',
    },
  },
  [
    model('Fabia', 1.5, 'hatch-city', ['Cars'])`
      # PJ | 2022-2026 | hatch 4108x1780x1459 1620kg 40L 5* 999cc i3 pulp turbo 200nm 5.1 d7 fwd
      85TSI Select | 34490 | 2
      110TSI Monte Carlo | 41690 | 2 | 1498cc i4 250nm 5.5 look:hatch
      # NJ | 2015-2021 | hatch 3992x1732x1467 1570kg 45L 5* 999cc i3 pulp turbo 160nm 4.6 d7 fwd
      70TSI | 20390 | 2
      81TSI Monte Carlo | 26290 | 1 | 200nm look:hatch
    `,
    model('Scala', 1, 'hatch', ['Cars'])`
      # NW | 2020-2026 | hatch 4362x1793x1496 1760kg 50L 5* 1498cc i4 pulp turbo 250nm 5.5 d7 fwd
      110TSI Ambition | 36990 | 2
      110TSI Monte Carlo | 42790 | 1 | look:hatch
    `,
    model('Octavia', 3, 'wagon', ['Cars', 'Performance'])`
      # NX | 2021-2026 | wagon 4689x1829x1468 1930kg 50L 5* 1395cc i4 pulp turbo 250nm 5.7 a8 fwd
      110TSI Style Wagon | 45690 | 3
      RS Wagon | 61990 | 3 | 1984cc 370nm 6.8 d7 | Adaptive Chassis Control; RS Sports Seats
      RS Sedan | 60290 | 2 | liftback 1984cc 370nm 6.8 d7 look:sedan-large
      # NE | 2013-2020 | wagon 4667x1814x1465 1910kg 50L 5* 1395cc i4 pulp turbo 250nm 5.2 d7 fwd
      110TSI Ambition Plus Wagon | 30190 | 3
      RS245 Wagon | 43490 | 2 | 1984cc 370nm 6.6
    `,
    model('Superb', 1.2, 'wagon')`
      # NP | 2015-2024 | wagon 4862x1864x1477 2250kg 66L 5* 1984cc i4 pulp turbo 350nm 7.1 d7 fwd
      162TSI Style Wagon | 56890 | 2
      206TSI SportLine Wagon | 65790 | 2 | awd 8.2
      206TSI Scout | 61990 | 1 | awd 8.2 look:wagon-trail
    `,
    model('Kamiq', 2, 'suv-small-plain', ['SUVs'])`
      # NW | 2020-2026 | suv 4241x1793x1553 1700kg 50L 5* 999cc i3 pulp turbo 200nm 5.4 d7 fwd
      85TSI Select | 35990 | 3
      110TSI Monte Carlo | 43490 | 2 | 1498cc i4 250nm 5.6
    `,
    model('Karoq', 2, 'suv-mid', ['SUVs'])`
      # NU | 2018-2026 | suv 4390x1841x1603 1970kg 50L 5* 1395cc i4 pulp turbo 250nm 6.6 a8 fwd
      110TSI Select | 41990 | 3
      140TSI SportLine | 51990 | 2 | 1984cc 320nm 7.7 d7 awd 55L look:suv-mid-sport
    `,
    model('Kodiaq', 2.5, 'suv-seven', ['SUVs'])`
      # NS | 2017-2024 | suv 7seats 4699x1882x1685 2500kg 60L 5* 1984cc i4 pulp turbo 320nm 8.2 d7 awd
      132TSI Style | 54990 | 3
      132TSI SportLine | 59990 | 2
      RS | 74990 | 1 | 370nm 8.9 look:suv-mid-sport
      # PS | 2025-2026 | suv 7seats 4758x1864x1659 2530kg 58L 5* 1984cc i4 pulp turbo 320nm 8.5 d7 awd
      110TSI Select | 54990 | 1 | 1498cc 250nm 7.0 fwd
      140TSI SportLine | 66990 | 1
    `,
    model('Enyaq', 0.5, 'suv-ev', ['SUVs', 'Electric'])`
      # 5A | 2024-2026 | suv 4658x1879x1622 2650kg 5* ev e1 rwd
      85 SportLine | 71490 | 1 | 545nm 77kwh 547km
      RS Coupe | 83990 | 1 | awd 679nm 77kwh 520km
    `,
  ],
);

export const cupra = make(
  'Cupra',
  {
    popularity: 0.8,
    vinPrefix: '69U',
    paints: {
      white: 'Glacial White',
      black: 'Midnight Black',
      graphite: 'Graphene Grey',
      grey: 'Magnetic Tech Matt',
      blue: 'Petrol Blue Matt',
      navy: 'Asphalt Blue',
      red: 'Desire Red',
      bronze: 'Century Bronze Matt',
    },
  },
  [
    model('Leon', 1.5, 'hatch', ['Cars', 'Performance'])`
      # KL1 | 2022-2026 | hatch 4398x1799x1467 1900kg 50L 5* 1984cc i4 pulp turbo 370nm 6.9 d7 fwd
      V | 46690 | 2 | 1984cc 320nm 6.1
      VZ | 55490 | 1
      VZx | 65990 | 2 | | Brembo Brakes; Beats Audio System - 9 Speakers
      VZe | 61690 | 1 | 1395cc phev 400nm 1.4 d6 40L 12.8kwh 64km
      Sportstourer VZx | 67990 | 1 | wagon 400nm 7.5 awd 55L look:hatch-warm
    `,
    model('Formentor', 2, 'suv-small', ['SUVs', 'Performance'])`
      # KM7 | 2022-2026 | suv 4450x1839x1511 2080kg 55L 5* 1984cc i4 pulp turbo 320nm 7.0 d7 fwd
      V | 53990 | 3
      VZ | 60990 | 1 | 370nm 7.1
      VZx | 72290 | 3 | 400nm 7.7 awd | Brembo Brakes; Petrol Blue Leather Bucket Seats
    `,
    model('Ateca', 0.6, 'suv-mid-sport')`
      # KH7 | 2022-2025 | suv 4386x1841x1613 2100kg 55L 5* 1984cc i4 pulp turbo 400nm 8.7 d7 awd
      VZx | 67990 | 1
    `,
    model('Born', 1, 'hatch-ev', ['Cars', 'Electric'])`
      # K11 | 2023-2026 | hatch 4seats 4324x1809x1540 2420kg 5* ev e1 rwd
      Standard | 59990 | 2 | 310nm 77kwh 511km
      VZ | 73490 | 1 | 545nm 79kwh 567km
    `,
    model('Tavascan', 0.6, 'suv-ev', ['SUVs', 'Electric'])`
      # KR1 | 2024-2026 | suv 4644x1861x1597 2700kg 5* ev e1 rwd
      Endurance | 60990 | 1 | 545nm 77kwh 534km
      VZ | 74490 | 1 | awd 679nm 77kwh 499km
    `,
  ],
);
