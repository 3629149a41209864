import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { carFormPath, carPath, financePath } from '@forecourt/domain/site/car-paths';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { cardButtons, type CardButton } from '@forecourt/domain/stock/card/card-buttons';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { hrefOf, searchAddress } from '@forecourt/domain/stock/search/search-path';
import { isAnswered } from '../../shared/site-pages.ts';
import { driveAddress } from '../../shared/drive-address.ts';

export interface CardButtonView {
  readonly opens: 'car' | 'similarSearch' | 'form' | 'finance' | 'testDrive';
  readonly text: string;
  /** The deposit, on the button that takes it. */
  readonly amount: string | null;
  readonly href: string;
}

/** The buttons of a card that lead somewhere (CARD-3, CARD-4), in the site's order. */
export function cardButtonViews(car: ListedCar, settings: SiteSettings): readonly CardButtonView[] {
  return cardButtons(car, settings, { checkout: false, financePage: isAnswered('finance') }).flatMap(
    (button) => {
      const target = targetOf(button, car, settings);
      return target === null ? [] : [{ ...target, text: button.text, amount: button.amount }];
    },
  );
}

/** A button is drawn only where what it opens exists: a checkout has no page yet. */
function targetOf(
  { opens }: CardButton,
  car: ListedCar,
  settings: SiteSettings,
): Pick<CardButtonView, 'opens' | 'href'> | null {
  if (opens === 'car') return { opens, href: carPath(car.slug) };
  if (opens === 'enquiry') return { opens: 'form', href: carFormPath(car.slug, 'quick-enquiry') };
  if (opens === 'similarEnquiry') return { opens: 'form', href: carFormPath(car.slug, 'enquire') };
  if (opens === 'finance') return { opens, href: financeHref(car, settings) };
  if (opens === 'testDrive') return { opens, href: driveAddress({ settings }, 'times', { car: car.slug }) };
  return opens === 'similarSearch' ? { opens, href: similarSearch(car, settings) } : null;
}

function financeHref(car: ListedCar, settings: SiteSettings): string {
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
