import { make, model } from '../make.ts';

/** Built and badged for Australia until 2020: only used. */
export const holden = make(
  'Holden',
  {
    popularity: 4,
    vinPrefix: '68D',
    paints: {
      white: 'Heron White',
      pearl: 'White Orchid',
      silver: 'Nitrate',
      graphite: 'Son of a Gun Grey',
      black: 'Phantom Black',
      blue: 'Slipstream Blue',
      red: 'Red Hot',
      green: 'Regal Peacock Green',
      orange: 'Light My Fire',
    },
  },
  [
    model('Spark', 0.8, 'hatch-city')`
      # MP | 2016-2018 | hatch 3595x1595x1485 1380kg 35L 5* 1399cc i4 ulp 124nm 5.5 cvt fwd
      LS | 15690 | 2
      LT | 18990 | 1
    `,
    model('Barina', 2, 'hatch-city')`
      # TM | 2011-2018 | hatch 4039x1735x1517 1680kg 46L 5* 1598cc i4 ulp 155nm 7.5 a6 fwd
      CD | 17590 | 4
      CDX | 20590 | 1
      RS | 21590 | 1 | 1364cc turbo 200nm 6.9 look:hatch
    `,
    model('Cruze', 4, 'sedan-small')`
      # JH II | 2013-2016 | sedan 4597x1797x1477 1885kg 61L 5* 1796cc i4 ulp 175nm 7.4 a6 fwd
      Equipe | 20490 | 4
      CDX | 25490 | 1
      SRi-V | 26690 | 2 | 1598cc turbo 230nm 7.9
      Equipe Hatch | 20990 | 3 | hatch look:hatch 4510x1797x1477
      # JG | 2009-2011 | sedan 4597x1788x1477 1875kg 60L 5* 1796cc i4 ulp 176nm 7.5 a6 fwd
      CD | 20990 | 2
    `,
    model('Astra', 3, 'hatch')`
      # BK | 2016-2020 | hatch 4386x1809x1485 1875kg 48L 5* 1399cc i4 ulp turbo 240nm 6.1 a6 fwd
      R | 23990 | 3
      R+ | 25740 | 2
      RS | 28990 | 2 | 1598cc turbo 300nm 6.3 look:hatch
      RS-V | 33490 | 1 | 1598cc turbo 300nm 6.3 look:hatch
      LS Sedan | 22740 | 2 | sedan look:sedan-small 4665x1807x1457
    `,
    model('Commodore', 7, 'sedan-large')`
      # VF II | 2015-2017 | sedan 4966x1899x1471 2200kg 71L 5* 2997cc v6 ulp 290nm 9.0 a6 rwd
      Evoke | 35490 | 4
      SV6 | 39490 | 6 | 3564cc 350nm 9.3
      SS | 46990 | 2 | 6162cc v8 pulp 570nm 12.9
      SS-V Redline | 55690 | 3 | 6162cc v8 pulp 570nm 12.9 m6 | Brembo Brakes; FE3 Sports Suspension; Head Up Display
      Calais V | 47990 | 1 | 3564cc 350nm 9.3
      SV6 Sportwagon | 41490 | 2 | wagon look:wagon 4919x1899x1476 3564cc 350nm 9.3
      # VE II | 2010-2013 | sedan 4894x1899x1476 2150kg 73L 5* 2997cc v6 ulp 290nm 9.1 a6 rwd
      Omega | 39990 | 3
      SV6 | 44790 | 4 | 3564cc 350nm 9.9
      SS V | 51990 | 2 | 5967cc v8 530nm 12.3
      # ZB | 2017-2020 | liftback 4897x1863x1455 2150kg 61L 5* 1998cc i4 ulp turbo 350nm 7.6 a9 fwd
      LT | 33690 | 3
      RS | 38690 | 2
      RS-V Sportwagon | 51190 | 1 | wagon look:wagon-trail 3564cc v6 na 381nm 9.1 awd
    `,
    model('Ute', 2.5, 'ute-single-tray')`
      # VF II | 2015-2017 | single 5083x1899x1494 2380kg 71L 5* 3564cc v6 ulp 350nm 9.0 a6 rwd
      Base | 33490 | 2
      SV6 | 36490 | 3
      SS | 43490 | 2 | 6162cc v8 pulp 570nm 12.8 m6
      SS-V Redline | 49190 | 1 | 6162cc v8 pulp 570nm 12.8 m6 | Brembo Brakes
    `,
    model('Trax', 1.5, 'suv-small-plain')`
      # TJ | 2013-2020 | suv 4257x1776x1678 1880kg 53L 5* 1364cc i4 ulp turbo 200nm 6.7 a6 fwd
      LS | 26490 | 3
      LT | 29990 | 2
      LTZ | 31990 | 1
    `,
    model('Captiva', 3, 'suv-seven')`
      # CG II | 2011-2018 | suv 7seats 4673x1868x1756 2505kg 65L 5* 2384cc i4 ulp 230nm 9.6 a6 fwd
      LS | 29990 | 3
      LT | 33490 | 2
      LTZ | 38490 | 2 | 2231cc diesel turbo 400nm 8.5 awd
    `,
    model('Equinox', 1.5, 'suv-mid')`
      # EQ | 2017-2020 | suv 4652x1843x1697 2120kg 59L 5* 1490cc i4 ulp turbo 275nm 6.9 a6 fwd
      LS+ | 32990 | 2
      LT | 37290 | 2 | 1998cc 353nm 8.2 a9
      LTZ-V | 46290 | 1 | 1998cc 353nm 8.4 a9 awd look:suv-mid-sport
    `,
    model('Acadia', 1, 'suv-seven')`
      # AC | 2018-2020 | suv 7seats 4979x2139x1762 2700kg 82L 5* 3649cc v6 ulp 367nm 9.3 a9 awd
      LT | 46990 | 2
      LTZ | 55990 | 1
      LTZ-V | 67490 | 1 | | Adaptive Dampers; Bose Premium Audio System
    `,
    model('Colorado', 5, 'ute-dual')`
      # RG | 2012-2020 | dual 5361x1882x1800 3150kg 76L 5* 2776cc i4 diesel turbo 500nm 8.7 a6 4x4
      LS Crew Cab | 48990 | 4 | look:ute-dual-work
      LTZ Crew Cab | 54490 | 4
      Z71 Crew Cab | 57190 | 3 | look:ute-dual-sport | Sail Plane Sports Bar; Extended Fender Flares
      LS Cab Chassis | 33490 | 2 | chassis look:ute-single-tray 4x2
    `,
    model('Trailblazer', 1.2, 'suv-ladder')`
      # RG | 2016-2020 | suv 7seats 4887x1902x1852 2820kg 76L 5* 2776cc i4 diesel turbo 500nm 8.6 a6 4x4
      LT | 48990 | 2
      LTZ | 53490 | 2
    `,
  ],
);
