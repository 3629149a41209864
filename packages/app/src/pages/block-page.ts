import type { SiteContext } from '../site/site-context.ts';
import type { BlockPage } from './blocks/define-block.ts';
import { pageSources, type PagePorts } from './page-sources.ts';

/** What the blocks of one page stand on. */
export async function blockPage(
  ports: PagePorts,
  context: SiteContext,
  now: Date,
  sources = pageSources(ports, context, now),
): Promise<BlockPage> {
  return { context, now, media: ports.media, sources, sitePages: await sources.sitePages() };
}
