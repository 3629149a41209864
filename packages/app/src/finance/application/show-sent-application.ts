import { formatDollars } from '@forecourt/domain/core/money';
import { applicationReference } from '@forecourt/domain/finance/application/application-reference';
import { longMoment } from '@forecourt/domain/locations/moment-words';
import { pathFor } from '@forecourt/domain/site/paths';
import { answeringLocation, responseDueAt } from '../../leads/record/lead-location.ts';
import type { FinanceApplication } from '../../ports/finance/application-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import { wholePhoneViewOf } from '../../shared/phone-reveal.view.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { creditOf } from '../credit-of.ts';
import { termInWords } from '../loan.view.ts';
import type { ApplicationSentView } from './application-page.view.ts';
import { asideOf, lendersInWords, type ApplicationPage } from './show-application.ts';
import { emptyDraft } from './held-application.ts';

export interface SentPagePorts {
  readonly store: StoreRunner<{
    readonly cars: Pick<CarStore, 'findById'>;
    readonly locations: Pick<LocationStore, 'list'>;
  }>;
  readonly media: MediaAddresses;
}

const mostLocations = 1_000;
const reloadSeconds = 5;

/** What became of an application (FIN-1): it promises nothing, and says nothing of what was told. */
export async function showSentApplication(
  ports: SentPagePorts,
  context: SiteContext,
  { application, now }: { readonly application: FinanceApplication; readonly now: Date },
): Promise<ApplicationPage> {
  const { settings, site, zone, dealerships } = context;
  const { id, status, carId, sentAt } = application;
  if (status === 'draft') throw new Error('a draft is a step');
  const { car, locations } = await ports.store.run(context.scope, async (stores) => ({
    car: carId && (await stores.cars.findById(carId)),
    locations: await stores.locations.list(mostLocations),
  }));
  const owner = car?.dealershipId ?? site.dealershipId ?? dealerships[0]?.id ?? null;
  const location = answeringLocation(locations, owner, 'Finance Enquiry');
  const due = longMoment(responseDueAt(location, context, sentAt ?? now, settings.leads), zone);
  const lenders = lendersInWords(context);
  const offered = offeredInWords(application);
  const view: ApplicationSentView = {
    state: 'sent',
    status,
    ...wordsOf(status, { lenders, due, offered }),
    reference: applicationReference(id),
    stages: stagesOf(status, { lenders, due, offered, sent: longMoment(sentAt ?? now, zone) }),
    phone: location && wholePhoneViewOf(location),
    ways: [
      { text: 'Keep looking at cars', href: pathFor(settings, 'search') },
      { text: 'Back to finance', href: pathFor(settings, 'finance') },
    ],
    aside: {
      ...asideOf(ports, context, { car: null, draft: emptyDraft, asked: null, now }),
      note: keptWords(settings.finance.keepsApplicationDays, lenders),
    },
    credit: creditOf(context),
  };
  return {
    kind: 'finance-application',
    status: 200,
    head: { ...unlistedHead(context, view.heading), ...(status === 'waiting' && { reloadSeconds }) },
    view,
    validUntil: null,
    isDegraded: false,
  };
}

const keptWords = (days: number, lenders: string) =>
  `Only ${lenders} can read your answers. We see that you applied and what comes of it. It’s kept encrypted for ${days} days, then removed.`;

/** $26,990 over 5 years; null where no lender said so. */
function offeredInWords({
  offeredCents,
  offeredMonths,
}: Pick<FinanceApplication, 'offeredCents' | 'offeredMonths'>): string | null {
  if (offeredCents === null || offeredMonths === null) return null;
  return `${formatDollars(offeredCents)} over ${termInWords(offeredMonths)}`;
}

type Stages = ApplicationSentView['stages'];

/** How far it is: whoever waits sees what was done and what comes next. */
function stagesOf(
  status: ApplicationSentView['status'],
  {
    sent,
    lenders,
    due,
    offered,
  }: {
    readonly sent: string;
    readonly lenders: string;
    readonly due: string;
    readonly offered: string | null;
  },
): Stages {
  const isWaiting = status === 'waiting';
  const said: Readonly<Record<typeof status, string>> = {
    waiting: 'They look at it and tell us',
    accepted: 'They’re happy to proceed',
    referred: 'A person there is looking at it',
    declined: 'They won’t take it further',
  };
  return [
    { text: 'You sent it', when: sent, state: 'done' },
    { text: `It goes to ${lenders}`, when: null, state: isWaiting ? 'now' : 'done' },
    { text: said[status], when: offered, state: isWaiting ? 'next' : status === 'referred' ? 'now' : 'done' },
    ...(status === 'declined'
      ? []
      : [{ text: 'We call you', when: `by ${due}`, state: status === 'accepted' ? 'now' : 'next' } as const]),
  ];
}

function wordsOf(
  status: ApplicationSentView['status'],
  {
    lenders,
    due,
    offered,
  }: { readonly lenders: string; readonly due: string; readonly offered: string | null },
): Pick<ApplicationSentView, 'heading' | 'paragraphs'> {
  if (status === 'waiting') {
    return {
      heading: 'It’s on its way to the lender',
      paragraphs: [
        `We’re passing your application to ${lenders}. This is not an approval.`,
        `We’ll call you by ${due} to talk it through. You don’t need to stay on this page.`,
      ],
    };
  }
  if (status === 'declined') {
    return {
      heading: 'The lender won’t take it further',
      paragraphs: [
        'They didn’t tell us why, so we can’t either. You can ask them, and you can have a copy of your credit report for free.',
        'It doesn’t have to be the end of it. Call us and we’ll talk through what else there is.',
      ],
    };
  }
  const isAccepted = status === 'accepted';
  return {
    heading: isAccepted ? 'The lender is happy to proceed' : 'A person at the lender is looking at it',
    paragraphs: [
      ...(offered === null ? [] : [`They’d lend you ${offered}, once they’ve checked your papers.`]),
      isAccepted
        ? 'We’ll call you with the rate and what it costs in all. This is not an approval: the lender checks everything once more, and nothing is settled until you’ve both signed.'
        : 'They may ask for something more, such as a payslip. This is not an approval.',
      `We’ll call you by ${due}.`,
    ],
  };
}
