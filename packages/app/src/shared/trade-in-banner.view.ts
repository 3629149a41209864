import { promoWindow } from '@forecourt/domain/promotions/promo-window';
import { navigationLink, type NavigationSite } from '@forecourt/domain/site/navigation';
import { pathFor } from '@forecourt/domain/site/paths';
import type { SiteContext } from '../site/site-context.ts';

/** An invitation to trade in, for as long as its window is open (RULE-12). */
export interface TradeInBannerView {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

export interface ShownTradeInBanner {
  readonly banner: TradeInBannerView | null;
  /** When its window opens or closes; null: never again. */
  readonly validUntil: Date | null;
}

/** The trade-in banner of a page at a moment; none where the site has no page to trade in on. */
export function tradeInBannerOf(
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  sitePages: NavigationSite,
  now: Date,
): ShownTradeInBanner {
  const { tradeInBanner, tradeInBannerWindow } = settings.promotions;
  const { isOpen, validUntil } = promoWindow(tradeInBannerWindow, settings.law, zone, now);
  const { title, text, label } = tradeInBanner;
  const link = navigationLink({ label, link: pathFor(settings, 'tradeIn') }, sitePages);
  return { banner: isOpen && link ? { title, text, label, href: link.href } : null, validUntil };
}
