import { knownText } from '../core/known-text.ts';
import type { SiteSettings } from '../settings/registry.ts';

type RenameSettings = Pick<SiteSettings['models'], 'manufacturerRenames'>;

/** The name by which visitors know a make, whatever the feed calls it (RULE-16); null where there is none. */
export function manufacturerName(
  name: string | null | undefined,
  { manufacturerRenames }: RenameSettings,
): string | null {
  const known = knownText(name);
  if (known === null) return null;
  return manufacturerRenames.find(({ from }) => isSameName(from, known))?.to ?? known;
}

/** Whether two names mean one make, whichever of its names each is. */
export function isSameMake(one: string | null, other: string | null, settings: RenameSettings): boolean {
  const [name, otherName] = [manufacturerName(one, settings), manufacturerName(other, settings)];
  return name !== null && otherName !== null && isSameName(name, otherName);
}

/** Whether two names are one to a reader: feeds differ in capitals and in blanks. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
