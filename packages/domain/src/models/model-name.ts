import { knownText } from '../core/known-text.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { isSameMake, isSameName, manufacturerName } from './manufacturer-name.ts';
import type { Model } from './model.ts';

type NameSettings = Pick<
  SiteSettings['models'],
  'manufacturerRenames' | 'modelRenames' | 'prefixesSingleDigits' | 'newPrefix'
>;

/**
 * The name of a model without a word about its newness (RULE-16): as its make renames it, and with the make
 * before a single digit, which alone would say nothing.
 */
export function plainModelName(
  { name, make }: { readonly name: string | null; readonly make: string | null },
  settings: NameSettings,
): string | null {
  const known = knownText(name);
  const makeName = manufacturerName(make, settings);
  if (known === null || makeName === null) return known;

  const rename = settings.modelRenames.find(
    (one) => isSameName(one.from, known) && isSameMake(one.make, make, settings),
  );
  if (rename) return rename.to;
  return settings.prefixesSingleDigits && /^\d$/.test(known) ? `${makeName} ${known}` : known;
}

/** The name of a model as its tile and its page say it: a model of status new is an 'All New' one (RULE-16). */
export function modelName(
  { name, status }: Pick<Model, 'name' | 'status'>,
  make: string | null,
  settings: NameSettings,
): string | null {
  const plain = plainModelName({ name, make }, settings);
  return plain !== null && status === 'new' ? `${settings.newPrefix} ${plain}` : plain;
}
