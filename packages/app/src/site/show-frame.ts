import { themeCss } from '@forecourt/domain/site/theme';
import type { FrameView } from './frame.view.ts';
import type { SiteContext } from './site-context.ts';

/** What stands around every page of a site. */
export function showFrame({ site, settings }: SiteContext): FrameView {
  return {
    siteName: site.name,
    look: {
      density: settings.layout.density,
      'buy-box': settings.layout.buyBox,
      dialog: settings.layout.dialog,
      'label-case': settings.theme.labelCase,
    },
    themeCss: themeCss(settings.theme),
  };
}
