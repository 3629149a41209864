import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { VisitorEmailStore } from '../ports/accounts/visitor-email-store.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';

/** Confirming an address, for whoever has the link: asked by a button, as mail scanners follow links. */
export interface ConfirmEmailView {
  readonly heading: string;
  readonly text: string;
  /** Null: there is nothing left to press. */
  readonly button: string | null;
  readonly next: { readonly href: string; readonly text: string } | null;
}

export interface ConfirmEmailPorts {
  readonly store: StoreRunner<{
    readonly emails: Pick<VisitorEmailStore, 'confirm'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

/** Before the secret of a link. People have it in their mail: it does not change. */
export const confirmEmailRoot = '/confirm-email/';

/** The page that asks. It tells nothing of whose address it is, and is the same for every secret. */
export function showConfirmEmailPage(context: SiteContext): Page<'confirm-email', ConfirmEmailView> {
  return confirmPage(context, {
    heading: 'Confirm your email',
    text: `Press the button and ${context.site.name} will send the messages you asked for to this address.`,
    button: 'Confirm my email',
    next: null,
  });
}

/** Confirms the address of a link, and in the same step begins what waited for it. */
export async function confirmEmail(
  { store, tokens }: ConfirmEmailPorts,
  context: SiteContext,
  {
    secret,
    accountHref,
    begin,
    now,
  }: {
    readonly secret: string;
    readonly accountHref: string;
    readonly begin: (jobs: Pick<JobQueue, 'enqueue'>) => Promise<void>;
    readonly now: Date;
  },
): Promise<Page<'confirm-email', ConfirmEmailView>> {
  const isConfirmed = await store.run(context.scope, async ({ emails, jobs }) => {
    if (!(await emails.confirm(tokens.hash(secret), now))) return false;
    await begin(jobs);
    return true;
  });
  const next = { href: accountHref, text: 'Go to your account' };
  return confirmPage(
    context,
    isConfirmed
      ? {
          heading: 'Your email is confirmed',
          text: 'You’ll only hear about what you asked for, and every message has a link to stop.',
          button: null,
          next,
        }
      : {
          heading: 'This link no longer works',
          text: 'Links work for two days, and only the newest one counts. You can get a new one from your account.',
          button: null,
          next,
        },
  );
}

function confirmPage(context: SiteContext, view: ConfirmEmailView): Page<'confirm-email', ConfirmEmailView> {
  return {
    kind: 'confirm-email',
    status: 200,
    head: unlistedHead(context, view.heading),
    view,
    validUntil: null,
    isDegraded: false,
  };
}
