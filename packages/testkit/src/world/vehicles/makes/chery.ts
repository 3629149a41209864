import { make, model } from '../make.ts';

export const chery = make(
  'Chery',
  {
    popularity: 1.8,
    vinPrefix: '68C',
    paints: {
      white: 'Khaki White',
      black: 'Carbon Black',
      silver: 'Storm Silver',
      grey: 'Mercurial Grey',
      red: 'Rhodium Red',
      blue: 'Marine Blue',
      green: 'Techno Green',
    },
  },
  [
    model('Omoda 5', 3, 'suv-low', ['SUVs', 'Electric'])`
      # T19 | 2023-2026 | suv 4400x1830x1588 1840kg 51L 5* 1498cc i4 ulp turbo 230nm 6.9 cvt9 fwd
      BX | 29900 | 3
      EX | 32900 | 2
      GT AWD | 38990 | 1 | 1598cc 275nm 7.6 d7 awd
      E5 | 42990 | 1 | ev e1 340nm 61kwh 430km look:suv-ev
    `,
    model('Tiggo 4', 4, 'suv-small-plain', ['SUVs', 'Hybrid'])`
      # T1X | 2024-2026 | suv 4307x1825x1660 1790kg 51L 5* 1498cc i4 ulp turbo 210nm 7.4 cvt fwd
      Urban | 23990 | 5
      Ultimate | 26990 | 3 | | Sunroof; 360 Degree Camera
      Ultimate Hybrid | 34990 | 2 | hev na 310nm 5.4 e1
    `,
    model('Tiggo 7 Pro', 2, 'suv-mid', ['SUVs', 'Plug-in Hybrid'])`
      # T32 | 2023-2026 | suv 4500x1842x1705 1960kg 51L 5* 1598cc i4 ulp turbo 290nm 7.0 d7 fwd
      Urban | 29990 | 3
      Elite | 33990 | 1
      Ultimate | 37990 | 1 | awd 7.8
      Super Hybrid Ultimate | 43990 | 1 | 1499cc phev 365nm 1.4 e1 18.4kwh 93km
    `,
    model('Tiggo 8 Pro Max', 1.2, 'suv-seven', ['SUVs', 'Plug-in Hybrid'])`
      # T26 | 2024-2026 | suv 7seats 4720x1860x1705 2250kg 57L 5* 1998cc i4 pulp turbo 375nm 8.2 d7 fwd
      Urban | 38990 | 1
      Ultimate AWD | 47990 | 2 | awd 8.7 | Sony Audio System - 10 Speakers; Ventilated Seats
      Super Hybrid Ultimate | 49990 | 1 | 1499cc phev 365nm 1.3 e1 18.4kwh 95km
    `,
    model('C5', 0.5, 'suv-small', ['SUVs'])`
      # T19C | 2025-2026 | suv 4424x1830x1588 1840kg 51L 5* 1498cc i4 ulp turbo 210nm 6.9 cvt fwd
      Urban | 29990 | 1
      Ultimate | 34990 | 1
    `,
  ],
);
