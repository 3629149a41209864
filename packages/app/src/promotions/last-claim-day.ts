import { dayInWords, weekdayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { GameEntry } from '@forecourt/domain/promotions/game/game-entry';

/** The last day on which a prize can be had: Sunday 14 February 2027. */
export function lastClaimDay(
  { claimUntil }: Pick<NonNullable<GameEntry['won']>, 'claimUntil'>,
  zone: string,
): string {
  const day = dateIn(new Date(claimUntil.getTime() - 1), zone);
  return `${weekdayInWords(day)} ${dayInWords(day)}`;
}
