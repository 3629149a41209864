import { codeExpiry, nextCodeAt } from '@forecourt/domain/accounts/one-time-code';
import { signInCodeForm, signInPhoneForm } from '@forecourt/domain/accounts/sign-in-form';
import { signInAddress, type SignInTarget } from '@forecourt/domain/accounts/sign-in-target';
import { parsePhone } from '@forecourt/domain/core/australian-phone';
import { describeForm } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { browserKey } from '@forecourt/domain/watchlist/browser-list';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';
import type { Page } from '../shared/page.view.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { StockIndex } from '../ports/stock/stock-index.port.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import { countWord } from './count-word.ts';
import { maskedMobile } from './masked-mobile.ts';
import type { SignInView } from './sign-in-page.view.ts';
import { signInPicture } from './sign-in-picture.ts';

/** Where the steps of signing in are: each keeps what the visitor wanted in its query (URL-6). */
export const signInPaths = {
  phone: '/sign-in',
  code: '/sign-in/code',
  again: '/sign-in/again',
  out: '/sign-out',
} as const;

/** The address of a step, with the way on and the way back. */
export function signInStep(step: keyof typeof signInPaths, target: SignInTarget): string {
  const [, query = ''] = signInAddress(target).split('?');
  return `${signInPaths[step]}?${query}`;
}

export type ShownStep =
  | { readonly step: 'phone'; readonly phone?: string; readonly problems?: readonly FormProblem[] }
  | {
      readonly step: 'code';
      readonly phone: string;
      readonly sentAt: Date;
      readonly problems?: readonly FormProblem[];
      readonly notice?: string;
    }
  | { readonly step: 'signed-in'; readonly phone: string };

interface SignInPorts {
  readonly media: MediaAddresses;
  readonly stockIndex: StockIndex;
  readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'listByIds'> }>;
}

interface ShownSignIn {
  readonly shown: ShownStep;
  readonly target: SignInTarget;
  readonly now: Date;
}

/** The page of a step of signing in (AUTH-1). It is made for one person, and nobody keeps it. */
export async function showSignInPage(
  ports: SignInPorts,
  context: SiteContext,
  { shown, target, now }: ShownSignIn,
): Promise<Page<'sign-in', SignInView>> {
  const problems = 'problems' in shown ? (shown.problems ?? []) : [];
  return {
    kind: 'sign-in',
    status: problems.length > 0 ? 422 : 200,
    head: unlistedHead(context, problems.length > 0 ? 'Sign in: please check' : 'Sign in'),
    view: viewOf(context, {
      shown,
      target,
      now,
      saves: shown.step === 'phone' ? await carToSave(ports, context, { target, now }) : null,
      picture: await signInPicture(ports, context, now),
    }),
    validUntil: now,
    isDegraded: false,
  };
}

/** The name of the car that signing in will save; null where none was pressed, or the site does not show it. */
async function carToSave(
  { store }: SignInPorts,
  context: SiteContext,
  { target, now }: Pick<ShownSignIn, 'target' | 'now'>,
): Promise<string | null> {
  const { car: id } = target;
  if (id === null) return null;
  const [car] = await store.run(context.scope, ({ cars }) => cars.listByIds([id]));
  return car && isOnSite(car, context, now) ? fullCarName(car) : null;
}

function viewOf(
  { site, settings }: SiteContext,
  {
    shown,
    target,
    now,
    picture,
    saves,
  }: ShownSignIn & Pick<SignInView, 'picture'> & { saves: string | null },
): SignInView {
  if (shown.step === 'signed-in') {
    return {
      step: 'signed-in',
      heading: 'You’re signed in',
      picture,
      phone: maskedMobile(shown.phone),
      next: { href: target.redirect, text: 'Continue' },
      account: { href: '/account', text: 'Your account and devices' },
      signOut: { action: signInPaths.out, text: 'Sign out', everywhereText: 'Sign out on all devices' },
    };
  }
  if (shown.step === 'phone') {
    return {
      step: 'phone',
      heading: settings.accounts.signInHeading,
      picture,
      reason: settings.accounts.signInReasons[target.type],
      saves,
      action: signInStep('phone', target),
      form: describeForm(signInPhoneForm(settings)),
      phone: shown.phone ?? '',
      problems: shown.problems ?? [],
      submitText: 'Text me a code',
      back: { href: target.back, text: 'Go back' },
    };
  }
  const { codeMinutes } = settings.accounts;
  const isOver = codeExpiry(shown.sentAt, settings.accounts) <= now;
  const inSeconds = Math.ceil((nextCodeAt(shown.sentAt).getTime() - now.getTime()) / 1_000);
  return {
    step: 'code',
    heading: 'Enter the code',
    picture,
    action: signInStep('code', target),
    form: describeForm(signInCodeForm(settings)),
    problems: shown.problems ?? [],
    submitText: 'Sign in',
    sentTo: parsePhone(shown.phone)?.display ?? '',
    lifetime: isOver ? 'It no longer works.' : `It works for ${countWord(codeMinutes)} minutes.`,
    resend: { action: signInStep('again', target), text: 'Send it again', inSeconds: Math.max(0, inSeconds) },
    change: { href: signInStep('phone', target), text: 'Use another number' },
    notice: shown.notice ?? null,
    favouritesKey: browserKey(site.id, 'favourites'),
  };
}
