/** What a register and a price guide know of a car, as the vendor writes it. */
export interface GuideCar {
  readonly make: string;
  readonly model: string;
  readonly series: string;
  readonly variant: string;
  readonly year: number;
  readonly transmission: string;
  readonly body: string;
  readonly cylinders: number;
  /** What the trade pays for one with the usual kilometres, in dollars. */
  readonly tradeValue: number;
  /** What one of its year has usually gone. */
  readonly usualKm: number;
}

const auto = 'Automatic';

export const guideCars: readonly [GuideCar, ...GuideCar[]] = [
  car('Mazda', 'CX-5', 'KF4WLA', 'Touring AWD', 2020, [auto, 'SUV', 4], [28_050, 65_400]),
  car('Toyota', 'Corolla', 'ZWE211R', 'Ascent Sport Hybrid', 2021, [auto, 'Hatch', 4], [23_400, 52_000]),
  car('Ford', 'Ranger', 'PX MkIII', 'XLT Double Cab', 2019, [auto, 'Ute', 5], [36_200, 82_000]),
  car('Hyundai', 'i30', 'PD.V4', 'Active', 2022, [auto, 'Hatch', 4], [20_300, 38_000]),
  car('Kia', 'Sportage', 'NQ5', 'SX', 2023, [auto, 'SUV', 4], [31_800, 27_000]),
  car('Volkswagen', 'Golf', 'MK8', '110TSI Life', 2021, [auto, 'Hatch', 4], [24_600, 49_000]),
  car('Subaru', 'Forester', 'S5', '2.5i Premium', 2020, [auto, 'SUV', 4], [27_900, 66_000]),
  car('Suzuki', 'Swift', 'AZ Series II', 'GL Navigator', 2022, ['Manual', 'Hatch', 4], [15_900, 35_000]),
  car('Nissan', 'X-Trail', 'T33', 'ST-L', 2023, [auto, 'SUV', 4], [33_200, 26_000]),
  car('Mitsubishi', 'Triton', 'MR', 'GLX+', 2020, [auto, 'Ute', 4], [27_300, 74_000]),
];

/** Too old to be worth a number at once. */
export const oldCar = car('Holden', 'Commodore', 'VE II', 'SV6', 2011, [auto, 'Sedan', 6], [6_800, 190_000]);

function car(
  make: string,
  model: string,
  series: string,
  variant: string,
  year: number,
  [transmission, body, cylinders]: readonly [string, string, number],
  [tradeValue, usualKm]: readonly [number, number],
): GuideCar {
  return { make, model, series, variant, year, transmission, body, cylinders, tradeValue, usualKm };
}
