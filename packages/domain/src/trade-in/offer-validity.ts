import { Temporal } from 'temporal-polyfill';
import type { SiteSettings } from '../settings/registry.ts';

interface GivenOffer {
  readonly givenAt: Date;
  /** Of the site: the offer names a day of its calendar. */
  readonly zone: string;
}

export interface OfferValidity {
  /** 2026-03-08: through the end of this day. */
  readonly lastDay: string;
  readonly validUntil: Date;
}

/** Until when an offer stands (TRADE-6): for the configured days after the day on which it was given. */
export function offerValidity(
  { givenAt, zone }: GivenOffer,
  { offerValidDays }: Pick<SiteSettings['tradeIn'], 'offerValidDays'>,
): OfferValidity {
  const givenOn = Temporal.Instant.fromEpochMilliseconds(givenAt.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  const lastDay = givenOn.add({ days: offerValidDays });
  const end = lastDay.add({ days: 1 }).toZonedDateTime(zone);
  return { lastDay: lastDay.toString(), validUntil: new Date(end.epochMilliseconds) };
}

/** Whether a seller can still accept an offer. */
export function canAcceptOffer({ validUntil }: Pick<OfferValidity, 'validUntil'>, now: Date): boolean {
  return now < validUntil;
}

/** The last minute in which an offer stands: what is read as its end. */
export function lastMinuteOf({ validUntil }: Pick<OfferValidity, 'validUntil'>): Date {
  return new Date(validUntil.getTime() - 60_000);
}
