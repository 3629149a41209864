import { make, model } from '../make.ts';

export const yamaha = make(
  'Yamaha',
  {
    popularity: 2.4,
    vinPrefix: '69H',
    paints: {
      blue: 'Team Yamaha Blue',
      black: 'Midnight Black',
      graphite: 'Tech Black',
      grey: 'Storm Fluo',
      white: 'Pearl White',
      red: 'Crimson Red',
      sand: 'Sandy Grey',
    },
  },
  [
    model('MT-07', 3, 'bike-naked', ['Hyper Naked', 'Learner Approved'])`
      # RM34 | 2021-2026 | naked 655cc i2 ulp 57nm 4.3 14L 184kg m6
      MT-07LA | 13199 | 4
      MT-07HO | 13699 | 1 | 689cc 67nm
      # RM17 | 2014-2020 | naked 655cc i2 ulp 57nm 4.2 14L 182kg m6
      MT-07LA | 11499 | 3
    `,
    model('MT-09', 1.5, 'bike-naked', ['Hyper Naked'])`
      # RN69 | 2021-2026 | naked 890cc i3 pulp 93nm 5.0 14L 193kg m6
      ABS | 17999 | 2
      MT-09SP | 20399 | 1 | | Ohlins Rear Shock; KYB Forks; Cruise Control
    `,
    model('MT-03', 1.2, 'bike-naked', ['Hyper Naked', 'Learner Approved'])`
      # RH12 | 2016-2026 | naked 321cc i2 ulp 29nm 3.8 14L 169kg m6
      MT-03LA | 7999 | 2
    `,
    model('YZF-R3', 1.5, 'bike-sport', ['Supersport', 'Learner Approved'])`
      # RH11 | 2015-2026 | sport 321cc i2 ulp 29nm 3.8 14L 169kg m6
      ABS | 8799 | 3
    `,
    model('YZF-R7', 1.2, 'bike-sport', ['Supersport', 'Learner Approved'])`
      # RH11 | 2015-2026 | sport 321cc i2 ulp 29nm 3.8 14L 169kg m6
      LA | 14299 | 2 | 655cc 57nm 4.2 13L 188kg
    `,
    model('Ténéré 700', 2, 'bike-adventure', ['Adventure', 'Learner Approved'])`
      # DM07 | 2019-2026 | adventure 655cc i2 ulp 57nm 4.3 16L 204kg m6
      Ténéré 700LA | 17599 | 3
      Rally Edition | 19299 | 1 | 689cc 68nm | Akrapovic Exhaust; Rally Seat; Heavy-duty Skid Plate
    `,
    model('Tracer 9', 0.8, 'bike-adventure', ['Sports Touring'])`
      # RN70 | 2021-2026 | tourer 890cc i3 pulp 93nm 5.0 19L 220kg m6
      GT | 22599 | 2 | | Side Cases; Electronic Suspension; Heated Grips
    `,
    model('XVS650', 1.2, 'bike-cruiser')`
      # V-Star | 2008-2017 | cruiser 649cc v2 ulp 50nm 4.7 16L 252kg m5
      Custom | 10299 | 1
      XVS650A Classic | 11199 | 2
    `,
    model('Bolt', 0.8, 'bike-cruiser', ['Cruiser'])`
      # XV950 | 2014-2026 | cruiser 942cc v2 ulp 80nm 4.3 12L 247kg m5
      XVS950 | 13899 | 1
      XVS950 R-Spec | 14499 | 1 | | Piggyback Rear Shocks; Suede-look Seat
    `,
    model('WR450F', 0.6, 'bike-enduro', ['Enduro'])`
      # CJ26 | 2016-2026 | enduro 450cc i1 pulp 48nm 5.5 7.4L 119kg m5
      ABS | 17499 | 2
    `,
    model('WR250F', 0.6, 'bike-enduro', ['Enduro'])`
      # CJ26 | 2016-2026 | enduro 450cc i1 pulp 48nm 5.5 7.4L 119kg m5
      Enduro | 14999 | 2 | 250cc 27nm 115kg m6
    `,
    model('XMAX', 1.2, 'bike-scooter', ['Scooter', 'Learner Approved'])`
      # SG70 | 2017-2026 | scooter 292cc i1 ulp 29nm 3.0 13L 183kg cvt
      300 | 9499 | 1 | | Smart Key; Underseat Storage for Two Helmets
    `,
  ],
);

export const kawasaki = make(
  'Kawasaki',
  {
    popularity: 2,
    vinPrefix: '69W',
    paints: {
      green: 'Lime Green',
      black: 'Metallic Spark Black',
      graphite: 'Metallic Graphite Gray',
      white: 'Pearl Blizzard White',
      red: 'Candy Persimmon Red',
      grey: 'Metallic Matte Carbon Gray',
      orange: 'Candy Burnt Orange',
    },
  },
  [
    model('Ninja 400', 2, 'bike-sport', ['Supersport', 'Learner Approved'])`
      # EX400G | 2018-2026 | sport 399cc i2 ulp 38nm 3.9 14L 168kg m6
      ABS | 7999 | 3
      KRT Edition | 8299 | 2
    `,
    model('Ninja 500', 1.5, 'bike-sport', ['Supersport', 'Learner Approved'])`
      # EX400G | 2018-2026 | sport 399cc i2 ulp 38nm 3.9 14L 168kg m6
      SE | 8999 | 2 | 451cc 43nm 171kg | Smart Key; TFT Display
    `,
    model('Z400', 2.5, 'bike-naked', ['Supersport', 'Learner Approved'])`
      # EX400G | 2018-2026 | sport 399cc i2 ulp 38nm 3.9 14L 168kg m6
      ABS | 7799 | 2 | naked
    `,
    model('Z650', 2, 'bike-naked', ['Naked', 'Learner Approved'])`
      # ER650H | 2017-2026 | naked 649cc i2 ulp 57nm 4.3 15L 188kg m6
      Z650L | 10999 | 3
    `,
    model('Z650RS', 2, 'bike-retro', ['Naked', 'Learner Approved'])`
      # ER650H | 2017-2026 | naked 649cc i2 ulp 57nm 4.3 15L 188kg m6
      LAMS | 11499 | 1 | retro 12L
    `,
    model('Ninja 650', 1.2, 'bike-sport', ['Naked', 'Learner Approved'])`
      # ER650H | 2017-2026 | naked 649cc i2 ulp 57nm 4.3 15L 188kg m6
      LAMS | 11299 | 2 | sport 193kg
    `,
    model('Z900', 1.5, 'bike-naked', ['Naked'])`
      # ZR900F | 2017-2026 | naked 948cc i4 ulp 99nm 5.4 17L 212kg m6
      ABS | 14999 | 2
      SE | 17799 | 1 | | Ohlins Rear Shock; Brembo Brakes
    `,
    model('Z900RS', 1.5, 'bike-retro', ['Naked'])`
      # ZR900F | 2017-2026 | naked 948cc i4 ulp 99nm 5.4 17L 212kg m6
      ABS | 18299 | 2 | retro 215kg
    `,
    model('Vulcan S', 1.5, 'bike-cruiser', ['Cruiser', 'Learner Approved'])`
      # EN650 | 2015-2026 | cruiser 649cc i2 ulp 62nm 4.6 14L 229kg m6
      ABS | 10999 | 3
      SE | 11199 | 1
    `,
    model('Vulcan 900', 0.8, 'bike-cruiser')`
      # VN900 | 2006-2024 | cruiser 903cc v2 ulp 78nm 5.3 20L 281kg m5
      Classic | 13199 | 1
      Custom | 13499 | 1
    `,
    model('Versys 650', 1.2, 'bike-adventure', ['Adventure Tourer', 'Learner Approved'])`
      # LE650 | 2015-2026 | adventure 649cc i2 ulp 57nm 4.3 21L 219kg m6
      Versys 650L | 12699 | 2
    `,
    model('Versys-X 300', 1.2, 'bike-adventure', ['Adventure Tourer', 'Learner Approved'])`
      # LE650 | 2015-2026 | adventure 649cc i2 ulp 57nm 4.3 21L 219kg m6
      ABS | 8699 | 1 | 296cc 26nm 17L 175kg
    `,
    model('KLR650', 1.5, 'bike-adventure', ['Adventure'])`
      # KL650F | 2022-2026 | adventure 652cc i1 ulp 53nm 4.6 23L 221kg m5
      ABS | 10999 | 2
      Adventure | 12499 | 1 | | Side Cases; Auxiliary Lights; Engine Guards
      # KL650E | 2008-2018 | adventure 651cc i1 ulp 50nm 5.0 22L 196kg m5
      ABS | 8599 | 2
    `,
    model('KLX230', 0.8, 'bike-enduro', ['Trail', 'Learner Approved'])`
      # LX232 | 2020-2026 | trail 233cc i1 ulp 20nm 2.7 7.6L 133kg m6
      KLX230S | 7199 | 1
    `,
    model('Ninja ZX-10R', 0.6, 'bike-sport', ['Supersport'])`
      # ZX1002 | 2016-2026 | sport 998cc i4 pulp 115nm 5.9 17L 207kg m6
      ABS | 28400 | 1 | | Ohlins Steering Damper; Quick Shifter; Launch Control
    `,
    model('Ninja H2', 0.1, 'bike-sport', ['Hypersport'])`
      # ZXT02 | 2015-2026 | sport 998cc i4 pulp 137nm 6.3 19L 262kg m6
      SX SE | 39700 | 1 | | Supercharger; Adaptive Cruise Control; Electronic Suspension
    `,
  ],
);
