import { dayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { PublishedArticle } from '../ports/content/page-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { pictureView, type PictureView } from '../shared/picture.view.ts';

/** An article as lists show it. */
export interface ArticleTeaserView {
  readonly title: string;
  readonly text: string | null;
  readonly href: string;
  readonly category: string | null;
  readonly author: string | null;
  readonly date: { readonly iso: string; readonly text: string } | null;
  readonly picture: PictureView | null;
}

/** The teaser of an article. */
export function articleTeaser(
  { page, version, author }: PublishedArticle,
  { context, media }: { readonly context: SiteContext; readonly media: MediaAddresses },
): ArticleTeaserView {
  const { settings, zone } = context;
  const day = page.publishedAt && dateIn(page.publishedAt, zone);
  const { imageUrl: url } = version;
  return {
    title: version.title,
    text: version.description,
    href: page.path,
    category: settings.pages.blogCategories.find(({ slug }) => slug === page.category)?.name ?? null,
    author: author ?? null,
    date: day === null ? null : { iso: day, text: dayInWords(day) },
    picture: url === null ? null : pictureView(media, { url, alt: '' }, settings.media.listQuality),
  };
}
