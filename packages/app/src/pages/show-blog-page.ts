import { readQueryString } from '@forecourt/domain/core/query-string';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { pathFor } from '@forecourt/domain/site/paths';
import { canonicalAddress } from '../shared/canonical-address.ts';
import { pageTitle } from '../shared/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import { articleTeaser, type ArticleTeaserView } from './article-teaser.view.ts';
import { breadcrumbJsonLd } from '../shared/json-ld.ts';
import { feedLink } from './show-blog-feed.ts';
import type { PagePorts } from './page-sources.ts';
import type { Page } from '../shared/page.view.ts';

export interface BlogView {
  readonly title: string;
  /** Who writes here and about what; null: nothing is said of it. */
  readonly lead: string | null;
  readonly categories: readonly { readonly label: string; readonly href: string; readonly isHere: boolean }[];
  /** Leads the first page, where others follow it. */
  readonly newest: ArticleTeaserView | null;
  readonly articles: readonly ArticleTeaserView[];
  /** To those before these; null at the end. */
  readonly older: string | null;
  readonly emptyText: string;
}

const emptyText = 'Nothing here yet.';

/** The blog, or one category of it (PAGE-2), newest first; null for an unknown category, and without articles. */
export async function showBlogPage(
  ports: PagePorts,
  context: SiteContext,
  { category, query }: { readonly category?: string; readonly query: string },
): Promise<Page<'blog', BlogView> | null> {
  const { settings, site, scope } = context;
  const blog = pathFor(settings, 'blog');
  const categories = settings.pages.blogCategories.map(({ slug, name }) => ({
    slug,
    name,
    href: `${blog}/${slug}`,
  }));
  const here = categories.find(({ slug }) => slug === category);
  if (category !== undefined && !here) return null;
  const path = here?.href ?? blog;
  const size = settings.pages.blogPageSize;
  const before = momentIn(query);
  const found = await ports.store.run(scope, ({ pages }) =>
    pages.listArticles(site.id, {
      limit: size + 1,
      ...(here && { category: here.slug }),
      ...(before && { before }),
    }),
  );
  if (found.length === 0 && !here) return null;
  const shown = found.slice(0, size);
  const last = found.length > size ? (shown.at(-1)?.page.publishedAt ?? null) : null;
  const teasers = shown.map((article) => articleTeaser(article, { context, media: ports.media }));
  const newest = before || teasers.length < 2 ? null : (teasers[0] ?? null);
  const title = here?.name ?? settings.pages.blogName;
  const feed = feedLink(context, here ?? null);
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: settings.pages.blogName, href: blog },
    ...(here ? [{ label: here.name, href: here.href }] : []),
  ];
  return {
    kind: 'blog',
    status: 200,
    head: {
      title: pageTitle(context, title),
      description: `${title} by ${site.name}.`,
      canonical: canonicalAddress(context, path),
      // Older pages of the list are the way to articles, and nothing to be found themselves.
      isIndexed: !before && shown.length > 0 && pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: shown[0]?.version.imageUrl ?? null,
      jsonLd: [breadcrumbJsonLd(context, crumbs)],
      feed,
    },
    view: {
      title,
      lead: here || settings.pages.blogLead === '' ? null : settings.pages.blogLead,
      categories: [
        { label: 'All', href: blog, isHere: !here },
        ...categories.map((one) => ({ label: one.name, href: one.href, isHere: one === here })),
      ],
      newest,
      articles: newest ? teasers.slice(1) : teasers,
      older: last && `${path}?before=${encodeURIComponent(last.toISOString())}`,
      emptyText,
    },
    validUntil: null,
    isDegraded: false,
    madeOf: { query: ['before'], stock: 'none' },
  };
}

/** From when on articles are listed; null where the address says nothing of the kind. */
function momentIn(query: string): Date | null {
  const parameters = readQueryString(query, { parameters: 20, characters: 100 });
  const said = parameters.find(([name]) => name === 'before')?.[1] ?? '';
  const moment = new Date(/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(said) ? said : Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
