import { listed } from './listed.ts';

/** Said before a thing, and then part of it: triple bunks, a panoramic sunroof. */
const before =
  listed(`rear, front, dual, double, triple, twin, panoramic, glass, steel, external, outdoor, wireless,
  apple, roll out, adaptive, power, electric, heated, hands free, third row, cassette, extra`);

/** What a vehicle has or has not, in the singular; a question mark makes the blank before it optional. */
const things =
  listed(`sun ?roof, moon ?roof, panoramic roof, glass roof, tow ?bar, tow ?ball, tow ?hitch, tow pack,
  bull ?bar, nudge ?bar, sport bar, light ?bar, snorkel, winch, canopy, tonneau cover, tonneau, tub ?liner, hard lid, side step,
  roof rack, roof rail, floor mat, seat cover, weather shield, mud ?flap, window tint, tinted window, bonnet protector,
  reverse cam, reverse camera, reversing camera, rear view camera, rear vision camera, backup camera, 360 camera,
  360 degree camera, dash ?cam, dash camera, camera, parking sensor, park sensor, parking assist, blind spot, blind spot monitor,
  blind spot monitoring, lane assist, lane keeping, lane departure, cruise control, adaptive cruise, radar cruise, speed limiter,
  car ?play, android auto, blue ?tooth, sat ?nav, satellite navigation, navigation, gps, touch ?screen, head up display,
  heads up display, hud, usb, cd player, dvd player, dab, digital radio, wireless charging, phone charger, air ?con, air conditioning,
  air conditioner, climate control, heated seat, ventilated seat, cooled seat, massage seat, memory seat, leather seat,
  leather trim, leather interior, leather upholstery, leather, sport seat, bucket seat, power seat, electric seat,
  heated electric seat, heated leather seat, heated steering wheel, heated mirror, folding mirror, electric window, power window,
  power steering, power tailgate, electric tailgate, auto tailgate, automatic tailgate, electric sliding door, power sliding door,
  keyless entry, keyless start, keyless ignition, keyless, push button start, alloy wheel, alloy, led headlight, headlight,
  fog light, fog lamp, isofix, diff lock, diff locker, differential lock, hill descent, heat pump, roller cover,
  heated grip, quick ?shifter, pannier, saddle ?bag, side case, top ?box, crash bar, engine guard, hand ?guard, centre stand,
  slipper clutch, traction control, stability control, cornering abs, abs, ride mode, tft, immobiliser, alarm, slip on exhaust,
  solar panel, solar, bunk bed, bunk, en ?suite, shower, toilet, awning, annexe?, washing machine, diesel heater, microwave,
  oven, rangehood, fridge, lithium battery, lithium, inverter, queen bed, island bed, dinette, club lounge, slide ?out,
  stone guard, grey water tank, water tank, hot water, television, tv, stereo, coil suspension, independent suspension, off road hitch,
  jerry can holder, tool ?box, generator box, spare wheel`);

/** What is misspelt often enough, and is near to no name of a car. */
export const guessedEquipment =
  listed(`sunroof, towbar, bullbar, snorkel, canopy, panniers, quickshifter, ensuite,
  awning, bluetooth, carplay, leather, camera`);

const colours = 'black |white |red |tan |beige |brown |grey |cream ';

/** Words in the singular with one blank between them: how buyers say what a vehicle has. */
export const equipmentShape = new RegExp(
  `^(?:(?:${before.join('|')}) ){0,2}(?:(?:${colours})?(?=leather ?))?(?:${things
    .toSorted((one, other) => other.length - one.length)
    .map((thing) => thing.replaceAll(' ?', '(?: )?'))
    .join('|')})(?= |$)`,
  'u',
);
