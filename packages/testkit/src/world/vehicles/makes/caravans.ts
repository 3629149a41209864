import { make, model } from '../make.ts';
import { caravanPaints as paints } from './caravan-paints.ts';

export const avan = make('Avan', { popularity: 2, vinPrefix: '60A', paints }, [
  model('Aliner', 0.9, null, ['Campers'])`
    # MY24 | 2006-2026 | camper 6.9wide
    1B | 32990 | 2 | 13.6ft 880tare 1250atm single sleeps2
    2B | 34990 | 3 | 13.6ft 920tare 1300atm single sleeps2
    3B Adventure Plus | 39990 | 2 | 13.6ft 1020tare 1450atm single sleeps3 | Off-Road Suspension
  `,
  model('Cruiseliner', 0.6, null, ['Campers'])`
    # MY24 | 2008-2026 | camper 7.2wide
    2B | 44990 | 2 | 16.3ft 1150tare 1600atm single sleeps4
    3B Adventure Plus | 49990 | 1 | 16.3ft 1280tare 1750atm single sleeps4
  `,
  model('Aspire', 3, 'caravan', ['Caravans'])`
    # MY24 | 2016-2026 | caravan 7.9wide
    499-1 | 62990 | 0.5 | 16.4ft 1780tare 2180atm single sleeps2
    525-3 | 65990 | 0.5 | 17.2ft 1850tare 2250atm single sleeps4 | Double Bunks
    617-HT | 79990 | 1 | 20.2ft 2180tare 2680atm tandem sleeps2
  `,
]);

export const coromal = make('Coromal', { popularity: 2, vinPrefix: '60C', paints }, [
  model('Princeton', 3, 'caravan')`
    # P | 2005-2018 | caravan 8wide
    P541 | 52990 | 2 | 18ft 1950tare 2350atm tandem sleeps2
    P636 | 61990 | 2 | 20.9ft 2250tare 2650atm tandem sleeps2
  `,
  model('Lifestyle', 2, 'caravan')`
    # L | 2010-2018 | caravan 8wide
    LS511 | 49990 | 2 | 16.8ft 1790tare 2190atm single sleeps2
    LS602S | 58990 | 2 | 19.7ft 2150tare 2550atm tandem sleeps5 | Triple Bunks
  `,
  model('Pioneer', 2, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # XC | 2015-2026 | offroadvan 8wide
    XC540 | 79990 | 1 | 17.9ft 2250tare 2850atm tandem sleeps2
    XC612 | 87990 | 2 | 20.1ft 2450tare 3100atm tandem sleeps2 | Independent Coil Suspension
  `,
  model('Thrill Seeker', 2, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # TS | 2021-2026 | offroadvan 8wide
    18'6 | 89990 | 2 | 18.5ft 2420tare 3020atm tandem sleeps2
    21'2 Family | 98990 | 1 | 21.2ft 2680tare 3400atm tandem sleeps5 | Triple Bunks; 300 Ah Lithium Battery
  `,
  model('Silhouette', 1, 'caravan-poptop')`
    # F | 2004-2012 | camper 7.2wide
    F400 | 23990 | 1 | 13.1ft 980tare 1300atm single sleeps4
  `,
]);

export const crusader = make('Crusader', { popularity: 2.4, vinPrefix: '60R', paints }, [
  model('X-Country', 3, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # CXC | 2018-2026 | offroadvan 8.2wide
    Renegade 19'9 | 97990 | 2 | 19.8ft 2650tare 3450atm tandem sleeps2
    Maverick 21'6 | 105990 | 2 | 21.5ft 2790tare 3500atm tandem sleeps2 | Cruisemaster XT Suspension
    Stampede 22'9 Family | 112990 | 1 | 22.8ft 2950tare 3500atm tandem sleeps5 | Triple Bunks
  `,
  model('Musketeer', 2, 'caravan', ['Caravans'])`
    # MK | 2015-2026 | caravan 8.2wide
    Athos 18'6 | 77990 | 2 | 18.5ft 2250tare 2850atm tandem sleeps2
    Porthos 20'6 | 82990 | 2 | 20.5ft 2400tare 3000atm tandem sleeps2
  `,
  model('Excalibur', 2, 'caravan', ['Caravans'])`
    # EX | 2014-2026 | caravan 8.2wide
    Prince 19'6 | 89990 | 2 | 19.5ft 2480tare 3080atm tandem sleeps2
    Lifestyle 21'6 | 96990 | 1 | 21.5ft 2650tare 3250atm tandem sleeps2 | Leather Club Lounge; Front-load Washing Machine
  `,
  model('CRV', 1.5, 'caravan', ['Caravans'])`
    # C | 2020-2026 | caravan 7.6wide
    CRV13 | 58990 | 1 | 13.5ft 1480tare 1950atm single sleeps2
    CRV16 | 64990 | 2 | 16.5ft 1750tare 2250atm single sleeps2
  `,
]);

export const majestic = make('Majestic', { popularity: 1.5, vinPrefix: '60M', paints }, [
  model('Knight', 2, 'caravan', ['Caravans'])`
    # KN | 2012-2026 | caravan 8.2wide
    19'6 Rear Ensuite | 74990 | 2 | 19.5ft 2350tare 2950atm tandem sleeps2
    21'6 Rear Ensuite | 79990 | 2 | 21.5ft 2550tare 3150atm tandem sleeps2
  `,
  model('Cruiser', 2, 'caravan', ['Caravans'])`
    # CR | 2014-2026 | caravan 8.2wide
    18'6 | 68990 | 2 | 18.5ft 2150tare 2650atm tandem sleeps2
    22' Family Bunk | 84990 | 1 | 22ft 2650tare 3250atm tandem sleeps5 | Triple Bunks
  `,
  model('Tracker', 1.5, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # TR | 2018-2026 | offroadvan 8.2wide
    19' Off Road | 86990 | 1 | 19ft 2550tare 3350atm tandem sleeps2 | Independent Trailing Arm Suspension
  `,
]);

export const newAge = make('New Age', { popularity: 2.6, vinPrefix: '60N', paints }, [
  model('Manta Ray', 4, 'caravan', ['Caravans'])`
    # MR | 2013-2026 | caravan 8wide
    MR16E | 72990 | 2 | 16ft 1980tare 2480atm single sleeps2
    MR18E | 78990 | 3 | 18ft 2150tare 2750atm tandem sleeps2
    MR19ES Adventurer | 87990 | 2 | 19ft 2380tare 2980atm tandem sleeps2 look:caravan-offroad
    MR21BE3 | 92990 | 2 | 21ft 2520tare 3120atm tandem sleeps5 | Triple Bunks
  `,
  model('Big Red', 2, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # BR | 2014-2026 | offroadvan 8wide
    BR19E | 94990 | 1 | 19ft 2620tare 3400atm tandem sleeps2
    BR22B Family | 108990 | 2 | 22ft 2890tare 3500atm tandem sleeps5 | Triple Bunks; DO35 Hitch
  `,
  model('Road Owl', 2, 'caravan', ['Caravans'])`
    # RO | 2018-2026 | caravan 8wide
    RO18ES Rover | 65990 | 2 | 18ft 1960tare 2460atm tandem sleeps2
    RO21BE2 | 74990 | 2 | 21ft 2250tare 2750atm tandem sleeps4 | Double Bunks
  `,
  model('Wallaby', 1, 'caravan-poptop')`
    # WA | 2013-2020 | poptop 7.5wide
    14' | 42990 | 1 | 14ft 1380tare 1780atm single sleeps2
  `,
]);

export const kedron = make('Kedron', { popularity: 0.9, vinPrefix: '60K', paints }, [
  model('All Terrain', 2, 'caravan-offroad', ['Off-Road'])`
    # AT | 2010-2026 | offroadvan 8wide
    AT4 18' | 139990 | 2 | 18ft 2950tare 3950atm tandem sleeps2 | 400 Ah Lithium Battery; Airbag Suspension
    AT5 20' | 148990 | 1 | 20ft 3200tare 4200atm tandem sleeps2 | 400 Ah Lithium Battery; Airbag Suspension
  `,
  model('Cross Country', 1.5, 'caravan-offroad', ['Off-Road'])`
    # XC | 2012-2026 | offroadvan 8wide
    XC3 18'6 | 119990 | 1 | 18.5ft 2750tare 3650atm tandem sleeps2
    XC5 Family 22' | 138990 | 1 | 22ft 3150tare 4100atm tandem sleeps5 | Triple Bunks
  `,
  model('TopEnder', 1.5, 'caravan-offroad', ['Off-Road'])`
    # TE | 2008-2026 | offroadvan 8wide
    TE 19' | 128990 | 1 | 19ft 2980tare 3880atm tandem sleeps2
  `,
]);

export const lotus = make('Lotus', { popularity: 1.8, vinPrefix: '60L', paints }, [
  model('Trooper', 2.5, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # TR | 2017-2026 | offroadvan 8.2wide
    18'6 Couples | 109990 | 2 | 18.5ft 2690tare 3490atm tandem sleeps2 | Cruisemaster ATX Suspension
    21'6 Family | 122990 | 1 | 21.5ft 2950tare 3950atm tandem sleeps5 | Triple Bunks; Cruisemaster ATX Suspension
  `,
  model('Off Grid', 2, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # OG | 2016-2026 | offroadvan 8.2wide
    19'6 | 114990 | 2 | 19.5ft 2750tare 3500atm tandem sleeps2 | 3 x 200 W Solar; 300 Ah Lithium Battery
    23' Family | 132990 | 1 | 23ft 3150tare 4000atm tandem sleeps6 | Quad Bunks
  `,
  model('Freelander', 2, 'caravan', ['Caravans'])`
    # FL | 2014-2026 | caravan 8.2wide
    18' | 89990 | 1 | 18ft 2350tare 2950atm tandem sleeps2
    20'6 | 94990 | 2 | 20.5ft 2550tare 3150atm tandem sleeps2
  `,
]);

export const goldstream = make('Goldstream', { popularity: 1.2, vinPrefix: '60G', paints }, [
  model('Panther', 2, 'caravan', ['Caravans'])`
    # PA | 2015-2026 | caravan 8.1wide
    1900 RE | 79990 | 2 | 19ft 2320tare 2920atm tandem sleeps2
    2100 RE | 85990 | 1 | 21ft 2490tare 3090atm tandem sleeps2
  `,
  model('Cobra', 1.5, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # CO | 2018-2026 | offroadvan 8.1wide
    1760 Crossover | 92990 | 1 | 17.6ft 2450tare 3150atm tandem sleeps2
    2000 Crossover | 98990 | 1 | 20ft 2650tare 3450atm tandem sleeps2
  `,
  model('Wing RL', 2, 'caravan-poptop', ['Campers', 'Off-Road'])`
    # RL | 2006-2026 | camper 7.2wide
    RL FK | 49990 | 2 | 13.8ft 1320tare 1720atm single sleeps6 | Front Kitchen; Slide-out Dinette
    RL FKST Adventure | 54990 | 2 | 13.8ft 1420tare 1900atm single sleeps4 | Shower and Toilet
  `,
  model('Storm', 1, 'caravan-poptop')`
    # ST | 2008-2018 | camper 7.1wide
    FK | 36990 | 1 | 12.5ft 1180tare 1550atm single sleeps4
  `,
]);

export const viscount = make('Viscount', { popularity: 1, vinPrefix: '60V', paints }, [
  model('V2', 2, 'caravan', ['Caravans'])`
    # V2 | 2012-2026 | caravan 8wide
    V2-17 | 69990 | 2 | 17ft 2050tare 2550atm tandem sleeps2
    V2-19 | 74990 | 2 | 19.5ft 2280tare 2880atm tandem sleeps2
  `,
  model('V3', 1.5, 'caravan', ['Caravans'])`
    # V3 | 2014-2026 | caravan 8wide
    V3-20 | 81990 | 1 | 20.5ft 2420tare 3020atm tandem sleeps2
    V3-22 Family | 88990 | 1 | 22ft 2600tare 3200atm tandem sleeps5 | Triple Bunks
  `,
  model('Supreme', 1.5, 'caravan-poptop')`
    # SP | 2004-2012 | poptop 7.6wide
    16' | 28990 | 1 | 16ft 1350tare 1700atm single sleeps4
    18' | 32990 | 1 | 18ft 1550tare 1900atm tandem sleeps4
  `,
]);

export const roadstar = make('Roadstar', { popularity: 1.3, vinPrefix: '60S', paints }, [
  model('Safari Tamer', 2.5, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # ST | 2013-2026 | offroadvan 8wide
    17'6 | 89990 | 2 | 17.5ft 2380tare 3080atm tandem sleeps2 | Independent Coil Suspension
    19'6 | 95990 | 2 | 19.5ft 2580tare 3300atm tandem sleeps2 | Independent Coil Suspension
  `,
  model('Vacationer', 2, 'caravan', ['Caravans'])`
    # VA | 2008-2026 | caravan 8wide
    18' | 68990 | 2 | 18ft 2100tare 2600atm tandem sleeps2
    21' | 76990 | 1 | 21ft 2400tare 2950atm tandem sleeps2
  `,
  model('Daintree', 1, 'caravan-poptop')`
    # DT | 2006-2016 | poptop 7.7wide
    16' | 39990 | 1 | 16ft 1550tare 1950atm single sleeps2
    17'6 | 43990 | 1 | 17.5ft 1700tare 2100atm tandem sleeps2
  `,
]);

export const supreme = make('Supreme', { popularity: 1.6, vinPrefix: '60P', paints }, [
  model('Getaway', 2, 'caravan', ['Caravans'])`
    # GA | 2010-2026 | caravan 8wide
    18' | 72990 | 2 | 18ft 2180tare 2680atm tandem sleeps2
    20'8 | 78990 | 2 | 20.7ft 2380tare 2980atm tandem sleeps2
  `,
  model('Territory', 1.5, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # TE | 2012-2026 | offroadvan 8wide
    19'6 | 92990 | 2 | 19.5ft 2650tare 3450atm tandem sleeps2 | G&S Control Rider Suspension
    21'6 Family | 102990 | 1 | 21.5ft 2850tare 3500atm tandem sleeps5 | Triple Bunks
  `,
  model('Spirit', 1, 'caravan', ['Caravans'])`
    # SP | 2015-2026 | caravan 8wide
    22' | 89990 | 1 | 22ft 2620tare 3200atm tandem sleeps2 | Slide-out Lounge
  `,
]);

export const snowyRiver = make('Snowy River', { popularity: 1.8, vinPrefix: '60W', paints }, [
  model('SRC', 3, 'caravan', ['Caravans'])`
    # C | 2018-2026 | caravan 8wide
    SRC16 | 56990 | 2 | 16ft 1750tare 2250atm single sleeps2
    SRC20 | 66990 | 3 | 20ft 2250tare 2850atm tandem sleeps2
    SRC21F Family | 72990 | 2 | 21ft 2420tare 3020atm tandem sleeps5 | Triple Bunks
  `,
  model('SRT', 2, 'caravan-offroad', ['Caravans', 'Off-Road'])`
    # T | 2018-2026 | offroadvan 8wide
    SRT18 | 75990 | 2 | 18ft 2350tare 2950atm tandem sleeps2
    SRT20F Family | 84990 | 2 | 20ft 2580tare 3200atm tandem sleeps5 | Triple Bunks
  `,
  model('SRP', 1, 'caravan-poptop', ['Caravans'])`
    # P | 2020-2026 | poptop 7.5wide
    SRP14 | 49990 | 2 | 14ft 1480tare 1980atm single sleeps2
  `,
]);

export const zoneRv = make('Zone RV', { popularity: 0.6, vinPrefix: '60Z', paints }, [
  model('Sojourn', 2, 'caravan-offroad', ['Off-Road'])`
    # S | 2018-2026 | offroadvan 8.1wide
    Z17.6 | 149990 | 1 | 17.6ft 2450tare 3500atm tandem sleeps2 | Composite Body; Cruisemaster ATX Air Suspension
    Z19.6 | 158990 | 2 | 19.6ft 2600tare 3500atm tandem sleeps2 | Composite Body; Cruisemaster ATX Air Suspension
  `,
  model('Summit', 1, 'caravan-offroad', ['Off-Road'])`
    # SU | 2020-2026 | offroadvan 8.1wide
    Z21.6 | 219990 | 1 | 21.6ft 2950tare 4200atm tandem sleeps4 | 800 Ah Lithium Battery; Induction Cooktop
  `,
]);
