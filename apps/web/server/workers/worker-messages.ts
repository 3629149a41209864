import type { SiteContext } from '@forecourt/app/site/site-context';
import type { HttpResponse } from '@forecourt/server/http/response';
import type { MadePage } from '../page-cache/cached-page.ts';
import type { Representation } from '../pages/page-headers.ts';

/** What a worker thread is to make for a site: the same for every visitor, and plain data, as it is copied. */
export interface WorkerTask {
  readonly siteId: SiteContext['site']['id'];
  readonly versions: SiteContext['versions'];
  /** Left out while the thread has the one of these settings. */
  readonly context?: SiteContext;
  readonly target: WorkerTarget;
  readonly now: Date;
  /** Of the request that waits, for the log. */
  readonly requestId: string | undefined;
}

export type WorkerTarget =
  | {
      readonly kind: 'page';
      readonly path: string;
      readonly query: string;
      readonly representation: Representation;
    }
  /** The page of all addresses under which nothing lies. */
  | { readonly kind: 'not-found'; readonly representation: Representation }
  /** A response of the API that is the same for everybody. */
  | { readonly kind: 'api'; readonly path: string; readonly query: string };

/** By the kind of target, what is made. */
export interface MadeInThread {
  readonly page: MadePage | null;
  readonly 'not-found': MadePage;
  readonly api: HttpResponse;
}

/** What came of a task. That there is too much to do is told as data: as a copied error it would be any failure. */
export type WorkerResult = { readonly spent: readonly SpentTime[] } & (
  | { readonly kind: 'made'; readonly made: MadeInThread[keyof MadeInThread] }
  | { readonly kind: 'context-wanted' }
  | { readonly kind: 'overloaded'; readonly message: string; readonly retryAfterMs: number }
);

/** CPU time that the thread spent for a site since it last told. */
export interface SpentTime {
  readonly siteId: string;
  readonly ms: number;
}
