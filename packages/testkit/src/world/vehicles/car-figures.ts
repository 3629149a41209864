import type { Variant } from '@forecourt/domain/stock/car/variant';
import type { Vehicle } from '../stock/choose-vehicle.ts';

export type CarFigures = Partial<Pick<Variant, 'power' | 'brakedTowingMass' | 'ancapYear'>>;

/**
 * What makers publish in Australia, as far as known and not yet checked against their brochures, a line for an engine of a series, which its torque tells apart: kilowatts,
 * kilograms with a braked trailer, and the year of its ANCAP test. A dash, and every car without a line, is what no
 * feed sends: a buyer who tows by a guess is worse off than one who asks. So has a figure that its maker changed
 * while the series was sold.
 */
const published = `
Toyota Corolla ZWE219R 142 | 103 - 2018
Toyota Corolla MZEA12R 202 | 125 - 2018
Toyota Corolla ZWE211R 142 | 90 - 2018
Toyota Corolla ZRE182R 173 | 103 - -
Toyota Corolla ZRE172R 173 | 103 - -
Toyota Corolla ZRE152R 173 | 100 - -
Toyota Camry AXVH80R 221 | 170 - -
Toyota Camry AXVH70R 221 | 160 - 2017
Toyota Camry ASV50R 235 | 135 - -
Toyota Yaris MXPH10R 120 | 85 - 2020
Toyota Yaris NCP130R 120 | 63 - -
Toyota Yaris Cross MXPJ10R 120 | 85 - 2021
Toyota Corolla Cross MXGH10R 190 | 146 - 2022
Toyota C-HR ZYX20R 142 | 103 - -
Toyota C-HR NGX10R 185 | 85 - 2017
Toyota RAV4 AXAH52R 221 | - - 2019
Toyota RAV4 AXAA54R 243 | 152 1500 2019
Toyota RAV4 ASA44R 233 | 132 1500 -
Toyota Kluger AXUH78R 239 | 184 2000 2021
Toyota Kluger TAUA75R 430 | 198 2000 2021
Toyota Kluger GSU55R 350 | - 2000 -
Toyota LandCruiser FJA300R 700 | 227 3500 2022
Toyota LandCruiser VDJ200R 650 | - 3500 -
Toyota LandCruiser 70 GDJ79R 500 | 150 3500 -
Toyota LandCruiser 70 VDJ79R 430 | 151 3500 -
Toyota LandCruiser 70 VDJ76R 430 | 151 3500 -
Toyota LandCruiser Prado GDJ250R 500 | 150 3500 -
Toyota LandCruiser Prado KDJ150R 410 | 127 2500 -
Toyota HiLux GUN226R 500 | 150 3500 -
Toyota HiLux GUN136R 500 | 150 3500 -
Toyota HiLux GUN125R 400 | 110 - -
Toyota HiLux GUN122R 343 | 110 - -
Toyota HiLux TGN121R 245 | 122 - -
Toyota HiAce GDH300R 450 | 130 - 2019
Toyota HiAce KDH201R 300 | 100 - -
Toyota GR86 ZNA8R 250 | 174 - -
Toyota Tarago ACR50R 224 | 125 - -
Toyota Granvia GDH303R 450 | 130 1500 -
Toyota Aurion GSV50R 336 | 200 - -
Mazda 2 DJ 144 | 82 - -
Mazda 2 DJ 139 | 81 - -
Mazda 2 DE 137 | 76 - -
Mazda 3 BP 200 | 114 - 2019
Mazda 3 BP 252 | 139 - 2019
Mazda 3 BP 224 | 132 - 2019
Mazda 3 BN 200 | 114 - -
Mazda 3 BN 250 | 138 - -
Mazda 3 BM 200 | 114 - -
Mazda 3 BM 250 | 138 - -
Mazda 3 BL 182 | 108 - -
Mazda 6 GL 252 | 140 - -
Mazda 6 GJ 250 | 138 - -
Mazda CX-30 DM 200 | 114 - 2019
Mazda CX-30 DM 252 | 139 - 2019
Mazda CX-5 KF 200 | 115 1800 2017
Mazda CX-5 KF 252 | 140 - 2017
Mazda CX-5 KF 420 | 170 - 2017
Mazda CX-5 KF 450 | 140 1800 2017
Mazda CX-5 KE 200 | 114 1800 -
Mazda CX-5 KE 250 | 138 1800 -
Mazda CX-60 KH 450 | 209 - 2022
Mazda CX-60 KH 550 | 187 - 2022
Mazda CX-60 KH 500 | 241 - 2022
Mazda CX-70 KL 500 | 254 - -
Mazda CX-80 KL 450 | 209 - -
Mazda CX-90 KK 500 | 254 - -
Mazda CX-8 KG 252 | 140 1800 2018
Mazda CX-8 KG 450 | 140 2000 2018
Mazda CX-9 TC 420 | 170 2000 2016
Mazda CX-9 TB 367 | 204 2000 -
Mazda BT-50 TF 450 | 140 3500 -
Mazda BT-50 UR 470 | 147 3500 -
Mazda BT-50 UP 470 | 147 - -
Mazda MX-5 NC 188 | 118 - -
Ford Ranger PY 500 | 154 3500 2022
Ford Ranger PY 600 | 184 3500 2022
Ford Ranger PY 405 | 125 3500 2022
Ford Ranger PY 583 | 292 2500 -
Ford Ranger PX MkIII 470 | 147 3500 -
Ford Ranger PX MkIII 500 | 157 - -
Ford Ranger PX MkII 470 | 147 3500 -
Ford Ranger PX 470 | 147 - -
Ford Everest UB 500 | 154 3500 2022
Ford Everest UB 600 | 184 3500 2022
Ford Everest UA II 500 | 157 3100 -
Ford Puma JK 170 | 92 - 2019
Ford Escape ZH 387 | 183 - -
Ford Focus SA 240 | 134 - 2018
Ford Focus LZ 240 | 132 - -
Ford Focus LW 202 | 125 - -
Ford Fiesta WZ 140 | 82 - -
Ford Transit Custom VN 405 | 125 - -
Ford Falcon FG X 391 | 195 - -
Ford Falcon FG MkII 391 | 195 - -
Ford Territory SZ MkII 440 | 140 2700 -
Ford Territory SZ 440 | 140 2700 -
Kia Picanto JA 122 | 62 - -
Kia Rio YB 133 | 74 - -
Kia Rio UB 135 | 79 - -
Kia Cerato BD 192 | 112 - -
Kia Cerato YD 192 | 112 - -
Kia Stonic YB 133 | 74 - -
Kia Seltos SP2 180 | 110 - 2019
Kia Niro SG2 265 | 104 - 2022
Kia Sportage NQ5 192 | 115 1650 2022
Kia Sportage NQ5 416 | 137 1900 2022
Kia Sportage QL 192 | 114 - -
Kia Sportage QL 400 | 136 1900 -
Kia Sorento MQ4 440 | 148 2000 2020
Kia Sorento UM 441 | 147 2000 -
Kia Carnival KA4 440 | 148 2000 2021
Kia Carnival YP 440 | 147 2000 -
Kia Tasman TK1 440 | 154 3500 -
Mitsubishi Mirage LA 100 | 57 - -
Mitsubishi ASX XD 197 | 110 1300 -
Mitsubishi ASX XC 197 | 110 1300 -
Mitsubishi ASX XB 197 | 110 - -
Mitsubishi Eclipse Cross YB 250 | 110 1600 2017
Mitsubishi Eclipse Cross YA 250 | 110 1600 2017
Mitsubishi Outlander ZM 245 | 135 1600 -
Mitsubishi Outlander ZL 220 | 124 1600 -
Mitsubishi Outlander ZK 220 | 124 1600 -
Mitsubishi Pajero NX 441 | 141 3000 -
Mitsubishi Pajero Sport QF 430 | 133 3100 2015
Mitsubishi Pajero Sport QE 430 | 133 3100 2015
Mitsubishi Triton MV 470 | 150 3500 2024
Mitsubishi Triton MR 430 | 133 3100 -
Mitsubishi Triton MQ 430 | 133 3100 -
Hyundai i20 BC3.V2 275 | 150 - -
Hyundai i30 PD 203 | 120 - 2017
Hyundai i30 PD.V4 203 | 120 - -
Hyundai Elantra AD 192 | 112 - -
Hyundai Sonata DN8.V2 422 | 213 - -
Hyundai Venue QX.V5 151 | 90 - 2019
Hyundai Kona SX2 180 | 110 - -
Hyundai Kona OS 180 | 110 - 2017
Hyundai Tucson NX4 192 | 115 1650 2021
Hyundai Tucson NX4 416 | 137 1900 2021
Hyundai Tucson TL 192 | 114 1600 -
Hyundai Santa Fe TM 440 | - - 2018
Hyundai Santa Fe DM 440 | - 2000 -
Hyundai Palisade LX2 440 | 147 2200 -
Hyundai Staria US4 430 | 130 2500 2021
Hyundai iLoad TQ 441 | 125 - -
Isuzu D-MAX RG 450 | 140 3500 -
Isuzu D-MAX TF 430 | 130 - -
Isuzu MU-X RJ 450 | 140 3500 -
Isuzu MU-X UC 430 | 130 3000 -
Subaru Impreza G6 196 | 115 - -
Subaru Impreza G5 196 | 115 - 2016
Subaru Impreza G4 196 | 110 - -
Subaru Crosstrek G6X 196 | 115 1400 -
Subaru XV G5X 196 | 115 1400 -
Subaru XV G4X 196 | 110 1400 -
Subaru Forester S6 247 | 136 - -
Subaru Forester S5 239 | 136 - 2019
Subaru Forester S4 235 | 126 1500 -
Subaru Outback B7A 245 | 138 2000 2021
Subaru Outback B7A 350 | 183 2400 2021
Subaru Outback B6A 235 | 129 1500 -
Subaru Liberty B6 235 | 129 - -
Subaru Levorg V1 350 | 197 - -
Subaru WRX VB 350 | 202 - -
Subaru WRX VA 350 | 197 - -
Subaru BRZ Z2 250 | 174 - -
Nissan Micra K13 104 | 56 - -
Nissan Pulsar C12 174 | 96 - -
Nissan Pulsar C12 240 | 140 - -
Nissan Juke F16 180 | 84 - 2019
Nissan Qashqai J12 250 | 110 - 2021
Nissan Qashqai J12 330 | 140 - 2021
Nissan Qashqai J11 200 | 106 - -
Nissan Dualis J10 198 | 102 - -
Nissan X-TRAIL T33 244 | 135 2000 -
Nissan X-TRAIL T33 330 | 157 1650 -
Nissan X-TRAIL T32 226 | 126 1500 -
Nissan X-TRAIL T31 226 | 125 - -
Nissan Pathfinder R53 340 | 202 2700 -
Nissan Patrol Y62 560 | 298 3500 -
Nissan Navara D23 450 | 140 3500 2015
Nissan Navara D40 403 | - 3000 -
Nissan Navara D40 550 | 170 3000 -
Nissan LEAF ZE1 320 | 110 - 2018
Nissan LEAF ZE1 340 | 160 - 2018
Nissan 370Z Z34 363 | 245 - -
Nissan Z RZ34 475 | 298 - -
Nissan Z RZ34 520 | 309 - -
Land Rover Defender L663 650 | 221 - -
Land Rover Defender L663 700 | 258 - -
Land Rover Defender L663 550 | 294 - -
Land Rover Defender L316 360 | 90 3500 -
Land Rover Discovery Sport L550 365 | 184 - -
Land Rover Range Rover Evoque L551 365 | 184 - -
Land Rover Range Rover Evoque L551 320 | 147 - -
Land Rover Range Rover Velar L560 365 | 184 - -
Land Rover Range Rover Velar L560 550 | 294 - -
Land Rover Range Rover L460 750 | 390 - -
`;

const rows: ReadonlyMap<string, CarFigures> = new Map(
  published
    .trim()
    .split('\n')
    .map((line): readonly [string, CarFigures] => {
      const [engine = '', said = ''] = line.split(' | ');
      const [power, brakedTowingMass, ancapYear] = said.split(' ').map(amountOf);
      return [
        engine,
        { power: power ?? null, brakedTowingMass: brakedTowingMass ?? null, ancapYear: ancapYear ?? null },
      ];
    }),
);

function amountOf(text: string): number | null {
  return text === '-' ? null : Number(text);
}

/** A ute that drives two wheels tows less, and mostly less than the table says of its series. */
const isTwoWheeled = ({ badge, model }: Pick<Vehicle, 'badge' | 'model'>) =>
  /ute/i.test(badge.simpleBody ?? model.simpleBody) && badge.drive?.startsWith('4X4') !== true;

/** What is known of a car's engine, and what it tows; nothing where nobody is sure. */
export function carFigures(vehicle: Pick<Vehicle, 'badge' | 'generation' | 'make' | 'model'>): CarFigures {
  const { badge, generation, make, model } = vehicle;
  const engine = `${make.name} ${model.name} ${generation.series} ${badge.variant.torque ?? '-'}`;
  const { ancapYear = null, ...figures } = rows.get(engine) ?? {};
  return {
    ...figures,
    ...(isTwoWheeled(vehicle) && { brakedTowingMass: null }),
    ancapYear: badge.variant.ancapRating ? ancapYear : null,
  };
}

/** The engines that the table names, for the test that each is of a car that exists. */
export const figuredEngines: readonly string[] = [...rows.keys()];
