import type { Look } from './look.ts';

/** Bull bars, snorkels and canopies are fitted by owners: what a look is when it leaves the factory. */
const withoutFittings: Readonly<Partial<Record<Look, Look>>> = {
  '4x4-touring': '4x4-large',
  'ute-dual-work': 'ute-dual-plain',
};

export function factoryLook(look: Look): Look {
  return withoutFittings[look] ?? look;
}
