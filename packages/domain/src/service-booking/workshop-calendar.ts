import type { OpeningHours } from '../locations/location.ts';
import { tradesWeekly, type TradingCalendar } from '../locations/trading-day.ts';

const weekdays: readonly OpeningHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  status: 'Open',
  formattedHours: null,
  open: null,
  close: null,
}));

/**
 * When a workshop works: by its own hours, else by those of its dealership's other departments, else from Monday to
 * Friday, as nearly all do. Its special hours and the holidays of its place count in any case.
 */
export function workshopCalendar(own: TradingCalendar, others: readonly TradingCalendar[]): TradingCalendar {
  const known = [own, ...others].find((calendar) => tradesWeekly(calendar));
  return { ...own, openingHours: known?.openingHours ?? weekdays };
}
