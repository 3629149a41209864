import { envAccess } from './env-access.ts';
import type { LintRule } from './lint-rule.ts';
import { plainWords } from './plain-words.ts';
import { siteSlug } from './site-slug.ts';

interface Plugin {
  readonly meta: { readonly name: string };
  readonly rules: Record<string, LintRule>;
}

const plugin: Plugin = {
  meta: { name: 'forecourt' },
  rules: { 'env-access': envAccess, 'plain-words': plainWords, 'site-slug': siteSlug },
};

/** Rules of this product that no linter knows. oxlint wants a plugin as the default export. */
export default plugin;
