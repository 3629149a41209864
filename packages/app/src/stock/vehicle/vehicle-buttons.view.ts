import { checkoutKind, checkoutPath } from '@forecourt/domain/checkout/checkout-path';
import { webChat, type WebChat } from '@forecourt/domain/contact/web-chat';
import { atAnchor } from '@forecourt/domain/site/anchors';
import { hasPage } from '@forecourt/domain/site/has-page';
import { carFormPath, carTradeInPath, financePath } from '@forecourt/domain/site/car-paths';
import { navigationLink, type NavigationSite } from '@forecourt/domain/site/navigation';
import { pathFor } from '@forecourt/domain/site/paths';
import { safeLink } from '@forecourt/domain/core/safe-link';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import { depositPromise } from '@forecourt/domain/stock/price/deposit';
import { primaryFirst } from '@forecourt/domain/stock/vehicle-page/primary-first';
import { sidebarButtons, type SidebarButton } from '@forecourt/domain/stock/vehicle-page/sidebar-buttons';
import { waitedFor } from '@forecourt/domain/stock/car/waited-for';
import type { SiteContext } from '../../site/site-context.ts';
import { canReserve } from '../../shared/can-reserve.ts';
import { driveAddress } from '../../shared/drive-address.ts';
import { checkoutAddress } from '../../shared/reservation-address.ts';
import { similarSearch } from '../card/card-button.view.ts';

type Opens = Exclude<SidebarButton['opens'], 'phone' | 'assistant'>;

/** Of a car with fewer, visitors are offered to ask for more (VDP-8). */
const fewPhotos = 4;

/** A button of the vehicle page (VDP-5) as a link, which works without any script. */
export interface VehicleButtonView {
  readonly opens: Opens | 'photos' | 'wait';
  readonly text: string;
  /** The deposit, on the button that takes it. */
  readonly amount: string | null;
  readonly href: string;
  readonly isExternal: boolean;
  /** What the deposit brings, said under the button that takes it (BUY-1). */
  readonly promise?: string;
  /** Stands over the form that it opens: why. */
  readonly notice?: string;
  /** What the chat button loads, and the words over the enquiry that opens where it does not come (TALK-1). */
  readonly chat?: WebChat & { readonly awayText: string };
}

export interface VehicleButtons {
  /** The words of the call button; null where there is none. */
  readonly callText: string | null;
  /** The one that the page asks for, then the others in the site's order. */
  readonly actions: readonly VehicleButtonView[];
  /** What helps to decide, drawn quietly below. */
  readonly links: readonly VehicleButtonView[];
}

const quiet: ReadonlySet<VehicleButtonView['opens']> = new Set(['chat', 'tradeIn', 'historyReport', 'map']);
const isQuiet = (opens: VehicleButtonView['opens']) => quiet.has(opens);

/** The buttons beside a car in the site's order, each only where the site has what it opens (VDP-5, RULE-9). */
export function vehicleButtonsOf(
  car: Car,
  { settings, dealerships }: Pick<SiteContext, 'settings' | 'dealerships'>,
  sitePages: NavigationSite,
): VehicleButtons {
  const checkout = checkoutPath(car, settings.checkout);
  const hasCheckout = checkout !== null && hasPage(checkout, sitePages);
  const reservesHere = hasCheckout && checkoutKind(settings.checkout) === 'checkout';
  const buttons = sidebarButtons(car, settings, {
    checkout: hasCheckout && canReserve(car, { settings, dealerships }),
    financePage: hasPage(pathFor(settings, 'finance'), sitePages),
    // No program answers in its place yet (TALK-2).
    assistant: false,
  });
  const drawn = buttons.flatMap(({ opens, text, amount }): readonly VehicleButtonView[] => {
    // The phone is asked for where it stands.
    if (opens === 'phone' || opens === 'assistant') return [];
    const target = targetOf(opens, car, { settings, sitePages });
    return target ? [{ opens, text, amount, ...target }] : [];
  });
  return {
    callText: buttons.find(({ opens }) => opens === 'phone')?.text ?? null,
    actions: untilThen(car, primaryFirst(drawn.filter(({ opens }) => !isQuiet(opens))), reservesHere),
    links: [...drawn.filter(({ opens }) => isQuiet(opens)), ...photosButton(car, settings)],
  };
}

/**
 * What is first asked of a car that nobody can drive today: to be told when that changes. Whoever waits for one to come
 * free leaves an address where cars are reserved; elsewhere, and for one that is on its way, somebody is asked.
 */
function untilThen(
  car: Car,
  actions: readonly VehicleButtonView[],
  reservesHere: boolean,
): readonly VehicleButtonView[] {
  const waits = waitedFor(car);
  if (waits === null) return actions;
  const others = primaryFirst(actions.filter(({ opens }) => opens !== 'testDrive'));
  if (waits === 'free' && reservesHere) {
    const { text } = askedOf.free;
    const href = checkoutAddress(car.slug);
    return [{ opens: 'wait', text, amount: null, href, isExternal: false }, ...others];
  }
  const [first, ...rest] = others;
  return first?.opens === 'enquiry' ? [{ ...first, ...askedOf[waits] }, ...rest] : others;
}

const askedOf = {
  free: {
    text: 'Tell me if it comes free',
    notice: 'Somebody has it on hold. Leave your name and number, and we’ll call you if it comes free.',
  },
  here: {
    text: 'Tell me when it’s here',
    notice: 'It’s on its way. Leave your name and number, and we’ll call you when it’s here.',
  },
} as const;

function photosButton(car: Car, { vehiclePage }: SiteContext['settings']): readonly VehicleButtonView[] {
  if (!vehiclePage.asksForPhotos || !isAvailable(car) || car.photos.length >= fewPhotos) return [];
  const href = carFormPath(car.slug, 'request-photos');
  return [{ opens: 'photos', text: 'Ask for more photos', amount: null, href, isExternal: false }];
}

type Target = Pick<VehicleButtonView, 'chat' | 'href' | 'isExternal' | 'promise'>;

function targetOf(
  opens: Opens,
  car: Car,
  { settings, sitePages }: Pick<SiteContext, 'settings'> & { readonly sitePages: NavigationSite },
): Target | null {
  const ofSite = (link: string | null) => {
    const found = link === null ? null : navigationLink({ label: '', link }, sitePages);
    return found && { href: found.href, isExternal: false };
  };
  const priced = { ...car, priceCents: askingPriceCents(car, settings.price.aboveCents) };
  const targets: Readonly<Record<Opens, () => Target | null>> = {
    enquiry: () => ofSite(carFormPath(car.slug, 'enquire')),
    testDrive: () =>
      ofSite(pathFor(settings, 'bookTestDrive')) && {
        href: driveAddress({ settings }, 'times', { car: car.slug }),
        isExternal: false,
      },
    chat: () => chatOf(ofSite(carFormPath(car.slug, 'enquire')), settings),
    tradeIn: () => ofSite(carTradeInPath(car.id)),
    finance: () => ofSite(financePath(settings, { dealershipSlug: car.dealershipSlug, car: priced })),
    checkout: () => {
      const target = ofSite(checkoutPath(car, settings.checkout));
      return target && { ...target, promise: depositPromise(car, settings.checkout) };
    },
    similarSearch: () => ({ href: similarSearch(car, settings), isExternal: false }),
    similarEnquiry: () => ofSite(carFormPath(car.slug, 'enquire')),
    map: () => ({ href: atAnchor('', 'vehicleMap'), isExternal: false }),
    historyReport: () => reportOf(car),
  };
  return targets[opens]();
}

/** Without a script, and where the widget does not come, the enquiry is what the button leads to. */
function chatOf(enquiry: Target | null, { contact }: SiteContext['settings']): Target | null {
  const chat = webChat(contact);
  return enquiry && chat && { ...enquiry, chat: { ...chat, awayText: contact.chatAwayText } };
}

function reportOf({ historyReportUrl }: Car): Target | null {
  const link = safeLink(historyReportUrl);
  return link && { href: link.href, isExternal: true };
}
