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
import type { ApplicationSentView } from './application-page.view.ts';
import { asideOf, creditOf, lendersInWords, type ApplicationPage } from './show-application.ts';
import { emptyDraft } from './held-application.ts';

export interface SentPagePorts {
  readonly store: StoreRunner<{
    readonly cars: Pick<CarStore, 'findById'>;
    readonly locations: Pick<LocationStore, 'list'>;
  }>;
  readonly media: MediaAddresses;
}

const mostLocations = 1_000;

/** What became of an application (FIN-1): it promises nothing, and says nothing of what was told. */
export async function showSentApplication(
  ports: SentPagePorts,
  context: SiteContext,
  { application, now }: { readonly application: FinanceApplication; readonly now: Date },
): Promise<ApplicationPage> {
  const { settings, site, zone, dealerships } = context;
  const { status, carId, sentAt } = application;
  if (status === 'draft') throw new Error('a draft is a step');
  const { car, locations } = await ports.store.run(context.scope, async (stores) => ({
    car: carId && (await stores.cars.findById(carId)),
    locations: await stores.locations.list(mostLocations),
  }));
  const owner = car?.dealershipId ?? site.dealershipId ?? dealerships[0]?.id ?? null;
  const location = answeringLocation(locations, owner, 'Finance Enquiry');
  const due = longMoment(responseDueAt(location, context, sentAt ?? now, settings.leads), zone);
  const view: ApplicationSentView = {
    state: 'sent',
    status,
    ...wordsOf(status, { lenders: lendersInWords(context), due }),
    phone: location && wholePhoneViewOf(location),
    ways: [
      { text: 'Keep looking at cars', href: pathFor(settings, 'search') },
      { text: 'Back to finance', href: pathFor(settings, 'finance') },
    ],
    aside: {
      ...asideOf(ports, context, { car: null, draft: emptyDraft, asked: null, now }),
      note: keptWords(settings.finance.keepsApplicationDays),
    },
    credit: creditOf(context),
  };
  return {
    kind: 'finance-application',
    status: 200,
    head: { ...unlistedHead(context, view.heading), ...(status === 'waiting' && { reloadSeconds: 20 }) },
    view,
    validUntil: null,
    isDegraded: false,
  };
}

const keptWords = (days: number) =>
  `We keep your application for ${days} days, encrypted, then it’s removed. Only the lender can read it.`;

function wordsOf(
  status: ApplicationSentView['status'],
  { lenders, due }: { readonly lenders: string; readonly due: string },
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
    heading: isAccepted ? 'The lender is happy to go on' : 'A person at the lender is looking at it',
    paragraphs: [
      isAccepted
        ? 'We’ll call you with the rate and what it costs in all. This is not an approval: the lender checks everything once more, and nothing is settled until you’ve both signed.'
        : 'They may ask for something more, such as a payslip. This is not an approval.',
      `We’ll call you by ${due}.`,
    ],
  };
}
