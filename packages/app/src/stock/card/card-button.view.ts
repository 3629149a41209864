import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { carFormPath, carPath, financePath } from '@forecourt/domain/site/car-paths';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { cardButtons, type CardButton } from '@forecourt/domain/stock/card/card-buttons';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { hrefOf, searchAddress } from '@forecourt/domain/stock/search/search-path';
import { canReserve } from '../../shared/can-reserve.ts';
import { checkoutAddress } from '../../shared/reservation-address.ts';
import { isAnswered } from '../../shared/site-pages.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { driveAddress } from '../../shared/drive-address.ts';

export interface CardButtonView {
  readonly opens: 'car' | 'similarSearch' | 'form' | 'finance' | 'testDrive' | 'checkout';
  readonly text: string;
  /** The deposit, on the button that takes it. */
  readonly amount: string | null;
  readonly href: string;
}

/** Of a site: who sells its cars, which says for whom deposits can be taken. */
export type ButtonSite = Pick<SiteContext, 'settings'> & Partial<Pick<SiteContext, 'dealerships'>>;

/** The buttons of a card that lead somewhere (CARD-3, CARD-4), in the site's order. */
export function cardButtonViews(
  car: ListedCar,
  { settings, dealerships = [] }: ButtonSite,
): readonly CardButtonView[] {
  const exists = {
    checkout: isAnswered('carCheckout') && canReserve(wholeCar(car), { settings, dealerships }),
    financePage: isAnswered('finance'),
  };
  return cardButtons(car, settings, exists).flatMap((button) => {
    const target = targetOf(button, car, settings);
    return target === null ? [] : [{ ...target, text: button.text, amount: button.amount }];
  });
}

/** Lists leave these out; a site's rule about equipment is asked on the page of the car. */
function wholeCar(car: ListedCar): Car {
  const leftOut = {
    dealerComments: null,
    variant: null,
    owners: null,
    vin: null,
    regoExpiry: null,
    complianceDate: null,
    buildDate: null,
    historyReportUrl: null,
  };
  return { ...car, ...leftOut, standardEquipment: [], heldFor: [], views: 0 };
}

/** A button is drawn only where what it opens exists. */
function targetOf(
  { opens }: CardButton,
  car: ListedCar,
  settings: SiteSettings,
): Pick<CardButtonView, 'opens' | 'href'> | null {
  if (opens === 'car') return { opens, href: carPath(car.slug) };
  if (opens === 'enquiry') return { opens: 'form', href: carFormPath(car.slug, 'quick-enquiry') };
  if (opens === 'similarEnquiry') return { opens: 'form', href: carFormPath(car.slug, 'enquire') };
  if (opens === 'finance') return { opens, href: financeHref(car, settings) };
  if (opens === 'checkout') return { opens, href: checkoutAddress(car.slug) };
  if (opens === 'testDrive') return { opens, href: driveAddress({ settings }, 'times', { car: car.slug }) };
  return opens === 'similarSearch' ? { opens, href: similarSearch(car, settings) } : null;
}

/** The finance page about a car, as far as it is filled in there. */
export function financeHref(
  car: Pick<ListedCar, 'carType' | 'dealershipSlug' | 'id'> & Parameters<typeof askingPriceCents>[0],
  settings: SiteSettings,
): string {
  const { id, carType, dealershipSlug } = car;
  const priceCents = askingPriceCents(car, settings.price.aboveCents);
  return financePath(settings, { dealershipSlug, car: { id, carType, priceCents } });
}

/** The search for cars like one that is gone: of its make and body, as far as they are known. */
export function similarSearch(
  { make, simpleBody }: Pick<ListedCar, 'make' | 'simpleBody'>,
  { search }: SiteSettings,
): string {
  const state = normalSearchState({
    ...emptySearch(search.defaultSort),
    lists: { ...(make && { make: [make] }), ...(simpleBody && { body: [simpleBody] }) },
  });
  // The address without the site's makes is the long one; it leads on to the short one.
  return hrefOf(searchAddress(state, { search, makes: [] }));
}
