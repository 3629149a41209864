import type { Random } from '../random.ts';
import type { Vehicle } from './choose-vehicle.ts';

interface Feature {
  readonly name: string;
  /** The first model year in which a badge at this price, when new, had it. */
  readonly since: number;
  readonly above: number;
}

const ofCars = table([
  ['Air Conditioning', 2000, 0],
  ['Power Steering', 1995, 0],
  ['Central Locking - Remote Control', 2002, 0],
  ['Power Windows - Front & Rear', 2006, 0],
  ['Driver & Passenger Airbags', 2000, 0],
  ['Side & Curtain Airbags', 2010, 0],
  ['ABS Brakes', 2004, 0],
  ['Electronic Stability Control', 2011, 0],
  ['Traction Control', 2010, 0],
  ['Cruise Control', 2008, 0],
  ['Bluetooth System', 2011, 0],
  ['Audio - Aux Input USB Socket', 2011, 0],
  ['Multi-function Steering Wheel', 2012, 0],
  ['Daytime Running Lamps', 2014, 0],
  ['Reverse Camera', 2014, 0],
  ['Hill Holder', 2013, 0],
  ['Touch Screen Colour Display', 2015, 0],
  ['Apple CarPlay', 2018, 0],
  ['Android Auto', 2018, 0],
  ['Digital Radio (DAB+)', 2019, 28_000],
  ['Autonomous Emergency Braking', 2018, 0],
  ['Lane Departure Warning', 2018, 0],
  ['Lane Keeping - Active Assist', 2020, 0],
  ['Adaptive Cruise Control', 2019, 30_000],
  ['Blind Spot Monitor', 2018, 32_000],
  ['Rear Cross Traffic Alert', 2018, 34_000],
  ['Traffic Sign Recognition', 2020, 30_000],
  ['Parking Sensors - Rear', 2010, 26_000],
  ['Parking Sensors - Front', 2015, 38_000],
  ['Alloy Wheels', 2005, 24_000],
  ['Rain Sensing Wipers', 2012, 32_000],
  ['Auto Dimming Rear View Mirror', 2013, 40_000],
  ['Keyless Entry & Push Button Start', 2014, 30_000],
  ['Climate Control - Dual Zone', 2010, 36_000],
  ['Satellite Navigation', 2012, 38_000],
  ['LED Headlamps', 2017, 30_000],
  ['Leather Seats', 2008, 52_000],
  ['Heated Seats', 2012, 50_000],
  ['Power Tailgate', 2016, 52_000],
  ['Head Up Display', 2017, 60_000],
  ['360 Degree Camera', 2017, 55_000],
  ['Sunroof', 2010, 62_000],
  ['Wireless Phone Charger', 2020, 45_000],
  ['Ventilated Seats', 2017, 80_000],
  ['Adaptive Suspension', 2014, 95_000],
  ['Ambient Interior Lighting', 2017, 70_000],
  ['Over-the-Air Updates', 2022, 55_000],
]);

const ofMotorcycles = table([
  ['Electric Start', 1995, 0],
  ['Digital Instrument Display', 2008, 0],
  ['ABS Brakes', 2015, 0],
  ['LED Headlamp', 2017, 0],
  ['Slipper Clutch', 2016, 9_000],
  ['Traction Control', 2016, 13_000],
  ['Ride Modes', 2016, 15_000],
  ['Quickshifter', 2018, 18_000],
  ['Cruise Control', 2016, 22_000],
  ['Colour TFT Display', 2019, 16_000],
  ['Heated Grips', 2015, 24_000],
  ['Cornering ABS', 2019, 21_000],
]);

const ofCaravans = table([
  ['Roof Mounted Air Conditioner', 2010, 45_000],
  ['3-Way Fridge', 2000, 0],
  ['4 Burner Cooktop & Grill', 2005, 0],
  ['Roll-Out Awning', 2000, 0],
  ['Fresh Water Tank', 2000, 0],
  ['Electric Brakes', 2005, 0],
  ['LED Interior Lighting', 2014, 0],
  ['External Shower', 2012, 40_000],
  ['Ensuite with Shower & Cassette Toilet', 2010, 60_000],
  ['Top Load Washing Machine', 2014, 65_000],
  ['Solar Panel', 2014, 50_000],
  ['Lithium Battery', 2020, 75_000],
  ['Independent Coil Suspension', 2014, 68_000],
  ['Diesel Heater', 2019, 85_000],
  ['Inner Spring Queen Mattress', 2010, 48_000],
  ['24 inch LED TV', 2014, 58_000],
  ['Full Tunnel Boot', 2012, 52_000],
]);

const kinds = { car: ofCars, motorcycle: ofMotorcycles, caravan: ofCaravans } as const;

/** What owners and dealers add; feeds write the options behind the brochure. */
const extras = {
  car: ['Tow Bar', 'Floor Mats', 'Window Tint', 'Dash Mat', 'Mud Flaps', 'Roof Racks', 'Bonnet Protector'],
  motorcycle: ['Engine Guards', 'Tail Tidy', 'Heated Grips', 'Top Box', 'Radiator Guard', 'USB Charger'],
  caravan: ['Annexe', 'Reversing Camera', 'Stabilising Jacks', 'Bike Rack', 'Jerry Can Holders'],
} as const;

const workExtras = [
  'Tow Bar',
  'Bull Bar',
  'Tub Liner',
  'Canopy',
  'Snorkel',
  'Side Steps',
  'UHF Radio',
  'Ladder Rack',
];

/** The lines of the brochure: what every car of its year and price has, what its badge adds, and what was fitted. */
export function featuresOf({ model, badge, year }: Vehicle, random: Random): string[] {
  const features: string[] = [];
  for (const { name, since, above } of kinds[model.itemType]) {
    if (year >= since && badge.newPrice >= above) features.push(name);
  }
  for (const own of badge.features) if (!features.includes(own)) features.push(own);
  const isForWork = model.simpleBody === 'Ute' || model.simpleBody === 'Van';
  const fitted = isForWork ? workExtras : extras[model.itemType];
  const most = isForWork ? 4 : 2;
  for (let count = random.int(0, most); count > 0; count -= 1) {
    const extra = random.pick(fitted);
    if (!features.includes(extra)) features.push(extra);
  }
  return features;
}

function table(rows: readonly (readonly [name: string, since: number, above: number])[]): readonly Feature[] {
  return rows.map(([name, since, above]) => ({ name, since, above }));
}
