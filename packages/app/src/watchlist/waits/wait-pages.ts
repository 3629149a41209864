import type { ConfirmEmailView } from '../../accounts/confirm-email.ts';
import type { CarWaitStore } from '../../ports/checkout/car-wait-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { Page } from '../../shared/page.view.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isCarId as isUuid } from '../requested-cars.ts';
import type { AskToBeToldRefusal } from './ask-to-be-told.ts';

type NoticePage = Page<'confirm-email', ConfirmEmailView>;
type Next = NonNullable<ConfirmEmailView['next']>;

const problems: Readonly<Record<AskToBeToldRefusal, string>> = {
  no_address: 'Please enter an email address, such as jo@example.com.',
  too_many: 'You’ve asked about as many as we can keep for one person. Please give us a call instead.',
};

/** What whoever left an address is answered. */
export function showWait(
  context: SiteContext,
  refusal: AskToBeToldRefusal | null,
  { short, next }: { readonly short: string; readonly next: Next },
): NoticePage {
  if (refusal !== null) {
    const page = noticePage(context, {
      heading: 'We couldn’t keep that',
      text: problems[refusal],
      button: null,
      next,
    });
    return { ...page, status: 422 };
  }
  return noticePage(context, {
    heading: 'We’ll tell you',
    text: `If the ${short} comes free within 30 days, you’ll get one email from us. Nothing was charged, and nothing is held for you.`,
    button: null,
    next,
  });
}

/** The page that asks whether a wait shall end. It tells nothing of whose it is. */
export function showStopWait(context: SiteContext): NoticePage {
  return noticePage(context, {
    heading: 'Stop this email?',
    text: `${context.site.name} won’t email you about this one.`,
    button: 'Stop this email',
    next: null,
  });
}

/** Ends the wait of a token. Of an unknown one the page is the same: nothing can be found out by it. */
export async function stopWait(
  { store }: { readonly store: StoreRunner<{ readonly carWaits: Pick<CarWaitStore, 'unsubscribe'> }> },
  context: SiteContext,
  { token, next, now }: { readonly token: string; readonly next: Next; readonly now: Date },
): Promise<NoticePage> {
  if (isUuid(token)) await store.run(context.scope, ({ carWaits }) => carWaits.unsubscribe(token, now));
  return noticePage(context, {
    heading: 'The email has been stopped',
    text: 'You won’t hear about this one from us.',
    button: null,
    next,
  });
}

function noticePage(context: SiteContext, view: ConfirmEmailView): NoticePage {
  return {
    kind: 'confirm-email',
    status: 200,
    head: unlistedHead(context, view.heading),
    view,
    validUntil: null,
    isDegraded: false,
  };
}
