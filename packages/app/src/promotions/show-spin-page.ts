import { signInAddress } from '@forecourt/domain/accounts/sign-in-target';
import { knownText } from '@forecourt/domain/core/known-text';
import { dayInWords, longDay } from '@forecourt/domain/core/day-words';
import { formatDollars } from '@forecourt/domain/core/money';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import type { Game } from '@forecourt/domain/promotions/game/game';
import type { EntryAnswers, EntryProblem, GameEntry } from '@forecourt/domain/promotions/game/game-entry';
import { wheelSlices, wheelTurn } from '@forecourt/domain/promotions/game/wheel-slices';
import { stateCodes } from '@forecourt/domain/settings/groups/values/australia';
import { pathFor } from '@forecourt/domain/site/paths';
import type { SignedIn } from '../accounts/find-signed-in.ts';
import { maskedMobile } from '../accounts/masked-mobile.ts';
import { checkSiteJob } from '../law/check-site.job.ts';
import type { GameStore } from '../ports/content/game-store.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { wallMoment } from '../shared/local-moment.ts';
import type { Page } from '../shared/page.view.ts';
import { unlistedHead } from '../shared/unlisted-head.ts';
import type { SiteContext } from '../site/site-context.ts';
import { findGame } from './find-game.ts';
import { lastClaimDay } from './last-claim-day.ts';
import { spinOdds } from './spin-odds.ts';
import type { SpinFormView, SpinPageView } from './spin-page.view.ts';

export interface SpinPagePorts {
  readonly store: StoreRunner<{
    readonly games: Pick<GameStore, 'countTaken' | 'findEntry' | 'listGames'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

export interface SpinVisit {
  readonly visitor: Pick<SignedIn, 'phone' | 'visitorId'> | null;
  readonly answers?: EntryAnswers;
  readonly problems?: readonly EntryProblem[];
  readonly message?: string;
  readonly now: Date;
}

/**
 * The page of the game as this visitor finds it (PAGE-4): open, before, after, or with what they drew. Null where the site
 * has no game, or where one that a state asks a permit for has none: then its staff are told by a finding (LAW-2).
 */
export async function showSpinPage(
  { store }: SpinPagePorts,
  context: SiteContext,
  visit: SpinVisit,
): Promise<Page<'spin', SpinPageView> | null> {
  const { visitor, now, problems = [] } = visit;
  const found = await store.run(context.scope, async ({ games, jobs }) => {
    const current = await findGame(games, context, now);
    // One waits at a time, however often the page is asked for.
    if (current?.isClosedByLaw) await jobs.enqueue(checkSiteJob, {}, { key: 'check-site' });
    if (!current || current.isClosedByLaw) return null;
    const entry = visitor && (await games.findEntry(current.game.id, visitor.visitorId));
    return { ...current, entry, taken: await games.countTaken(current.game.id) };
  });
  if (!found) return null;
  const { game, phase, entry, taken } = found;
  const odds = phase === 'ended' ? null : spinOdds(game, taken);
  const slices = wheelSlices(game.prizes);
  const isOver = phase === 'ended' || (odds === null && !entry);
  const view: SpinPageView = {
    ...nothing,
    ...(entry
      ? resultOf(game, entry, context)
      : isOver
        ? endedView(game, phase === 'ended', context)
        : phase === 'notYet'
          ? notYetView(game, context)
          : openView(game, context, visit)),
    message: visit.message ?? null,
    wheel: {
      slices,
      turn: entry ? wheelTurn(slices, entry.won?.prize ?? null) : 0,
      label: 'A wheel with the prizes on it. It’s only for show: the chances are in the table.',
      mark: context.site.name,
    },
    odds,
    smallPrint: smallPrintOf(game, context),
  };
  return {
    kind: 'spin',
    status: problems.length > 0 ? 422 : 200,
    head: unlistedHead(context, `${kind}: ${view.heading}`),
    view,
    validUntil: now,
    isDegraded: false,
  };
}

const kind = 'Spin to win';
const nothing = { kind, drawn: null, code: null, form: null, links: [], note: null } as const;

type Shown = Pick<SpinPageView, 'heading' | 'lead' | 'state'> &
  Partial<Pick<SpinPageView, 'code' | 'drawn' | 'form' | 'links' | 'note'>>;

function openView(game: Game, context: SiteContext, { visitor, answers, problems = [] }: SpinVisit): Shown {
  const path = pathFor(context.settings, 'spinToWin');
  const intro = {
    heading: game.name,
    lead: game.description ?? 'One spin, on us. You don’t have to buy anything.',
  };
  const fair =
    'The draw is made on our server the moment you press. The wheel shows the result, and its slices aren’t the chances: those are below.';
  if (!visitor) {
    const href = signInAddress({ type: 'spin-to-win', redirect: path, back: path });
    return {
      ...intro,
      state: 'signIn',
      links: [{ text: 'Sign in to spin', href }],
      note: `One spin each, so we text you a code first. ${fair}`,
    };
  }
  return {
    ...intro,
    state: 'open',
    form: formOf(game, path, { answers, problems }),
    note: `Signed in as ${maskedMobile(visitor.phone)}. ${fair}`,
  };
}

function formOf(
  { minimumAge }: Game,
  action: string,
  {
    answers,
    problems,
  }: { readonly answers: EntryAnswers | undefined; readonly problems: readonly EntryProblem[] },
): SpinFormView {
  return {
    action,
    states: stateCodes.map((code) => ({
      value: code,
      text: code.toUpperCase(),
      isChosen: code === answers?.state,
    })),
    ageText: `I’m ${minimumAge} or over and have read the`,
    isOfAge: answers?.isOfAge ?? false,
    termsText: 'terms',
    submitText: 'Spin it',
    spinningText: 'Spinning',
    problems,
  };
}

function notYetView({ name, startsAt }: Game, { zone, settings }: SiteContext): Shown {
  const day = startsAt === null ? 'soon' : `on ${longDay(dateIn(startsAt, zone))}`;
  return {
    state: 'notYet',
    heading: name,
    lead: `It starts ${day}. Come back then for your spin.`,
    links: [{ text: 'See what we have for sale', href: pathFor(settings, 'search') }],
  };
}

function endedView({ name, endsAt }: Game, isByDate: boolean, { zone, settings }: SiteContext): Shown {
  const when = endsAt === null ? '' : ` on ${dayInWords(dateIn(new Date(endsAt.getTime() - 1), zone))}`;
  return {
    state: 'ended',
    heading: name,
    lead: isByDate
      ? `This one ended${when}. Thanks to everyone who played.`
      : 'Every prize has been won. Thanks to everyone who played.',
    links: [{ text: 'See our offers', href: pathFor(settings, 'offers') }],
  };
}

function resultOf(game: Game, entry: GameEntry, { zone, settings }: SiteContext): Shown {
  const { won, number, drawnAt } = entry;
  const time = clockWords(wallMoment(drawnAt, zone).slice(11, 16));
  const drawn = `Drawn at ${time} on ${dayInWords(dateIn(drawnAt, zone))}, entry ${number}`;
  const prize = game.prizes.find(({ key }) => key === won?.prize);
  const toStock = { text: 'See what we have for sale', href: pathFor(settings, 'search') };
  if (!won || !prize) {
    return {
      state: 'lost',
      drawn,
      heading: 'No prize this time',
      lead: 'Thanks for playing. There’s one spin each, and nothing to buy.',
      links: [toStock],
    };
  }
  return {
    state: 'won',
    drawn,
    heading: prize.wonTitle,
    lead: `${prize.wonText} We’ve sent the code to your phone, too.`,
    code: won.code,
    links: prize.link ? [{ text: prize.link.label, href: prize.link.href }, toStock] : [toStock],
    note: `Use it by ${lastClaimDay(won, zone)}. You can come back to this page for the code.`,
  };
}

const capitals = (codes: readonly string[]) => codes.map((code) => code.toUpperCase()).join(', ');

function smallPrintOf(game: Game, { zone }: SiteContext): SpinPageView['smallPrint'] {
  const { states, permits, prizePoolCents, endsAt, minimumAge, terms } = game;
  const said = permits.flatMap(({ state, number }) => {
    const known = knownText(number);
    return known === null ? [] : [`${state.toUpperCase()} ${known}`];
  });
  const sentences = [
    `One spin a person, ${minimumAge} and over${states.length > 0 ? `, living in ${capitals(states)}` : ''}.`,
    prizePoolCents !== null && `Total prize pool ${formatDollars(prizePoolCents)}.`,
    endsAt !== null && `Ends ${dayInWords(dateIn(new Date(endsAt.getTime() - 1), zone))}.`,
    said.length > 0 && `Permits ${said.join(', ')}.`,
  ].filter((one) => one !== false);
  return {
    heading: 'The terms in full',
    text: sentences.join(' '),
    terms: (terms ?? '').split(/\n+/).filter((line) => line.trim() !== ''),
  };
}
