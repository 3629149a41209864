import { depositAmount, type DepositCar } from '../price/deposit.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { isAvailable } from '../car/availability.ts';
import type { Car } from '../car/car.ts';
import { isTestDrivable } from '../presentation/test-drivable.ts';
import { waitedFor } from '../car/waited-for.ts';

export type ButtonCar = DepositCar & Pick<Car, 'status' | 'itemType' | 'reserved'>;

interface CardButtonSettings {
  readonly cardButtons: SiteSettings['cardButtons'];
  readonly checkout: Pick<SiteSettings['checkout'], 'reserveAmountCents'>;
  readonly testDrive: Pick<SiteSettings['testDrive'], 'carTypes'>;
}

/** What other rules and the site's pages say there is to open; a button to nothing is not drawn. */
export interface ThingsToOpen {
  /** Whether the car can be reserved (RULE-6). */
  readonly checkout: boolean;
  readonly financePage: boolean;
}

export interface CardButton {
  readonly opens:
    'car' | 'enquiry' | 'finance' | 'checkout' | 'testDrive' | 'similarEnquiry' | 'similarSearch';
  readonly text: string;
  /** The deposit, on the button that takes it. */
  readonly amount: string | null;
}

export interface SimilarButton extends CardButton {
  readonly opens: 'similarEnquiry' | 'similarSearch';
}

/** The buttons of a card in the site's order (CARD-3); a car that is gone has one alone (CARD-4). */
export function cardButtons(
  car: ButtonCar,
  settings: CardButtonSettings,
  exists: ThingsToOpen,
): readonly CardButton[] {
  const { cardButtons: words, checkout, testDrive } = settings;
  if (!isAvailable(car)) return [similarButton(words)];

  const deposit = words.showsReserveAmount ? depositAmount(car, checkout) : null;
  const drawn: Readonly<Record<(typeof words.shown)[number], CardButton | null>> = {
    explore: { opens: 'car', text: words.exploreText, amount: null },
    quickEnquiry: { opens: 'enquiry', text: words.quickEnquiryText, amount: null },
    finance: exists.financePage ? { opens: 'finance', text: words.financeText, amount: null } : null,
    reserve: exists.checkout ? { opens: 'checkout', text: words.reserveText, amount: deposit } : null,
    // Nobody drives what another has reserved, or what is on its way.
    testDrive:
      isTestDrivable(car, testDrive) && waitedFor(car) === null
        ? { opens: 'testDrive', text: words.testDriveText, amount: null }
        : null,
  };
  return words.shown.flatMap((name) => drawn[name] ?? []);
}

/** The button of a car that is gone: to an enquiry about one like it, or to a search for such. */
export function similarButton({
  similarText: text,
  similarOpens,
}: Pick<SiteSettings['cardButtons'], 'similarText' | 'similarOpens'>): SimilarButton {
  return { opens: similarOpens === 'search' ? 'similarSearch' : 'similarEnquiry', text, amount: null };
}
