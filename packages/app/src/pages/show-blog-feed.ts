import { pathFor } from '@forecourt/domain/site/paths';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { canonicalAddress } from '../shared/canonical-address.ts';
import type { PageHead } from '../shared/page.view.ts';
import { previewPicture } from '../shared/picture.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { PagePorts } from './page-sources.ts';

/** The articles of a blog for feed readers; every address is absolute. */
export interface BlogFeed {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Where the feed itself lies. */
  readonly self: string;
  readonly items: readonly BlogFeedItem[];
}

export interface BlogFeedItem {
  readonly title: string;
  readonly link: string;
  readonly description: string | null;
  readonly category: string | null;
  readonly publishedAt: Date | null;
  readonly imageUrl: string | null;
}

const mostItems = 30;
const feedName = 'feed';

type BlogCategory = SiteSettings['pages']['blogCategories'][number];

/** The category whose feed lies at a path, null for that of the whole blog; undefined where no feed lies there. */
export function feedAt(path: string, { settings }: SiteContext): BlogCategory | null | undefined {
  const blog = pathFor(settings, 'blog');
  if (path === `${blog}/${feedName}`) return null;
  return settings.pages.blogCategories.find(({ slug }) => path === `${blog}/${slug}/${feedName}`);
}

/** What the head of the blog's pages says of its feed (PAGE-2). */
export function feedLink(context: SiteContext, category: BlogCategory | null): NonNullable<PageHead['feed']> {
  const { site } = context;
  return {
    title: titleOf(site.name, category),
    href: canonicalAddress(context, feedPath(context, category)),
  };
}

/** The feed of the blog, or of one category, newest first (PAGE-2); null without articles. */
export async function showBlogFeed(
  { store, media }: Pick<PagePorts, 'store' | 'media'>,
  context: SiteContext,
  category: BlogCategory | null,
): Promise<BlogFeed | null> {
  const { settings, site, scope } = context;
  const articles = await store.run(scope, ({ pages }) =>
    pages.listArticles(site.id, { limit: mostItems, ...(category && { category: category.slug }) }),
  );
  if (articles.length === 0) return null;
  const blog = pathFor(settings, 'blog');
  const absolute = (url: string) => (url.startsWith('/') ? canonicalAddress(context, url) : url);
  return {
    title: titleOf(site.name, category),
    description: `${category?.name ?? context.settings.pages.blogName} by ${site.name}.`,
    link: canonicalAddress(context, category ? `${blog}/${category.slug}` : blog),
    self: canonicalAddress(context, feedPath(context, category)),
    items: articles.map(({ page, version }) => ({
      title: version.title,
      link: canonicalAddress(context, page.path),
      description: version.description,
      category: settings.pages.blogCategories.find(({ slug }) => slug === page.category)?.name ?? null,
      publishedAt: page.publishedAt,
      imageUrl: version.imageUrl === null ? null : absolute(previewPicture(media, version.imageUrl)),
    })),
  };
}

function feedPath({ settings }: SiteContext, category: BlogCategory | null): string {
  const blog = pathFor(settings, 'blog');
  return category ? `${blog}/${category.slug}/${feedName}` : `${blog}/${feedName}`;
}

function titleOf(site: string, category: BlogCategory | null): string {
  return category ? `${category.name} | ${site}` : site;
}
