import { themeCss } from '@forecourt/domain/site/theme';
import type { FrameView } from './frame.view.ts';
import type { SiteContext } from './site-context.ts';

/** What stands around every page of a site. */
export function showFrame({ site, settings }: SiteContext): FrameView {
  return {
    siteName: site.name,
    look: { template: site.template },
    themeCss: themeCss(settings.theme),
  };
}
