import { wallTime } from '@forecourt/domain/locations/moment-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';

const two = (value: number) => String(value).padStart(2, '0');

/** A moment as systems read it, with the offset of the zone: 2026-03-01T11:00:00+11:00. */
export function isoWithOffset(moment: Date, zone: string): string {
  const { date, time } = wallClock(moment, zone);
  const seconds = two(moment.getUTCSeconds());
  const shownMs = Date.parse(`${date}T${time}:${seconds}Z`);
  const offset = Math.round((shownMs - Math.floor(moment.getTime() / 1_000) * 1_000) / 60_000);
  const size = Math.abs(offset);
  return `${date}T${time}:${seconds}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** A moment as staff read it on the wall of the location: 2026-03-01 11:00. */
export function wallMoment(moment: Date, zone: string): string {
  const { date, time } = wallClock(moment, zone);
  return `${date} ${time}`;
}

function wallClock(moment: Date, zone: string) {
  return { date: dateIn(moment, zone), time: wallTime(moment, zone) };
}
