import type { SiteContext } from '../site/site-context.ts';

/** Whose credit representative the dealer is, and where that is told at length. */
export interface CreditView {
  readonly text: string;
  readonly href: string | null;
}

/** The credit licence of the dealer, where one is told (LAW-2). */
export function creditOf({ settings }: Pick<SiteContext, 'settings'>): CreditView | null {
  const { creditNotice, creditGuide } = settings.financeContent;
  return creditNotice === '' ? null : { text: creditNotice, href: creditGuide };
}
