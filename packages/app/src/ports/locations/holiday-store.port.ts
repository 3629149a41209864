import type { PublicHoliday } from '@forecourt/domain/locations/public-holiday';

/** The public holidays of the country. They have no tenant: every site reads them. */
export interface HolidayStore {
  /** By date. */
  list(limit: number): Promise<readonly PublicHoliday[]>;
}
