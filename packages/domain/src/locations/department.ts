import type { Location } from './location.ts';

export type Department = NonNullable<Location['locationType']>;

/** Which department a location is; one that does not say is sales (RULE-19). */
export function departmentOf(location: Pick<Location, 'locationType'>): Department {
  return location.locationType ?? 'sales';
}
