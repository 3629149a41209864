/** How many cars a workshop takes (FORM-5). */
export interface ServiceCapacity {
  readonly carsPerDay: number;
  readonly carsPerDropOff: number;
}

/** A place of a workshop that somebody has. */
export interface TakenServicePlace {
  /** 2026-03-31. */
  readonly day: string;
  /** 07:30; null where the time is agreed by phone. */
  readonly dropOff: string | null;
}

interface FreeTimes {
  readonly free: readonly string[];
  readonly full: readonly string[];
  /** How many cars can still come that day. */
  readonly left: number;
}

/** Which times of a day have a place left, and how many cars the day still takes (FORM-5). */
export function serviceCapacityLeft(
  times: readonly string[],
  taken: readonly TakenServicePlace[],
  { carsPerDay, carsPerDropOff }: ServiceCapacity,
): FreeTimes {
  const leftAt = (time: string) =>
    Math.max(0, carsPerDropOff - taken.filter(({ dropOff }) => dropOff === time).length);
  const leftOfDay = Math.max(0, carsPerDay - taken.length);
  const leftOfTimes = times.reduce((sum, time) => sum + leftAt(time), 0);
  const left = times.length === 0 ? leftOfDay : Math.min(leftOfDay, leftOfTimes);
  const free = left === 0 ? [] : times.filter((time) => leftAt(time) > 0);
  return { free, full: times.filter((time) => !free.includes(time)), left };
}
