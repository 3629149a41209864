import { make, model } from '../make.ts';

/** Cars, and the motorcycles of BMW Motorrad. */
export const bmw = make(
  'BMW',
  {
    popularity: 3,
    vinPrefix: '69B',
    paints: {
      white: 'Alpine White',
      pearl: 'Mineral White',
      silver: 'Glacier Silver',
      grey: 'Skyscraper Grey',
      graphite: 'Dravit Grey',
      black: 'Black Sapphire',
      blue: 'Portimao Blue',
      navy: 'Tanzanite Blue',
      red: 'Melbourne Red',
    },
  },
  [
    model('1 Series', 3, 'hatch', ['Cars'])`
      # F40 | 2019-2024 | hatch 4319x1799x1434 1910kg 42L 5* 1499cc i3 pulp turbo 220nm 5.9 d7 fwd
      118i | 53900 | 4
      128ti | 63600 | 1 | 1998cc i4 400nm 6.8 a8 50L look:hatch
      M135i xDrive | 74400 | 2 | 1998cc i4 450nm 7.5 a8 awd 50L look:hatch | M Sport Brakes; Harman Kardon Audio System
      # F70 | 2024-2026 | hatch 4361x1800x1459 1985kg 49L 5* 1499cc i3 pulp turbo 230nm 6.0 d7 fwd
      118 | 57600 | 2
      M135 xDrive | 84300 | 1 | 1998cc i4 400nm 7.6 awd look:hatch
      # F20 | 2011-2019 | hatch 4329x1765x1440 1850kg 52L 5* 1499cc i3 pulp turbo 220nm 5.2 a8 rwd
      118i | 39990 | 4
      125i | 49990 | 1 | 1998cc i4 310nm 5.9
    `,
    model('2 Series', 1, 'coupe', ['Cars'])`
      # G42 | 2021-2026 | coupe 4537x1838x1390 1970kg 51L 1998cc i4 pulp turbo 300nm 6.4 a8 rwd
      220i | 68900 | 1
      M240i xDrive | 93900 | 2 | 2998cc i6 500nm 8.7 awd
      # F22 | 2014-2021 | coupe 4432x1774x1418 1920kg 52L 1998cc i4 pulp turbo 350nm 5.9 a8 rwd
      230i | 61990 | 1
      228i Convertible | 68900 | 1 | cabrio look:cabrio
    `,
    model('3 Series', 4, 'sedan-large', ['Cars', 'Plug-in Hybrid', 'Performance'])`
      # G20 | 2019-2026 | sedan 4713x1827x1440 2085kg 59L 5* 1998cc i4 pulp turbo 300nm 6.3 a8 rwd
      320i | 78800 | 3
      330i | 89600 | 4 | 400nm 6.4
      330e | 92900 | 1 | phev 420nm 1.6 40L 12kwh 59km
      M340i xDrive | 115900 | 2 | 2998cc i6 500nm 8.2 awd | M Sport Differential; Laser Lights
      330i Touring | 93600 | 1 | wagon look:wagon 4709x1827x1470 400nm 6.7
      # F30 | 2012-2019 | sedan 4633x1811x1429 2010kg 60L 5* 1998cc i4 pulp turbo 290nm 6.0 a8 rwd
      320i | 61800 | 4
      320d | 63800 | 2 | 1995cc diesel 400nm 4.6 57L
      330i | 70900 | 2 | 350nm 5.9
      340i | 89900 | 1 | 2998cc i6 450nm 6.8
    `,
    model('4 Series', 1.5, 'coupe-fastback', ['Cars'])`
      # G22 | 2020-2026 | coupe 4768x1852x1383 2050kg 59L 1998cc i4 pulp turbo 300nm 6.4 a8 rwd
      420i | 86600 | 2
      430i | 97800 | 2 | 400nm 6.6
      430i Convertible | 113300 | 1 | cabrio look:cabrio 6.8
      M440i xDrive | 125200 | 1 | 2998cc i6 500nm 8.0 awd
    `,
    model('5 Series', 1, 'sedan-large', ['Cars', 'Electric'])`
      # G30 | 2017-2023 | sedan 4936x1868x1466 2300kg 68L 5* 1998cc i4 pulp turbo 350nm 6.5 a8 rwd
      520i | 92900 | 1 | 290nm 6.4
      530i | 113900 | 2
      530e | 122900 | 1 | phev 420nm 2.2 46L 12kwh 57km
      # G60 | 2023-2026 | sedan 5060x1900x1515 2355kg 60L 5* 1998cc i4 pulp turbo 330nm 6.3 a8 rwd
      520i | 116900 | 1
    `,
    model('i5', 0.4, 'sedan-ev', ['Cars', 'Electric'])`
      # G60 | 2023-2026 | sedan 5060x1900x1515 2355kg 60L 5* 1998cc i4 pulp turbo 330nm 6.3 a8 rwd
      eDrive40 | 155900 | 1 | ev e1 430nm 84.4kwh 550km look:sedan-ev
    `,
    model('M3', 0.5, 'sedan-large', ['Performance'])`
      # G80 | 2021-2026 | sedan 4794x1903x1433 2210kg 59L 2993cc i6 pulp twinturbo 650nm 9.8 a8 awd
      Competition xDrive | 177500 | 2 | | M Carbon Bucket Seats; M Compound Brakes
      Competition Touring xDrive | 182200 | 1 | wagon look:wagon
    `,
    model('X1', 4, 'suv-small-plain', ['SUVs', 'Electric'])`
      # U11 | 2022-2026 | suv 4500x1845x1642 2050kg 54L 5* 1499cc i3 pulp turbo 230nm 6.5 d7 fwd
      sDrive18i | 60400 | 3
      xDrive20i | 67700 | 2 | 1998cc i4 300nm 7.4 awd
      # F48 | 2015-2022 | suv 4447x1821x1598 2060kg 51L 5* 1499cc i3 pulp turbo 220nm 6.6 d7 fwd
      sDrive18i | 49900 | 3
      sDrive20i | 54900 | 3 | 1998cc i4 280nm 6.7
      xDrive25i | 63900 | 2 | 1998cc i4 350nm 7.3 a8 awd 61L
    `,
    model('iX1', 1, 'suv-ev', ['SUVs', 'Electric'])`
      # U11 | 2022-2026 | suv 4500x1845x1642 2050kg 54L 5* 1499cc i3 pulp turbo 230nm 6.5 d7 fwd
      xDrive30 | 85500 | 1 | ev e1 awd 494nm 64.7kwh 400km look:suv-ev
    `,
    model('X3', 5, 'suv-mid-sport', ['SUVs', 'Electric'])`
      # G01 | 2017-2024 | suv 4708x1891x1676 2430kg 65L 5* 1998cc i4 pulp turbo 350nm 7.8 a8 awd
      xDrive20d | 89100 | 3 | 1995cc diesel 400nm 6.1 68L
      xDrive30i | 95400 | 4
      xDrive30e | 104900 | 1 | phev 420nm 2.6 50L 12kwh 43km
      M40i | 127700 | 2 | 2998cc i6 500nm 9.0 look:suv-mid-sport
      # G45 | 2024-2026 | suv 4755x1920x1660 2480kg 65L 5* 1998cc i4 pulp turbo 310nm 7.6 a8 awd
      20 xDrive | 86100 | 2
      30e xDrive | 104800 | 1 | phev 450nm 1.9 50L 19.7kwh 91km
      M50 xDrive | 128900 | 1 | 2998cc i6 580nm 8.4 look:suv-mid-sport
      # F25 | 2011-2017 | suv 4657x1881x1661 2375kg 67L 5* 1995cc i4 diesel turbo 400nm 5.2 a8 awd
      xDrive20d | 64900 | 3
      xDrive30d | 76400 | 1 | 2993cc i6 560nm 5.9
    `,
    model('iX3', 0.8, 'suv-ev')`
      # G01 | 2017-2024 | suv 4708x1891x1676 2430kg 65L 5* 1998cc i4 pulp turbo 350nm 7.8 a8 awd
      M Sport | 104900 | 1 | ev e1 rwd 400nm 74kwh 461km look:suv-ev
    `,
    model('X5', 4, 'suv-seven', ['SUVs', 'Plug-in Hybrid'])`
      # G05 | 2018-2026 | suv 4922x2004x1745 2860kg 80L 5* 2993cc i6 diesel turbo 650nm 7.2 a8 awd
      xDrive30d | 141900 | 5 | | M Sport Package; Adaptive Air Suspension
      xDrive40i | 146900 | 2 | 2998cc pulp 540nm 9.2 83L
      xDrive50e | 160900 | 1 | 2998cc phev 700nm 2.1 69L 25.7kwh 86km
      M60i xDrive | 192900 | 1 | 4395cc v8 pulp twinturbo 750nm 12.5 83L
      # F15 | 2013-2018 | suv 4886x1938x1762 2860kg 85L 5* 2993cc i6 diesel turbo 560nm 6.2 a8 awd
      xDrive30d | 109900 | 3
      sDrive25d | 88700 | 1 | 1995cc i4 450nm 5.9 rwd
    `,
    model('X7', 0.6, 'suv-seven', ['SUVs'])`
      # G07 | 2019-2026 | suv 7seats 5181x2000x1835 3255kg 80L 2993cc i6 diesel turbo 720nm 7.8 a8 awd
      xDrive40d | 179900 | 1
      M60i | 222900 | 1 | 4395cc v8 pulp twinturbo 750nm 12.7 83L
    `,
    model('Z4', 0.5, 'roadster')`
      # G29 | 2019-2025 | roadster 4324x1864x1304 1740kg 52L 5* 2998cc i6 pulp turbo 500nm 7.5 a8 rwd
      sDrive30i | 116900 | 1 | 1998cc i4 400nm 6.8
      M40i | 141300 | 1
    `,
    model('i4', 1, 'sedan-ev', ['Cars', 'Electric'])`
      # G26 | 2022-2026 | liftback 4783x1852x1448 2605kg 5* ev e1 rwd
      eDrive35 | 85900 | 2 | 400nm 67kwh 468km
      eDrive40 | 104900 | 2 | 430nm 81.5kwh 600km
      M50 | 133900 | 1 | awd 795nm 80.7kwh 521km
    `,
    model('iX', 0.5, 'suv-ev', ['SUVs', 'Electric'])`
      # I20 | 2021-2026 | suv 4953x1967x1695 3010kg 5* ev e1 awd
      xDrive40 | 139900 | 1 | 630nm 71kwh 425km
      xDrive50 | 174900 | 1 | 765nm 105.2kwh 630km
    `,
    model('R 1250 GS', 1.5, 'bike-adventure')`
      # K50 | 2019-2024 | adventure 1254cc b2 pulp 143nm 4.8 20L 249kg m6
      ABS | 26990 | 2
      Rallye | 29090 | 2 | | Sport Suspension; Cross-spoke Wheels
      Adventure Trophy | 32690 | 2 | 30L 268kg | Engine Guard Bars; Fog Lights
    `,
    model('R 1300 GS', 1.5, 'bike-adventure', ['Adventure'])`
      # K81 | 2024-2026 | adventure 1300cc b2 pulp 149nm 4.8 19L 237kg m6
      ABS | 30990 | 2
      Trophy | 34990 | 2 | | Dynamic Suspension Adjustment; Active Cruise Control
    `,
    model('F 900 R', 0.8, 'bike-naked', ['Street'])`
      # K83 | 2020-2026 | naked 895cc i2 pulp 92nm 4.2 13L 211kg m6
      ABS | 16220 | 1
    `,
    model('F 900 XR', 0.8, 'bike-adventure', ['Street'])`
      # K83 | 2020-2026 | naked 895cc i2 pulp 92nm 4.2 13L 211kg m6
      ABS | 18720 | 1 | tourer look:bike-adventure 15.5L
    `,
    model('R 18', 0.5, 'bike-cruiser', ['Cruiser'])`
      # K34 | 2020-2026 | cruiser 1802cc b2 pulp 158nm 5.6 16L 345kg m6
      ABS | 29265 | 1
      Transcontinental | 42415 | 1 | tourer 24L 427kg | Marshall Audio System; Heated Seats
    `,
    model('G 310 GS', 0.8, 'bike-adventure', ['Adventure', 'Learner Approved'])`
      # K02 | 2017-2026 | adventure 313cc i1 ulp 28nm 3.3 11L 175kg m6
      ABS | 8500 | 2
    `,
    model('G 310 R', 0.8, 'bike-naked', ['Adventure', 'Learner Approved'])`
      # K02 | 2017-2026 | adventure 313cc i1 ulp 28nm 3.3 11L 175kg m6
      ABS | 7500 | 1 | naked look:bike-naked 164kg
    `,
  ],
);

export const mini = make(
  'Mini',
  {
    popularity: 0.9,
    vinPrefix: '69N',
    paints: {
      white: 'Nanuq White',
      silver: 'Melting Silver',
      graphite: 'Legend Grey',
      black: 'Midnight Black',
      blue: 'Island Blue',
      red: 'Chilli Red',
      green: 'British Racing Green',
      yellow: 'Sunny Side Yellow',
    },
  },
  [
    model('Hatch', 3, 'hatch-city', ['Cars', 'Electric'])`
      # F56 | 2014-2024 | hatch3 3850x1727x1414 1680kg 44L 4* 1499cc i3 pulp turbo 220nm 5.6 d7 fwd
      Cooper | 42900 | 3
      Cooper S | 53000 | 3 | 1998cc i4 280nm 6.3 look:hatch
      John Cooper Works | 62300 | 1 | 1998cc i4 320nm 6.9 a8 look:hatch
      Cooper S 5 Door | 54500 | 2 | hatch 3982x1727x1425 1998cc i4 280nm 6.3
      Cooper SE | 62825 | 1 | ev e1 270nm 32.6kwh 233km look:hatch-ev
      # F66 | 2024-2026 | hatch3 3876x1744x1432 1720kg 44L 1499cc i3 pulp turbo 230nm 5.9 d7 fwd
      Cooper C | 41990 | 2
      Cooper S | 51990 | 2 | 1998cc i4 300nm 6.5 look:hatch
      Cooper SE | 58990 | 1 | ev e1 330nm 49.2kwh 400km look:hatch-ev 5*
    `,
    model('Convertible', 0.7, 'cabrio', ['Cars'])`
      # F57 | 2016-2026 | cabrio 3850x1727x1415 1775kg 44L 1998cc i4 pulp turbo 280nm 6.6 d7 fwd
      Cooper | 50200 | 1 | 1499cc i3 220nm 5.9
      Cooper S | 60900 | 1
    `,
    model('Clubman', 0.8, 'hatch-warm')`
      # F54 | 2015-2024 | wagon 4266x1800x1441 1900kg 48L 4* 1998cc i4 pulp turbo 280nm 6.5 d7 fwd
      Cooper | 47000 | 1 | 1499cc i3 220nm 5.9
      Cooper S | 57000 | 1
      John Cooper Works ALL4 | 68000 | 1 | 450nm 7.7 a8 awd
    `,
    model('Countryman', 1.8, 'suv-small', ['SUVs', 'Electric'])`
      # F60 | 2017-2023 | suv 4299x1822x1557 1950kg 51L 5* 1499cc i3 pulp turbo 220nm 6.5 d7 fwd
      Cooper | 52900 | 2
      Cooper S | 59500 | 2 | 1998cc i4 280nm 6.7
      # U25 | 2024-2026 | suv 4444x1843x1661 2110kg 45L 1499cc i3 pulp turbo 240nm 6.3 d7 fwd
      C | 58490 | 2
      S ALL4 | 64990 | 1 | 1998cc i4 320nm 7.4 awd 54L
      SE ALL4 | 71990 | 1 | ev e1 awd 494nm 66.5kwh 432km look:suv-ev
    `,
  ],
);
