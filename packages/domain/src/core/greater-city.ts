/** Postcodes of the cities that buyers name when they mean any suburb of them. */
const postcodes: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  Darwin: [[800, 832]],
  Sydney: [
    [2000, 2234],
    [2555, 2574],
    [2745, 2770],
  ],
  'Central Coast': [[2250, 2263]],
  Newcastle: [[2280, 2310]],
  Wollongong: [[2500, 2530]],
  Canberra: [
    [2600, 2620],
    [2900, 2914],
  ],
  Melbourne: [
    [3000, 3207],
    [3335, 3341],
    [3750, 3810],
    [3910, 3944],
    [3975, 3978],
  ],
  Geelong: [[3211, 3220]],
  Ballarat: [[3350, 3356]],
  Bendigo: [[3550, 3556]],
  Brisbane: [
    [4000, 4207],
    [4300, 4306],
    [4500, 4512],
  ],
  'Gold Coast': [[4208, 4230]],
  Toowoomba: [[4350, 4350]],
  'Sunshine Coast': [[4550, 4575]],
  Townsville: [[4810, 4819]],
  Cairns: [[4868, 4881]],
  Adelaide: [[5000, 5174]],
  Perth: [[6000, 6176]],
  Hobart: [
    [7000, 7019],
    [7050, 7055],
  ],
};

const cities = Object.entries(postcodes);

/** The city that a postcode is of, as a buyer says it: a yard in Norlane is in Geelong. */
export function greaterCity(postcode: string | null | undefined): string | null {
  const number = Number(postcode?.trim() || Number.NaN);
  const found = cities.find(([, ranges]) =>
    ranges.some(([first, last]) => number >= first && number <= last),
  );
  return found?.[0] ?? null;
}
