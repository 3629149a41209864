import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { siteSlug } from './site-slug.ts';

RuleTester.describe = describe;
RuleTester.it = it;

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' }, sourceType: 'module' } }).run(
  'site-slug',
  siteSlug,
  {
    valid: [
      'site.slug === other.slug;',
      'sites.find((one) => one.slug === slug);',
      "page.slug === 'home';",
      "site.slug === '';",
      'const seen = {}; seen[site.slug] = true;',
      'const seen = new Map(); seen.get(site.slug);',
      "site.template === 'group';",
      'function read(slug: string) { return slug === wanted; }',
      "const { slug } = page; slug === 'home';",
    ],
    invalid: [
      "if (site.slug === 'coastal-motors') {}",
      "if ('coastal-motors' !== context.site.slug) {}",
      "context.site?.slug == 'coastal-motors';",
      'site.slug === `coastal-motors`;',
      "const coastal = 'coastal-motors'; site.slug === coastal;",
      "import { coastal } from './coastal.ts'; site.slug === coastal;",
      "siteSlug === 'coastal-motors';",
      "lead.dealership_slug === 'coastal-motors';",
      "const { slug } = site; slug === 'coastal-motors';",
      "const own = site.slug; own === 'coastal-motors';",
      "const read = ({ site: { slug } }) => slug === 'coastal-motors';",
      "const read = ({ slug }: Site) => slug === 'coastal-motors';",
      "const read = (one: SiteContext) => one.slug === 'coastal-motors';",
      "currentSite.slug.toLowerCase() === 'coastal-motors';",
      "switch (site.slug) { case 'coastal-motors': break; }",
      "['coastal-motors', 'hill-cars'].includes(site.slug);",
      "const bold = ['coastal-motors'] as const; bold.includes(site.slug);",
      "new Set(['coastal-motors']).has(site.slug);",
      "site.slug.startsWith('coastal-');",
      '/^coastal-/.test(site.slug);',
      "({ 'coastal-motors': 9 })[site.slug];",
      "const cards = { 'coastal-motors': 9 }; site.slug in cards;",
    ].map((code) => ({ code, errors: 1 })),
  },
);
