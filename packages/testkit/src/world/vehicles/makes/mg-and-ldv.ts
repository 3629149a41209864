import { make, model } from '../make.ts';

export const mg = make(
  'MG',
  {
    popularity: 4.5,
    vinPrefix: '68G',
    paints: {
      white: 'Dover White',
      pearl: 'Pearl White',
      black: 'Black Pearl',
      silver: 'Monument Silver',
      grey: 'Granite Grey',
      red: 'Diamond Red',
      blue: 'Brighton Blue',
      orange: 'Volcano Orange',
    },
  },
  [
    model('MG3', 6, 'hatch-city', ['Cars', 'Hybrid'])`
      # MY25 | 2024-2026 | hatch 4113x1797x1502 1710kg 45L 4* 1498cc i4 ulp 148nm 6.0 cvt fwd
      Vibe | 22890 | 3
      Excite | 24890 | 2
      Excite Hybrid+ | 29990 | 2 | hev 425nm 4.3 a3 36L
      Essence Hybrid+ | 33990 | 2 | hev 425nm 4.3 a3 36L look:hatch
      # SZP1 | 2016-2024 | hatch 4055x1729x1504 1580kg 45L 1498cc i4 ulp 150nm 6.7 a4 fwd
      Core | 18490 | 5
      Excite | 19990 | 4 | | Body Kit; Satellite Navigation
    `,
    model('MG5', 2, 'sedan-small', ['Cars'])`
      # AP13 | 2023-2026 | sedan 4675x1842x1473 1750kg 50L 1498cc i4 ulp 150nm 6.2 cvt8 fwd
      Vibe | 26990 | 3
      Essence | 29990 | 2 | turbo 250nm 5.9 d7 | Sunroof; Leather-look Sports Seats
    `,
    model('ZS', 9, 'suv-small-plain', ['SUVs', 'Hybrid'])`
      # AZS1 | 2017-2025 | suv 4323x1809x1653 1730kg 48L 4* 1498cc i4 ulp 150nm 7.1 a4 fwd
      Excite | 24990 | 6
      Excite Plus | 26490 | 2
      Essence | 27990 | 4 | 999cc i3 turbo 160nm 6.7 a6 | Panoramic Sunroof
      ZST Essence | 31490 | 3 | 1348cc i3 turbo 230nm 6.9 a6 look:suv-small
      # ZS13 | 2025-2026 | suv 4430x1818x1635 1800kg 41L 4* 1498cc i4 hev 465nm 4.7 a3 fwd look:suv-small
      Excite Hybrid+ | 33990 | 2
      Essence Hybrid+ | 36990 | 2
      # AZS1 | 2020-2025 | suv 4323x1809x1649 2046kg 5* ev e1 fwd 280nm look:suv-ev
      EV Excite | 39990 | 2 | 51.1kwh 320km
      EV Long Range | 49990 | 1 | 72.6kwh 440km
    `,
    model('HS', 6, 'suv-mid', ['SUVs', 'Plug-in Hybrid'])`
      # SAS23 | 2019-2024 | suv 4574x1876x1685 2040kg 55L 5* 1490cc i4 pulp turbo 250nm 7.3 d7 fwd
      Core | 29990 | 3
      Vibe | 31990 | 3
      Excite | 34990 | 4
      Essence | 38990 | 3 | look:suv-mid-sport | Panoramic Sunroof; Sports Seats
      +EV Essence | 52690 | 1 | phev 370nm 1.7 a10 37L 16.6kwh 63km
      # SAS33 | 2024-2026 | suv 4655x1890x1655 2110kg 55L 5* 1496cc i4 pulp turbo 275nm 6.9 d7 fwd
      Vibe | 33990 | 3
      Excite | 37990 | 3
      Essence | 40990 | 2
      Super Hybrid Essence | 55990 | 1 | phev 340nm 0.7 a2 24.7kwh 120km
    `,
    model('MG4', 4, 'hatch-ev', ['Cars', 'Electric'])`
      # EH32 | 2023-2026 | hatch 4287x1836x1516 2120kg 5* ev e1 rwd
      Excite 51 | 39990 | 5 | 250nm 51kwh 350km
      Excite 64 | 44990 | 2 | 250nm 64kwh 450km
      Essence 64 | 47990 | 3 | 250nm 64kwh 435km
      Long Range 77 | 55990 | 1 | 350nm 77kwh 530km
      XPOWER | 59990 | 1 | awd 600nm 64kwh 385km look:hatch-ev | Launch Control; Orange Brake Calipers
    `,
    model('Cyberster', 0.3, 'cabrio', ['Performance', 'Electric'])`
      # SC14 | 2024-2026 | roadster 4535x1913x1329 2185kg ev e1 awd 725nm 77kwh 443km
      AWD | 115000 | 1 | | Electric Scissor Doors; Bose Audio System
    `,
    model('QS', 0.6, 'suv-seven', ['SUVs'])`
      # DS22 | 2025-2026 | suv 7seats 4983x1967x1778 2500kg 65L 5* 1986cc i4 pulp turbo 392nm 9.4 d8 awd
      Excite | 46990 | 1 | fwd 8.6
      Essence | 52990 | 1
    `,
    model('U9', 0.4, 'ute-dual-sport', ['Utes'])`
      # T90 | 2025-2026 | dual 5500x2005x1874 3500kg 80L 2499cc i4 diesel turbo 520nm 7.9 a8 4x4
      Explore | 52990 | 1
      Explore X | 56990 | 1
      Explore Pro | 60990 | 1 | | Smart Hatch Through-load; JBL Audio System
    `,
  ],
);

export const ldv = make(
  'LDV',
  {
    popularity: 2,
    vinPrefix: '68L',
    paints: {
      white: 'Blanc White',
      black: 'Metal Black',
      grey: 'Concrete Grey',
      graphite: 'Aurora Grey',
      red: 'Agate Red',
      blue: 'Nordic Blue',
      silver: 'Aurora Silver',
    },
  },
  [
    model('T60', 5, 'ute-dual-work', ['Utes'])`
      # SK8C | 2017-2026 | dual 5365x1900x1809 3050kg 75L 5* 1996cc i4 diesel twinturbo 500nm 9.2 a8 4x4
      Pro | 40430 | 3 | look:ute-dual-work
      Luxe | 45036 | 3 | look:ute-dual
      Mega Tub | 43675 | 2 | 5680x1900x1809
      MAX Plus | 50190 | 1 | look:ute-dual-sport
    `,
    model('Terron 9', 0.6, 'ute-dual-sport', ['Utes', '4WDs'])`
      # TRN9 | 2025-2026 | dual 5500x1997x1860 3500kg 80L 2499cc i4 diesel turbo 520nm 7.9 a8 4x4
      Origin | 50990 | 1
      Evolve | 55990 | 1
    `,
    model('D90', 2, 'suv-ladder')`
      # SV9A | 2017-2025 | suv 7seats 5046x2016x1876 3150kg 75L 5* 1996cc i4 diesel twinturbo 480nm 9.1 a8 4x4
      Executive | 50990 | 3
      Mode Petrol | 36990 | 2 | ulp turbo 350nm 10.2 a6 rwd
    `,
    model('Mifa', 0.6, 'mover', ['People Movers'])`
      # EPX1 | 2023-2026 | mover 7seats 5270x2000x1840 2850kg 75L 5* 1995cc i4 pulp turbo 360nm 9.3 a8 fwd
      Mode | 53990 | 1
      Executive | 58990 | 1
    `,
    model('Mifa 9', 0.2, 'mover', ['People Movers', 'Electric'])`
      # EPX1E | 2023-2026 | mover 7seats 5270x2000x1840 3100kg 5* ev e1 fwd 350nm 90kwh 440km
      Mode | 106000 | 1
      Luxe | 131000 | 1 | | Massaging Captain's Chairs; Panoramic Roof
    `,
    model('G10', 2.5, 'van-panel')`
      # SV7C | 2015-2025 | van 2seats 5168x1980x1928 3000kg 75L 3* 1996cc i4 diesel turbo 375nm 8.3 a8 rwd
      G10+ | 38407 | 4
      Petrol | 31621 | 2 | ulp 345nm 11.7 a6
    `,
    model('Deliver 9', 1.5, 'van-high', ['Vans', 'Commercial'])`
      # V90 | 2020-2026 | van 5940x2062x2755 3800kg 80L 1996cc i4 diesel turbo 375nm 8.9 a9 fwd
      LWB High Roof | 53674 | 3
      MWB Mid Roof | 50621 | 2 | 5546x2062x2535
      12 Seat Bus | 66990 | 1 | bus look:van-bus
    `,
    model('eDeliver 7', 0.4, 'van-panel', ['Vans', 'Electric', 'Commercial'])`
      # EV70 | 2024-2026 | van 2seats 4998x2030x1990 3300kg 3* ev e1 fwd 330nm
      SWB Low Roof | 63990 | 1 | 77kwh 328km
      LWB High Roof | 69990 | 1 | 88kwh 318km 5364x2030x2390 look:van-high
    `,
  ],
);
