import type { PageId, SiteId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { Page, PageVersion } from '@forecourt/domain/pages/page';

/** A page as visitors see it: the version that is published. */
export interface PublishedPage {
  readonly page: Page;
  readonly version: PageVersion;
}

/** A line of a page's history or of the blog: everything of a version but what it says. */
export type PageVersionEntry = Omit<PageVersion, 'blocks'>;

export interface PublishedArticle {
  readonly page: Page;
  readonly version: PageVersionEntry;
  /** Who wrote it, by its byline; null: it doesn’t say. */
  readonly author?: string | null;
}

/** Pages with all their versions. What is said is appended to, never changed. */
export interface PageStore {
  findPublished(siteId: SiteId, path: string): Promise<PublishedPage | null>;

  /** Published articles, newest first, of one category where that is given. */
  listArticles(
    siteId: SiteId,
    page: { readonly category?: string; readonly before?: Date; readonly limit: number },
  ): Promise<readonly PublishedArticle[]>;

  /** Every page of a site by path, published or not, of those after `after` where that is given. */
  list(siteId: SiteId, page: { readonly after?: string; readonly limit: number }): Promise<readonly Page[]>;

  /** Adds a page without content; nobody sees it before a version is published. */
  create(
    page: Pick<Page, 'id' | 'siteId' | 'path' | 'kind' | 'category'>,
  ): Promise<Result<void, 'path_taken'>>;

  /** The history of a page, newest first, of the versions numbered below `before` where that is given. */
  listVersions(
    pageId: PageId,
    page: { readonly before?: number; readonly limit: number },
  ): Promise<readonly PageVersionEntry[]>;

  readVersion(pageId: PageId, number: number): Promise<PageVersion | null>;

  /**
   * Adds a version whose number is one above the page's newest (1 for the first). Answers `stale`, and
   * adds nothing, when the page has another newest by now: somebody else saved first.
   */
  appendVersion(version: PageVersion): Promise<Result<void, 'stale'>>;

  /** Shows visitors this version. Answers false where there is no such version. */
  publish(pageId: PageId, number: number, at: Date): Promise<boolean>;

  /** Takes a page down: its address is a 404, its versions stay. Answers whether it was up. */
  takeDown(pageId: PageId): Promise<boolean>;
}
