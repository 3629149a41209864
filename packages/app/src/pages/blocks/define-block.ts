import type { NavigationSite } from '@forecourt/domain/site/navigation';
import type { z } from 'zod';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { PageSources } from '../page-sources.ts';

/** The page that a block stands on. */
export interface BlockPage {
  readonly context: SiteContext;
  readonly now: Date;
  readonly media: MediaAddresses;
  readonly sources: PageSources;
  /** Which pages the site has: a link to any other is not drawn. */
  readonly sitePages: NavigationSite;
}

export interface ShownBlock<View> {
  readonly view: View;
  /** The next moment at which a rule alone would change it; without one, none does. */
  readonly validUntil?: Date | null;
  /** A lesser engine answered. */
  readonly isDegraded?: boolean;
  /** It may stand beside another such block on a wide screen. */
  readonly isNarrow?: boolean;
}

/** Null: there is nothing to show, and the page goes on without it. */
export type Shown<View> = ShownBlock<View> | null;

/** A kind of block: what is stored of it, and what a page shows of that. */
export interface Block<Schema extends z.ZodType, View extends object> {
  /** Of everything that is stored, apart from the word of its kind. */
  readonly schema: Schema;
  /** What an editor shows before anything is written. */
  readonly sample: z.input<Schema>;
  readonly show: (stored: z.output<Schema>, page: BlockPage) => Shown<View> | Promise<Shown<View>>;
}

/** Declares a kind of block. */
export function defineBlock<Schema extends z.ZodType, View extends object>(
  block: Block<Schema, View>,
): Block<Schema, View> {
  return block;
}
