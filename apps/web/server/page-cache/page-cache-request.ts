import type { SiteContext } from '@forecourt/app/site/site-context';
import type { MadePage } from './cached-page.ts';

/** A request for a page. There is no visitor and no cookie in it, so that no cached page can hold one. */
export interface PageCacheRequest {
  readonly context: SiteContext;
  readonly representation: 'document' | 'data';
  readonly path: string;
  readonly query: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** What a page that is not cached takes. */
export interface UncachedPage {
  /** Throws where the sender or the site has had its share. */
  readonly admit: () => void;
  readonly make: MakePage;
  readonly makeNotFound: MakeNotFound;
}

/** Makes the page of an address whose query is canonical; null: nothing lies there. */
export type MakePage = (query: string) => Promise<MadePage | null>;

/** Makes the page of all addresses of a site under which nothing lies. */
export type MakeNotFound = () => Promise<MadePage>;
