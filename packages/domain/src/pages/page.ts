import type { PageId, SiteId, StaffId } from '../core/ids.ts';

/** An address of a site with content of its own (PAGE-1); an article is one that the blog lists (PAGE-2). */
export interface Page {
  readonly id: PageId;
  readonly siteId: SiteId;
  readonly path: string;
  readonly kind: 'page' | 'article';
  readonly category: string | null;
  /** Null: never published, or taken down. Visitors get a 404. */
  readonly publishedVersion: number | null;
  readonly publishedAt: Date | null;
}

/** One saved state of a page. Versions are only ever added: 1, 2, 3 and so on without gaps. */
export interface PageVersion {
  readonly pageId: PageId;
  readonly siteId: SiteId;
  readonly number: number;
  readonly title: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  /** Unknown, because a block's schema may have changed since it was saved; the block registry reads it. */
  readonly blocks: unknown;
  /** Null: it was loaded together with the site, by nobody in particular. */
  readonly who: StaffId | null;
  readonly when: Date;
  readonly why: string | null;
}
