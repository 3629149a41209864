import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { RevealedPhone } from './reveal-phone.ts';

/** A number that was asked for without a script. */
export interface RevealedPhoneView {
  readonly heading: string;
  readonly phone: { readonly shown: string; readonly href: string };
  readonly back: { readonly href: string; readonly text: string };
}

/** The page with a number (RULE-11), for one person and kept by nobody. */
export function revealedPage(
  context: SiteContext,
  { phone, back, now }: { readonly phone: RevealedPhone; readonly back: string | null; readonly now: Date },
): Page<'revealed-phone', RevealedPhoneView> {
  const heading = `Call about ${phone.name}`;
  return {
    kind: 'revealed-phone',
    status: 200,
    head: unlistedHead(context, heading),
    view: {
      heading,
      phone: { shown: phone.shown, href: phone.href },
      back: { href: back ?? '/', text: back === null ? 'Go to the home page' : 'Go back' },
    },
    validUntil: now,
    isDegraded: false,
  };
}
