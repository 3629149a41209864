import { depositAmount } from '../price/deposit.ts';
import { knownPhone } from '../../contact/known-phone.ts';
import { webChat, type WebChatSettings } from '../../contact/web-chat.ts';
import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { isAvailable } from '../car/availability.ts';
import type { Car } from '../car/car.ts';
import { similarButton, type ButtonCar, type CardButton, type ThingsToOpen } from '../card/card-buttons.ts';
import { isTestDrivable } from '../presentation/test-drivable.ts';
import { passesTradeInCheck } from '../presentation/trade-in-check.ts';

export type SidebarCar = ButtonCar & Pick<Car, 'historyReportUrl'>;

export interface SidebarSettings {
  readonly sidebarButtons: SiteSettings['sidebarButtons'];
  readonly cardButtons: Pick<SiteSettings['cardButtons'], 'similarText' | 'similarOpens'>;
  readonly checkout: Pick<SiteSettings['checkout'], 'reserveAmountCents'>;
  readonly contact: WebChatSettings & Pick<SiteSettings['contact'], 'hasAssistant'>;
  readonly testDrive: Pick<SiteSettings['testDrive'], 'carTypes'>;
  readonly tradeIn: Pick<SiteSettings['tradeIn'], 'takesTradeIns'>;
}

type Name = SiteSettings['sidebarButtons']['shown'][number];

export interface SidebarButton extends Omit<CardButton, 'opens'> {
  readonly opens:
    | Exclude<CardButton['opens'], 'car'>
    | 'phone'
    | 'tradeIn'
    | 'chat'
    | 'historyReport'
    | 'map'
    | 'assistant';
}

export interface SidebarThings extends ThingsToOpen {
  /** Whether there is a conversation with an assistant to open (TALK-2). */
  readonly assistant: boolean;
}

/** What still helps when the car is gone: talking to somebody. */
const forGoneCars: ReadonlySet<Name> = new Set(['call', 'chat', 'assistant']);

/**
 * The buttons beside a car in the site's order (VDP-5), each only where what it opens exists (RULE-9). A
 * car that is gone offers to find a similar one first. An assistant comes beside the enquiry, never in its place.
 */
export function sidebarButtons(
  car: SidebarCar,
  settings: SidebarSettings,
  exists: SidebarThings,
): readonly SidebarButton[] {
  const drawn = drawnButtons(car, settings, exists);
  const { shown } = settings.sidebarButtons;
  if (isAvailable(car)) return shown.flatMap((name) => drawn[name] ?? []);
  const stillHelpful = shown.filter((name) => forGoneCars.has(name));
  return [similarButton(settings.cardButtons), ...stillHelpful.flatMap((name) => drawn[name] ?? [])];
}

function drawnButtons(
  car: SidebarCar,
  settings: SidebarSettings,
  exists: SidebarThings,
): Readonly<Record<Name, SidebarButton | null>> {
  const { sidebarButtons: words, contact, checkout } = settings;
  const deposit = words.showsReserveAmount ? depositAmount(car, checkout) : null;
  const financeText = words.testsFinanceQuote ? words.financeQuoteText : words.financeText;
  return {
    call: where(knownPhone(car.location?.phone) !== null, 'phone', words.callText),
    finance: where(exists.financePage, 'finance', financeText),
    enquire: where(true, 'enquiry', words.enquireText),
    testDrive: where(isTestDrivable(car, settings.testDrive), 'testDrive', words.testDriveText),
    tradeIn: where(passesTradeInCheck(car, settings.tradeIn), 'tradeIn', words.tradeInText),
    chat: where(webChat(contact) !== null, 'chat', words.chatText),
    historyReport: where(knownText(car.historyReportUrl) !== null, 'historyReport', words.historyReportText),
    // The map draws an address; a location without one is nowhere.
    location: where((car.location?.address ?? null) !== null, 'map', words.locationText),
    reserve: where(exists.checkout, 'checkout', words.reserveText, deposit),
    assistant: where(exists.assistant && contact.hasAssistant, 'assistant', words.assistantText),
  };
}

function where(
  exists: boolean,
  opens: SidebarButton['opens'],
  text: string,
  amount: string | null = null,
): SidebarButton | null {
  return exists ? { opens, text, amount } : null;
}
