import { make, model } from '../make.ts';

export const volkswagen = make(
  'Volkswagen',
  {
    popularity: 5,
    vinPrefix: '68V',
    paints: {
      white: 'Pure White',
      pearl: 'Oryx White Mother of Pearl',
      silver: 'Reflex Silver',
      grey: 'Dolphin Grey',
      graphite: 'Indium Grey',
      black: 'Deep Black Pearl',
      blue: 'Atlantic Blue',
      red: 'Kings Red',
      yellow: 'Turmeric Yellow',
    },
  },
  [
    model('Polo', 4, 'hatch-city', ['Cars'])`
      # AE | 2022-2026 | hatch 4074x1751x1451 1610kg 40L 5* 999cc i3 pulp turbo 200nm 5.4 d7 fwd
      Life | 32390 | 4
      Style | 35790 | 2 | | IQ.Light Matrix LED Headlights; Travel Assist
      GTI | 42890 | 2 | 1984cc i4 320nm 6.5 look:hatch | Sports Suspension; Sports Seats
      # AW | 2018-2022 | hatch 4053x1751x1461 1610kg 40L 5* 999cc i3 pulp turbo 175nm 5.0 d7 fwd
      70TSI Trendline | 20890 | 3
      85TSI Comfortline | 25390 | 4 | 200nm 5.1
      GTI | 33890 | 2 | 1984cc i4 320nm 6.1 d6 look:hatch
      # 6R | 2010-2017 | hatch 3972x1682x1453 1600kg 45L 5* 1197cc i4 pulp turbo 175nm 4.8 d7 fwd
      81TSI Comfortline | 21490 | 3
      GTI | 29990 | 1 | 1798cc 250nm 6.1 look:hatch
    `,
    model('Golf', 7, 'hatch', ['Cars', 'Performance'])`
      # VIII | 2021-2026 | hatch 4284x1789x1456 1850kg 50L 5* 1395cc i4 pulp turbo 250nm 5.8 a8 fwd
      110TSI Life | 39690 | 4
      110TSI Style | 44390 | 2
      110TSI R-Line | 46490 | 2 | look:hatch
      GTI | 58990 | 3 | 1984cc 370nm 7.1 d7 51L look:hatch | Adaptive Chassis Control; Limited Slip Differential
      R | 70590 | 2 | 1984cc 420nm 7.8 d7 awd 55L look:hatch | R-Performance Torque Vectoring; Harman Kardon Audio System
      R Wagon | 72590 | 1 | wagon 1984cc 420nm 7.7 d7 awd 55L look:hatch-warm 4650x1789x1465
      # 7.5 | 2017-2021 | hatch 4258x1799x1476 1790kg 50L 5* 1395cc i4 pulp turbo 250nm 5.4 d7 fwd
      110TSI Trendline | 27790 | 4
      110TSI Comfortline | 30290 | 5
      110TSI Highline | 36490 | 3
      GTI | 46190 | 3 | 1984cc 370nm 6.7 look:hatch
      R | 57490 | 2 | 1984cc 380nm 7.2 awd 55L look:hatch
      110TSI Comfortline Wagon | 31790 | 1 | wagon look:wagon 4567x1799x1515
      Alltrack 132TSI | 38490 | 1 | wagon look:wagon-trail 1798cc 280nm 6.7 d6 awd 55L
      # VII | 2013-2017 | hatch 4255x1799x1491 1750kg 50L 5* 1395cc i4 pulp turbo 200nm 5.2 d7 fwd
      90TSI Comfortline | 26840 | 4
      103TSI Highline | 31990 | 3 | 250nm
      GTI | 43990 | 2 | 1984cc 350nm 6.6 d6 look:hatch
      R | 54490 | 1 | 1984cc 380nm 7.3 d6 awd 55L look:hatch
      # VI | 2009-2013 | hatch 4199x1779x1480 1750kg 55L 5* 1390cc i4 pulp turbo 200nm 6.2 d7 fwd
      90TSI Trendline | 24990 | 3
      118TSI Comfortline | 29990 | 2 | 240nm
    `,
    model('Jetta', 1, 'sedan-small')`
      # 1B | 2011-2017 | sedan 4659x1778x1482 1920kg 55L 5* 1390cc i4 pulp turbo 240nm 6.2 d7 fwd
      118TSI Comfortline | 30490 | 2
      118TSI Highline | 36490 | 1
    `,
    model('Passat', 1.5, 'wagon')`
      # B8 | 2015-2024 | wagon 4773x1832x1516 2190kg 66L 5* 1984cc i4 pulp turbo 350nm 6.9 d7 fwd
      140TSI Business Wagon | 50590 | 2
      162TSI Elegance Wagon | 57690 | 2
      206TSI R-Line Wagon | 65990 | 1 | awd 8.1
      Alltrack 162TSI | 57290 | 2 | awd 7.5 look:wagon-trail
      132TSI Comfortline Sedan | 44990 | 1 | sedan 1798cc 250nm 6.0 look:sedan-large
    `,
    model('Arteon', 0.6, 'sedan-large')`
      # 3H | 2017-2024 | liftback 4866x1871x1442 2130kg 66L 5* 1984cc i4 pulp turbo 400nm 7.8 d7 awd
      206TSI R-Line | 70990 | 1
      R Shooting Brake | 83240 | 1 | wagon 420nm 7.8 look:wagon
    `,
    model('T-Cross', 3, 'suv-small-plain', ['SUVs'])`
      # D31 | 2020-2026 | suv 4108x1760x1583 1730kg 40L 5* 999cc i3 pulp turbo 200nm 5.4 d7 fwd
      85TSI Life | 33990 | 4
      85TSI Style | 37790 | 3
      85TSI R-Line | 40490 | 2 | look:suv-small
    `,
    model('T-Roc', 3, 'suv-small', ['SUVs', 'Performance'])`
      # D11 | 2020-2026 | suv 4236x1819x1573 1820kg 50L 5* 1395cc i4 pulp turbo 250nm 6.2 a8 fwd
      110TSI Style | 40490 | 3
      110TSI CityLife | 37990 | 3
      140TSI R-Line | 47790 | 2 | 1984cc 320nm 7.5 d7 awd 55L
      R | 64290 | 1 | 1984cc 400nm 8.3 d7 awd 55L | Akrapovic Titanium Exhaust
    `,
    model('Tiguan', 5, 'suv-mid-sport', ['SUVs'])`
      # CT1 | 2025-2026 | suv 4539x1859x1656 2210kg 58L 5* 1395cc i4 pulp turbo 250nm 6.6 d7 fwd
      110TSI Life | 44590 | 3
      150TSI Elegance | 57690 | 2 | 1984cc 320nm 8.2 awd
      195TSI R-Line | 70990 | 1 | 1984cc 400nm 8.5 awd look:suv-mid-sport
      # 5N | 2016-2024 | suv 4486x1839x1648 2210kg 58L 5* 1395cc i4 pulp turbo 250nm 6.9 d6 fwd
      110TSI Life | 43690 | 4
      132TSI Life | 47590 | 3 | 1984cc 320nm 8.1 d7 awd
      162TSI Elegance | 53790 | 3 | 1984cc 350nm 8.5 d7 awd
      162TSI R-Line | 57990 | 3 | 1984cc 350nm 8.5 d7 awd look:suv-mid-sport
      R | 71590 | 1 | 1984cc 420nm 8.8 d7 awd look:suv-mid-sport
      Allspace 110TSI Life | 47390 | 2 | 7seats 4728x1839x1685 look:suv-seven
    `,
    model('Tayron', 0.6, 'suv-seven', ['SUVs'])`
      # R41 | 2025-2026 | suv 7seats 4792x1866x1666 2480kg 58L 5* 1984cc i4 pulp turbo 320nm 8.3 d7 awd
      110TSI Life | 48290 | 1 | 1395cc 250nm 7.2 fwd
      150TSI Elegance | 60290 | 1
      195TSI R-Line | 73490 | 1 | 400nm 8.9
    `,
    model('Touareg', 1.5, 'suv-mid-sport', ['SUVs'])`
      # CR | 2019-2026 | suv 4902x1984x1717 2850kg 75L 5* 2967cc v6 diesel turbo 500nm 7.4 a8 4x4c
      170TDI | 89990 | 2
      210TDI Elegance | 112990 | 2 | 600nm
      210TDI R-Line | 119590 | 1 | 600nm | Air Suspension; Innovision Cockpit
      # 7P | 2011-2018 | suv 4801x1940x1709 2840kg 85L 5* 2967cc v6 diesel turbo 550nm 7.2 a8 4x4c
      V6 TDI | 80490 | 2
    `,
    model('Amarok', 5, 'ute-dual-plain', ['Utes', '4WDs'])`
      # NF | 2023-2026 | dual 5350x1910x1888 3250kg 80L 5* 2993cc v6 diesel turbo 600nm 8.4 a10 4x4c
      TDI405 Core | 56990 | 2 | 1996cc i4 405nm 8.0 a6 4x4 look:ute-dual-work
      TDI500 Life | 59740 | 3 | 1996cc i4 twinturbo 500nm 7.2
      TDI600 Style | 70990 | 4
      TDI600 PanAmericana | 77490 | 2 | look:ute-dual-sport
      TDI600 Aventura | 82490 | 2 | look:ute-dual-sport | 21" Alloy Wheels; Power Roller Cover
      # 2H | 2011-2022 | dual 5254x1954x1834 3080kg 80L 5* 2967cc v6 diesel turbo 550nm 9.0 a8 4x4c
      TDI420 Core | 47990 | 4 | 1968cc i4 twinturbo 420nm 8.3 look:ute-dual-work
      TDI550 Core | 54990 | 3
      TDI550 Highline | 62590 | 4
      TDI580 Ultimate | 73590 | 2 | 580nm 8.9
      W580 | 75990 | 1 | 580nm 9.5 look:ute-dual-sport | Walkinshaw Tuned Suspension; Side-exit Exhaust
    `,
    model('Caddy', 1, 'van-panel', ['Vans', 'Commercial'])`
      # SB | 2021-2026 | van 2seats 4500x1855x1856 2250kg 50L 1968cc i4 diesel turbo 320nm 5.0 d7 fwd
      TDI320 Cargo | 44990 | 3
      TDI320 Cargo Maxi | 46990 | 2 | 4853x1855x1856
      California TSI220 Maxi | 58590 | 1 | mover 5seats 1498cc pulp 220nm 6.6 look:mover
    `,
    model('Transporter', 1.5, 'van-panel', ['Vans', 'Commercial'])`
      # T7 | 2025-2026 | van 5450x2032x1968 3225kg 70L 5* 1996cc i4 diesel turbo 390nm 7.2 a8 fwd
      TDI360 SWB | 56990 | 2 | 5050x2032x1968
      TDI390 LWB | 59990 | 3
      # T6.1 | 2015-2025 | van 5304x1904x1990 3080kg 70L 4* 1968cc i4 diesel turbo 340nm 7.1 d7 fwd
      TDI340 SWB | 50890 | 3 | 4904x1904x1990
      TDI340 LWB | 53190 | 3
      TDI450 Crewvan LWB | 61990 | 2 | 5seats 450nm twinturbo 7.7
    `,
    model('Multivan', 0.7, 'mover', ['People Movers'])`
      # T7 | 2022-2026 | mover 7seats 5173x1941x1907 2850kg 58L 5* 1968cc i4 diesel turbo 360nm 6.4 d7 fwd
      TDI360 Life LWB | 81990 | 1
      TDI360 Style LWB | 95990 | 1 | | Panoramic Roof; Power Sliding Doors
    `,
    model('ID.4', 0.8, 'suv-ev', ['SUVs', 'Electric'])`
      # E21 | 2024-2026 | suv 4584x1852x1633 2650kg 5* ev e1 rwd
      Pro | 59990 | 2 | 545nm 77kwh 544km
      GTX | 69990 | 1 | awd 679nm 77kwh 515km
    `,
    model('ID. Buzz', 0.3, 'mover', ['People Movers', 'Electric'])`
      # EB | 2024-2026 | mover 5seats 4712x1985x1937 3000kg 5* ev e1 rwd 560nm
      Pro SWB | 87990 | 1 | 79kwh 453km
      Pro LWB | 91290 | 1 | 7seats 4962x1985x1924 86kwh 475km
    `,
  ],
);
