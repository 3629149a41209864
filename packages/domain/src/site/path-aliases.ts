import type { SiteSettings } from '../settings/registry.ts';
import { checkoutWord } from './car-paths.ts';
import { movingPaths, type PathSettings } from './paths.ts';

export interface AliasSettings extends PathSettings {
  readonly checkout: Pick<SiteSettings['checkout'], 'hasBuyOnline'>;
}

export interface AddressParts {
  readonly path: string;
  /** Query and anchor as they stand, with their marks; empty where there are none. */
  readonly rest: string;
}

/** Parts an address of the site from its query and anchor; a slash at the end of the path does not count. */
export function addressParts(address: string): AddressParts {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  return { path: path.replace(/(?<=.)\/$/, ''), rest: address.slice(path.length) };
}

/**
 * Where the page that usually has this path lies on this site (URL-3, URL-4, URL-7, URL-8); null where the
 * path is right as it is. What it answers is never itself moved on, so that no visitor is sent in a circle.
 */
export function movedTo(path: string, settings: AliasSettings): string | null {
  const pages = movingPaths(settings);
  if (pages.some(({ here }) => here === path)) return null;
  const moved = pages.find(({ usual }) => usual.includes(path));
  return moved?.here ?? checkoutMovedTo(path, settings);
}

/** Reserving lies at checkout or at buy-online, by the buy-online flag (URL-3). */
function checkoutMovedTo(path: string, { checkout }: AliasSettings): string | null {
  const [, car, word] = /^(\/cars\/[^/]+\/)(checkout|buy-online)$/.exec(path) ?? [];
  const wordHere = checkoutWord(checkout);
  return car === undefined || word === wordHere ? null : car + wordHere;
}

/** An address as a link of this site writes it: its page where it lies here, query and anchor kept. */
export function addressHere(address: string, settings: AliasSettings): string {
  const { path, rest } = addressParts(address);
  return `${movedTo(path, settings) ?? path}${rest}`;
}
