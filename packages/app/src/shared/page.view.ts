/** What the head of a page says of it, to browsers and to search engines. */
export interface PageHead {
  readonly title: string;
  readonly description: string | null;
  /** Of this site's primary host, absolute; null where the page has no address of its own. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  /** For previews elsewhere. Absolute, or a path of this host. */
  readonly imageUrl: string | null;
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
  /** The feed of the articles that it is one of, or lists; absolute. */
  readonly feed?: { readonly title: string; readonly href: string };
  /** After so many seconds a browser without scripts loads the page again: what it waits for may have come. */
  readonly reloadSeconds?: number;
}

/** What makes another page of an address, beside the settings and the content of the site. */
export interface MadeOf {
  /**
   * The parameters of the query that it reads, those included that only lead it elsewhere; `range[` is all that
   * begin so. No other makes a difference: what trackers append does not make the page anew.
   */
  readonly query: readonly string[];
  /**
   * Whether it follows every change of the stock, may lag half a minute behind, as a directory must whose stock
   * changes every second, or shows none.
   */
  readonly stock: 'at-once' | 'lately' | 'none';
}

/** A page as its use case made it: plain data, the same for every visitor of the site. */
export interface Page<Kind extends string, View> {
  readonly kind: Kind;
  readonly status: 200 | 404 | 410 | 422 | 429 | 503;
  readonly head: PageHead;
  readonly view: View;
  /** The next moment at which a rule alone would change it; null: none. */
  readonly validUntil: Date | null;
  /** A lesser engine answered: the page must not be kept for long. */
  readonly isDegraded: boolean;
  /** Left out: the whole query and every change of the stock. */
  readonly madeOf?: MadeOf;
}

/** Where visitors are sent instead. */
export interface PageRedirect {
  readonly redirectTo: string;
  readonly isPermanent: boolean;
}
