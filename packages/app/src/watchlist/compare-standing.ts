import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { warrantyLength } from '@forecourt/domain/law/statutory-warranty';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { Car } from '@forecourt/domain/stock/car/car';
import { compareRow, type CompareRow } from '@forecourt/domain/watchlist/compare';
import { daysHere } from '@forecourt/domain/watchlist/days-here';
import { earliest } from '../shared/earliest.ts';
import type { SiteContext } from '../site/site-context.ts';
import { warrantyOf } from '../stock/vehicle/warranty-of.ts';

interface CompareStanding {
  readonly rows: readonly CompareRow[];
  readonly validUntil: Date | null;
}

/** What a comparison says by the day and by the law of the state: how long each has been here, and its warranty (LAW-2). */
export function compareStanding(cars: readonly Car[], context: SiteContext, now: Date): CompareStanding {
  const { zone } = context;
  const warranties = cars.map((car) => (isAvailable(car) ? warrantyOf(car, context, now) : null));
  const days = cars.map((car) => daysHere(car, { now, zone }));
  const lengths = warranties.map((warranty) => warranty && warrantyLength(warranty));
  return {
    rows: [
      ...compareRow('How it’s been used', 'Here for', days, null),
      ...compareRow('What comes with it', 'Statutory warranty', lengths, null),
    ],
    validUntil: earliest([
      days.some((said) => said !== null) ? endOfDay(now, zone) : null,
      ...warranties.map((warranty) => warranty?.validUntil ?? null),
    ]),
  };
}
