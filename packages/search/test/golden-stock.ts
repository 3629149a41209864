import type { CarId } from '@forecourt/domain/core/ids';
import { searchDocument } from '@forecourt/domain/stock/search/search-document';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';

/** A small yard of real models: year | make | model | badge | body | colour | fuel | gearbox | drive. */
const lines = `
2021 | Toyota | Corolla | Ascent Sport | Hatch | Glacier White | Petrol | Automatic | Front Wheel Drive
2019 | Toyota | Corolla | ZR | Hatch | Wildfire Red | Hybrid | Automatic | Front Wheel Drive
2022 | Toyota | Corolla | SX | Sedan | Silver Pearl | Hybrid | Automatic | Front Wheel Drive
2023 | Toyota | Corolla Cross | Atmos | SUV | Acidic Blue | Hybrid | Automatic | All Wheel Drive
2020 | Toyota | Camry | SL | Sedan | Graphite | Hybrid | Automatic | Front Wheel Drive
2018 | Toyota | Camry | Altise | Sedan | Frosted White | Petrol | Automatic | Front Wheel Drive
2022 | Toyota | RAV4 | GX | SUV | Eclectic Blue | Hybrid | Automatic | All Wheel Drive
2021 | Toyota | RAV4 | Cruiser | SUV | Crystal Pearl | Petrol | Automatic | Front Wheel Drive
2023 | Toyota | Hilux | SR5 | Ute | Oxide Bronze | Diesel | Automatic | 4x4
2017 | Toyota | Hilux | Workmate | Ute | Glacier White | Petrol | Manual | 4x2
2022 | Toyota | Hilux | Rogue | Ute | Stunning Silver | Diesel | Automatic | 4x4
2022 | Toyota | LandCruiser | 300 GXL | SUV | Merlot Red | Diesel | Automatic | 4x4
2016 | Toyota | LandCruiser | 200 VX | SUV | Graphite | Diesel | Automatic | 4x4
2023 | Toyota | LandCruiser | 79 GXL Double Cab | Ute | French Vanilla | Diesel | Manual | 4x4
2021 | Toyota | LandCruiser | 78 Workmate Troopcarrier | Wagon | Sandy Taupe | Diesel | Manual | 4x4
2021 | Toyota | LandCruiser Prado | Kakadu | SUV | Peacock Black | Diesel | Automatic | 4x4
2019 | Toyota | Yaris | Ascent | Hatch | Cherry | Petrol | Manual | Front Wheel Drive
2022 | Toyota | GR86 | GTS | Coupe | Ignition Red | Petrol | Manual | Rear Wheel Drive
2020 | Toyota | HiAce | LWB | Van | French Vanilla | Diesel | Automatic | Rear Wheel Drive
2021 | Toyota | C-HR | Koba | SUV | Hornet Yellow | Petrol | Automatic | All Wheel Drive
2015 | Toyota | Tarago | GLi | People Mover | Liquid Bronze | Petrol | Automatic | Front Wheel Drive
2021 | Mazda | BT-50 | XTR | Ute | Ingot Silver | Diesel | Automatic | 4x4
2019 | Mazda | BT-50 | GT | Ute | Jet Black | Diesel | Manual | 4x4
2022 | Mazda | CX-5 | Maxx Sport | SUV | Soul Red Crystal | Petrol | Automatic | Front Wheel Drive
2020 | Mazda | CX-5 | Akera | SUV | Machine Grey | Diesel | Automatic | All Wheel Drive
2023 | Mazda | CX-30 | G20 Pure | SUV | Polymetal Grey | Petrol | Automatic | Front Wheel Drive
2021 | Mazda | CX-9 | Azami | SUV | Snowflake White | Petrol | Automatic | All Wheel Drive
2018 | Mazda | 3 | SP25 | Hatch | Soul Red Crystal | Petrol | Manual | Front Wheel Drive
2020 | Mazda | 3 | G25 Astina | Sedan | Deep Crystal Blue | Petrol | Automatic | Front Wheel Drive
2019 | Mazda | 2 | Neo | Hatch | Eternal Blue | Petrol | Automatic | Front Wheel Drive
2017 | Mazda | MX-5 | GT | Convertible | Jet Black | Petrol | Manual | Rear Wheel Drive
2022 | Nissan | X-Trail | ST-L | SUV | Gun Metallic | Petrol | Automatic | All Wheel Drive
2018 | Nissan | X-Trail | Ti | SUV | Ivory Pearl | Petrol | Automatic | Front Wheel Drive
2023 | Nissan | Navara | Pro-4X | Ute | Stealth Grey | Diesel | Automatic | 4x4
2021 | Nissan | Patrol | Ti-L | SUV | Moonstone White | Petrol | Automatic | 4x4
2020 | Nissan | Qashqai | ST | SUV | Vivid Blue | Petrol | Automatic | Front Wheel Drive
2022 | Nissan | Leaf | e+ | Hatch | Arctic White | Electric | Automatic | Front Wheel Drive
2019 | Nissan | Juke | Ti-S | SUV | Energy Orange | Petrol | Automatic | Front Wheel Drive
2017 | Nissan | 370Z | Nismo | Coupe | Vibrant Red | Petrol | Manual | Rear Wheel Drive
2021 | Mercedes-Benz | C-Class | C200 | Sedan | Obsidian Black | Petrol | Automatic | Rear Wheel Drive
2019 | Mercedes-Benz | C-Class | C63 AMG S | Coupe | Designo Magno | Petrol | Automatic | Rear Wheel Drive
2020 | Mercedes-Benz | A-Class | A180 | Hatch | Polar White | Petrol | Automatic | Front Wheel Drive
2022 | Mercedes-Benz | GLC-Class | GLC300 | SUV | Selenite Grey | Petrol | Automatic | All Wheel Drive
2018 | Mercedes-Benz | X-Class | X250d Power | Ute | Rock Grey | Diesel | Automatic | 4x4
2021 | Mercedes-Benz | Vito | 116 | Van | Arctic White | Diesel | Automatic | Rear Wheel Drive
2023 | Mercedes-Benz | EQA | EQA250 | SUV | Mountain Grey | Electric | Automatic | Front Wheel Drive
2021 | Volkswagen | Golf | 110TSI Life | Hatch | Pure White | Petrol | Automatic | Front Wheel Drive
2019 | Volkswagen | Golf | GTI | Hatch | Tornado Red | Petrol | Manual | Front Wheel Drive
2018 | Volkswagen | Golf | R | Wagon | Lapiz Blue | Petrol | Automatic | All Wheel Drive
2022 | Volkswagen | Tiguan | 162TSI R-Line | SUV | Nightshade Blue | Petrol | Automatic | All Wheel Drive
2020 | Volkswagen | Amarok | TDI580 Highline | Ute | Indium Grey | Diesel | Automatic | 4x4
2021 | Volkswagen | Polo | GTI | Hatch | Flash Red | Petrol | Automatic | Front Wheel Drive
2019 | Volkswagen | Passat | Alltrack | Wagon | Manganese Grey | Diesel | Automatic | All Wheel Drive
2018 | Volkswagen | Caddy | TSI220 | Van | Candy White | Petrol | Manual | Front Wheel Drive
2014 | Volkswagen | Beetle | Fender | Convertible | Deep Black Pearl | Petrol | Automatic | Front Wheel Drive
2022 | Ford | Ranger | Wildtrak | Ute | Luxe Yellow | Diesel | Automatic | 4x4
2019 | Ford | Ranger | XLT Double Cab | Ute | Aluminium Silver | Diesel | Manual | 4x4
2021 | Ford | Ranger | XL Hi-Rider | Ute | Frozen White | Diesel | Automatic | 4x2
2023 | Ford | Everest | Titanium | SUV | Aluminium Silver | Diesel | Automatic | 4x4
2020 | Ford | Mustang | GT | Coupe | Grabber Lime | Petrol | Manual | Rear Wheel Drive
2018 | Ford | Focus | ST | Hatch | Stealth | Petrol | Manual | Front Wheel Drive
2016 | Ford | Falcon | XR6 | Sedan | Kinetic Blue | Petrol | Automatic | Rear Wheel Drive
2021 | Ford | Transit Custom | 340L | Van | Moondust Silver | Diesel | Automatic | Front Wheel Drive
2017 | Holden | Commodore | SS-V Redline | Sedan | Some Kinda Blue | Petrol | Manual | Rear Wheel Drive
2016 | Holden | Commodore | Evoke | Wagon | Heron White | Petrol | Automatic | Rear Wheel Drive
2018 | Holden | Colorado | LTZ Crew Cab | Ute | Satin Steel Grey | Diesel | Automatic | 4x4
2019 | Holden | Astra | RS | Hatch | Absolute Red | Petrol | Automatic | Front Wheel Drive
2022 | Hyundai | i30 | N | Hatch | Performance Blue | Petrol | Manual | Front Wheel Drive
2019 | Hyundai | i30 | Active | Hatch | Platinum Silver | Petrol | Automatic | Front Wheel Drive
2021 | Hyundai | Tucson | Highlander | SUV | Amazon Grey | Diesel | Automatic | All Wheel Drive
2020 | Hyundai | Santa Fe | Elite | SUV | Rain Forest | Diesel | Automatic | All Wheel Drive
2023 | Hyundai | IONIQ 5 | Epiq | SUV | Cyber Grey | Electric | Automatic | All Wheel Drive
2022 | Hyundai | Kona | Electric Highlander | SUV | Dive Blue | Electric | Automatic | Front Wheel Drive
2018 | Hyundai | iLoad | Crew | Van | Creamy White | Diesel | Automatic | Rear Wheel Drive
2021 | Hyundai | Palisade | Highlander | SUV | Steel Graphite | Diesel | Automatic | All Wheel Drive
2021 | Kia | Sportage | GT-Line | SUV | Gravity Blue | Diesel | Automatic | All Wheel Drive
2022 | Kia | Cerato | S | Hatch | Clear White | Petrol | Automatic | Front Wheel Drive
2020 | Kia | Carnival | Platinum | People Mover | Ceramic Silver | Diesel | Automatic | Front Wheel Drive
2023 | Kia | EV6 | GT | SUV | Runway Red | Electric | Automatic | All Wheel Drive
2021 | Kia | Sorento | Sport+ | SUV | Mineral Blue | Diesel | Automatic | All Wheel Drive
2019 | Kia | Stinger | GT | Sedan | Ceramic Silver | Petrol | Automatic | Rear Wheel Drive
2020 | Kia | Rio | Sport | Hatch | Signal Red | Petrol | Automatic | Front Wheel Drive
2021 | Subaru | WRX | STI Premium | Sedan | WR Blue | Petrol | Manual | All Wheel Drive
2022 | Subaru | Outback | Touring | Wagon | Autumn Green | Petrol | Automatic | All Wheel Drive
2020 | Subaru | Forester | 2.5i-S | SUV | Crimson Red | Petrol | Automatic | All Wheel Drive
2018 | Subaru | XV | 2.0i-L | SUV | Sunshine Orange | Petrol | Automatic | All Wheel Drive
2019 | Subaru | BRZ | tS | Coupe | Pure Red | Petrol | Manual | Rear Wheel Drive
2022 | Mitsubishi | Outlander | PHEV Exceed | SUV | Sterling Silver | Plug-in Hybrid | Automatic | All Wheel Drive
2021 | Mitsubishi | Triton | GLS | Ute | White Diamond | Diesel | Automatic | 4x4
2019 | Mitsubishi | Triton | GLX Club Cab | Ute | Starlight | Diesel | Manual | 4x4
2020 | Mitsubishi | Pajero Sport | GLS | SUV | Terra Rossa | Diesel | Automatic | 4x4
2021 | Mitsubishi | ASX | MR | SUV | Lightning Blue | Petrol | Automatic | Front Wheel Drive
2015 | Mitsubishi | Lancer | Evolution X | Sedan | Phantom Black | Petrol | Manual | All Wheel Drive
2021 | BMW | 3 Series | 330i M Sport | Sedan | Portimao Blue | Petrol | Automatic | Rear Wheel Drive
2020 | BMW | X5 | xDrive30d | SUV | Carbon Black | Diesel | Automatic | All Wheel Drive
2022 | BMW | M4 | Competition | Coupe | Sao Paulo Yellow | Petrol | Automatic | Rear Wheel Drive
2019 | BMW | Z4 | sDrive20i | Convertible | Misano Blue | Petrol | Automatic | Rear Wheel Drive
2021 | Audi | A4 | 45 TFSI | Sedan | Mythos Black | Petrol | Automatic | All Wheel Drive
2022 | Audi | Q5 | 40 TDI | SUV | Navarra Blue | Diesel | Automatic | All Wheel Drive
2020 | Audi | RS3 | Sportback | Hatch | Nardo Grey | Petrol | Automatic | All Wheel Drive
2021 | Land Rover | Discovery | SE | SUV | Santorini Black | Diesel | Automatic | 4x4
2022 | Land Rover | Defender | 110 P400 | SUV | Pangea Green | Petrol | Automatic | 4x4
2020 | Land Rover | Range Rover Sport | HSE | SUV | Fuji White | Diesel | Automatic | 4x4
2021 | Range Rover | Evoque | R-Dynamic | SUV | Firenze Red | Petrol | Automatic | All Wheel Drive
2022 | Isuzu | D-MAX | X-Terrain | Ute | Volcanic Amber | Diesel | Automatic | 4x4
2020 | Isuzu | MU-X | LS-T | SUV | Cosmic Black | Diesel | Automatic | 4x4
2022 | GWM | Haval Jolion | Ultra | SUV | Mars Red | Petrol | Automatic | Front Wheel Drive
2021 | Great Wall | Steed | Dual Cab | Ute | Pearl White | Diesel | Manual | 4x2
2023 | GWM | Cannon | Ute-X | Ute | Crystal Black | Diesel | Automatic | 4x4
2022 | MG | ZS EV | Essence | SUV | Clipper Blue | Electric | Automatic | Front Wheel Drive
2021 | MG | HS | Vibe | SUV | Phantom Red | Petrol | Automatic | Front Wheel Drive
2023 | Tesla | Model 3 | Long Range | Sedan | Solid Black | Electric | Automatic | All Wheel Drive
2023 | Tesla | Model Y | Performance | SUV | Pearl White | Electric | Automatic | All Wheel Drive
2021 | Suzuki | Swift | Sport | Hatch | Champion Yellow | Petrol | Manual | Front Wheel Drive
2022 | Suzuki | Jimny | GLX | SUV | Kinetic Yellow | Petrol | Manual | 4x4
2019 | Honda | Civic | Type R | Hatch | Championship White | Petrol | Manual | Front Wheel Drive
2021 | Honda | CR-V | VTi LX | SUV | Ignite Red | Petrol | Automatic | All Wheel Drive
2020 | Honda | HR-V | RS | SUV | Phoenix Orange | Petrol | Automatic | Front Wheel Drive
2018 | Jeep | Wrangler | Rubicon | SUV | Hella Yella | Petrol | Automatic | 4x4
2020 | Jeep | Grand Cherokee | Trackhawk | SUV | Velvet Red | Petrol | Automatic | 4x4
2019 | Porsche | 911 | Carrera S | Coupe | Racing Yellow | Petrol | Automatic | Rear Wheel Drive
2021 | Porsche | Macan | GTS | SUV | Gentian Blue | Petrol | Automatic | All Wheel Drive
2020 | Alfa Romeo | Giulia | Veloce | Sedan | Competizione Red | Petrol | Automatic | Rear Wheel Drive
2019 | Peugeot | 3008 | Allure | SUV | Amazonite Grey | Petrol | Automatic | Front Wheel Drive
2018 | Renault | Mégane | R.S. 280 | Hatch | Liquid Yellow | Petrol | Manual | Front Wheel Drive
2021 | Škoda | Octavia | RS | Wagon | Race Blue | Petrol | Automatic | Front Wheel Drive
2017 | Citroën | C4 Picasso | Exclusive | People Mover | Shark Grey | Diesel | Automatic | Front Wheel Drive
2019 | Chevrolet | Camaro | 2SS | Coupe | Crush Orange | Petrol | Automatic | Rear Wheel Drive
2020 | RAM | 1500 | Laramie Crew Cab | Ute | Maximum Steel | Petrol | Automatic | 4x4
2016 | Lamborghini | Huracán | LP610-4 | Coupe | Verde Mantis | Petrol | Automatic | All Wheel Drive
2018 | Harley-Davidson | Street Glide | Special | Motorcycle | Vivid Black | Petrol | Manual | Rear Wheel Drive
2021 | Jayco | Journey Outback | 17.55-3 | Caravan | White | | |
`;

const { rankWeights } = resolveSettings([]).settings.stock;
const now = new Date('2026-03-20T00:00:00Z');
const known = (text: string | undefined) => (text === undefined || text === '' ? null : text);

const rows = lines
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

/** The yard's cars with their documents. Each has a stock number, a plate and a VIN of its own. */
export const goldenStock = rows.map((row, index) => {
  const [year, make, model, badge, simpleBody, colour, simpleFuel, simpleTransmission, drive] = row;
  const number = String(index + 1).padStart(3, '0');
  const car = buildCar({
    id: `01900000-0000-7000-8bbb-${String(index).padStart(12, '0')}` as CarId,
    name: `${year} ${make} ${model} ${badge}`,
    year: Number(year),
    make: known(make),
    model: known(model),
    badge: known(badge),
    series: null,
    colour: known(colour),
    simpleBody: known(simpleBody),
    simpleFuel: known(simpleFuel),
    simpleTransmission: known(simpleTransmission),
    drive: known(drive),
    stockNumber: `U-${number} 77`,
    regoPlate: `${number} QLD`,
    vin: `ZZ9${number}K8M1A0${number}55`,
    dealershipId: twoSites.rangesKia.id,
    dealershipSlug: twoSites.rangesKia.slug,
  });
  const accountId = twoSites.rangesKia.accountId;
  const described = { car, accountId, dealershipName: null, version: 1, staffBoost: 0, rankWeights };
  return { car, document: searchDocument(described, now) };
});
