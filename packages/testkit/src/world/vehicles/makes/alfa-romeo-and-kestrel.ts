import { make, model } from '../make.ts';

export const alfaRomeo = make(
  'Alfa Romeo',
  {
    popularity: 0.5,
    vinPrefix: '69Z',
    paints: {
      white: 'Alfa White',
      pearl: 'Trofeo White',
      grey: 'Vesuvio Grey',
      graphite: 'Stromboli Grey',
      black: 'Vulcano Black',
      blue: 'Misano Blue',
      red: 'Alfa Red',
      maroon: 'Etna Red',
      green: 'Verde Montreal',
    },
  },
  [
    model('Giulietta', 1, 'hatch')`
      # 940 | 2011-2021 | hatch 4351x1798x1465 1795kg 60L 5* 1742cc i4 pulp turbo 340nm 6.8 d6 fwd
      Super | 36900 | 2 | 1368cc 250nm 5.1
      Veloce | 42900 | 2
    `,
    model('Giulia', 1.2, 'sedan-large', ['Cars'])`
      # 952 | 2017-2026 | sedan 4643x1860x1436 1980kg 58L 5* 1995cc i4 pulp turbo 330nm 6.0 a8 rwd
      Super | 66950 | 2
      Veloce | 78000 | 2 | 400nm 6.1
      Quadrifoglio | 155100 | 1 | 2891cc v6 twinturbo 600nm 8.2 | Carbon Fibre Propshaft; Sparco Bucket Seats
    `,
    model('Stelvio', 1.2, 'suv-mid-sport', ['SUVs'])`
      # 949 | 2018-2026 | suv 4687x1903x1671 2300kg 64L 5* 1995cc i4 pulp turbo 330nm 7.0 a8 awd
      Ti | 72450 | 2
      Veloce | 88000 | 2 | 400nm
      Quadrifoglio | 167450 | 1 | 2891cc v6 twinturbo 600nm 10.2
    `,
    model('Tonale', 0.8, 'suv-small', ['SUVs', 'Plug-in Hybrid'])`
      # 965 | 2023-2026 | suv 4528x1841x1601 2010kg 55L 5* 1469cc i4 hev turbo 240nm 5.6 d7 fwd
      Ti | 48990 | 2
      Veloce | 57500 | 1
      Veloce Plug-in Hybrid Q4 | 78500 | 1 | 1332cc phev 520nm 1.6 a6 awd 42L 15.5kwh 69km
    `,
  ],
);

/** A maker that exists nowhere but here: electric cars of a young brand. */
export const kestrel = make(
  'Kestrel',
  {
    popularity: 0.8,
    vinPrefix: '69K',
    paints: {
      white: 'Salt Flat',
      pearl: 'Cuttlebone',
      silver: 'Windhover Silver',
      graphite: 'Basalt',
      black: 'After Dark',
      blue: 'Deep Reef',
      green: 'Saltbush',
      bronze: 'Talon Bronze',
      yellow: 'Wattle',
    },
  },
  [
    model('Sora', 4, 'suv-ev', ['SUVs', 'Electric'])`
      # S1 | 2022-2026 | suv 4520x1875x1620 2280kg 5* ev e1 rwd
      Standard Range | 49990 | 3 | 310nm 62kwh 430km
      Long Range | 56990 | 4 | 340nm 79kwh 540km | Panoramic Glass Roof; 11 kW On-board Charger
      Long Range AWD | 62990 | 2 | awd 560nm 79kwh 505km | Panoramic Glass Roof; Heated Front and Rear Seats
    `,
    model('Marrin', 3, 'sedan-ev', ['Cars', 'Electric'])`
      # M1 | 2023-2026 | liftback 4760x1880x1445 2250kg 5* ev e1 rwd
      Standard Range | 54990 | 3 | 340nm 68kwh 520km
      Long Range | 61990 | 3 | 340nm 84kwh 640km | Glass Roof; 14 Speaker Audio System
      GT | 74990 | 1 | awd 700nm 84kwh 560km | Adaptive Dampers; Four-piston Front Brakes; Track Mode
    `,
    model('Talon', 2.5, 'ute-dual-sport', ['Utes', 'Electric'])`
      # T1 | 2025-2026 | dual 5390x1960x1880 3450kg 5* ev e1 awd
      Crew | 74990 | 2 | 620nm 92kwh 410km look:ute-dual-work | 3,500 kg Towing Capacity; 240 V Outlets in the Tray
      Trail | 84990 | 2 | 700nm 104kwh 450km | Rear Differential Lock; All-terrain Tyres; Sports Bar
    `,
    model('Wren', 3, 'hatch-ev', ['Cars', 'Electric'])`
      # W1 | 2024-2026 | hatch 4260x1800x1545 1830kg 5* ev e1 fwd
      City | 32990 | 4 | 220nm 43kwh 315km
      Plus | 37990 | 3 | 220nm 57kwh 415km | Heated Front Seats; 360 Degree Camera
    `,
    model('Drift', 2, 'suv-ev', ['SUVs', 'Electric'])`
      # D1 | 2024-2026 | suv 7seats 4935x1960x1750 2960kg 5* ev e1 awd
      Seven | 79990 | 2 | 600nm 98kwh 500km
      Seven Signature | 92990 | 1 | 6seats 680nm 98kwh 480km | Captain's Chairs; Air Suspension; Massaging Front Seats
    `,
    model('Aerie', 0.5, 'mover', ['People Movers', 'Electric'], 'coming_soon')`
      # A1 | 2026 | mover 7seats 5080x1980x1870 3050kg ev e1 rwd
      Long Range | 84990 | 1 | 450nm 92kwh 460km | Power Sliding Doors
    `,
  ],
);
