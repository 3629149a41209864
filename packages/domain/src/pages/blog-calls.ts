import type { SiteSettings } from '../settings/registry.ts';
import { pathFor, type PathSettings } from '../site/paths.ts';

interface BlogSettings extends PathSettings {
  readonly pages: PathSettings['pages'] & Pick<SiteSettings['pages'], 'blogButtons' | 'blogStockText'>;
  readonly sidebarButtons: Pick<SiteSettings['sidebarButtons'], 'testDriveText' | 'reserveText'>;
  readonly checkout: Pick<SiteSettings['checkout'], 'hasReserveOnline'>;
}

export interface BlogCall {
  readonly kind: BlogSettings['pages']['blogButtons'][number];
  readonly text: string;
  readonly href: string;
}

/**
 * What an article invites to do, in the site's order (NAV-4): a test drive, a look at the stock, or reserving
 * online, which begins with choosing a car and needs a site that offers it.
 */
export function blogCalls(settings: BlogSettings): readonly BlogCall[] {
  const { pages, sidebarButtons, checkout } = settings;
  const stock = pathFor(settings, 'search');
  const calls: Readonly<Record<BlogCall['kind'], Omit<BlogCall, 'kind'> | null>> = {
    testDrive: { text: sidebarButtons.testDriveText, href: pathFor(settings, 'bookTestDrive') },
    stock: { text: pages.blogStockText, href: stock },
    reserve: checkout.hasReserveOnline ? { text: sidebarButtons.reserveText, href: stock } : null,
  };
  return pages.blogButtons.flatMap((kind) => {
    const call = calls[kind];
    return call ? [{ kind, text: call.text, href: call.href }] : [];
  });
}
