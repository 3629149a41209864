import type { Location } from '@forecourt/domain/locations/location';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { streetOf } from '../leads/confirm/location-line.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { DriveSummaryView } from './test-drive-page.view.ts';

/** The location and the conditions, as they stand beside every step. */
export function summaryOf(
  { settings }: Pick<SiteContext, 'settings'>,
  location: Location | null,
): Pick<DriveSummaryView, 'also' | 'location' | 'conditions'> {
  const conditions = settings.testDrive.conditions.trim();
  return {
    also: null,
    location: location && { name: placeName(location.name), street: streetOf(location) },
    conditions: conditions === '' ? null : conditions,
  };
}
