import { knownText } from '../core/known-text.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { safeLink, type SafeLink } from '../core/safe-link.ts';
import { isSameMake } from './manufacturer-name.ts';
import type { Manufacturer, Model } from './model.ts';

type LinkSettings = Pick<SiteSettings['models'], 'slugRewrites' | 'manufacturerRenames'>;
type LinkedModel = Pick<Model, 'overrideUrl' | 'newSlug' | 'slug'>;

interface ModelPlace {
  readonly make: Pick<Manufacturer, 'name' | 'slug'>;
  /** The site of one manufacturer does not name it in every address. */
  readonly isOneBrandSite: boolean;
}

/** Where a model is shown (URL-10): at the address it names itself, else under its slug. */
export function modelLink(
  model: LinkedModel,
  { make, isOneBrandSite }: ModelPlace,
  settings: LinkSettings,
): SafeLink {
  const own = safeLink(knownText(model.overrideUrl));
  if (own) return own;
  const parts = [modelSlug(model, make.name, settings)];
  if (!isOneBrandSite) parts.unshift(make.slug);
  return { kind: 'internal', href: `/models/${parts.map((part) => encodeURIComponent(part)).join('/')}` };
}

/** The slug of a model: the new one where it has one, rewritten where its make does so (URL-10). */
export function modelSlug(
  { newSlug, slug }: Pick<Model, 'newSlug' | 'slug'>,
  make: string,
  settings: LinkSettings,
): string {
  const own = knownText(newSlug) ?? slug;
  const rewrite = settings.slugRewrites.find(
    (one) => one.from === own && isSameMake(one.make, make, settings),
  );
  return rewrite?.to ?? own;
}

/** All models, or those of one body (URL-8). */
export function modelsPath(body: string | null): string {
  return body === null ? '/models' : `/models?body=${encodeURIComponent(body)}`;
}
