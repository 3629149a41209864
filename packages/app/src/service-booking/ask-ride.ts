import { readQueryString } from '@forecourt/domain/core/query-string';
import { freeRide } from '@forecourt/domain/locations/free-ride';
import type { Location } from '@forecourt/domain/locations/location';
import { findCentre } from '../shared/find-centre.ts';
import type { GeocodingPorts } from '../shared/geocode-postcode.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { FreeRideView } from './service-page.view.ts';

type AskedRide = Omit<FreeRideView, 'text' | 'action'>;

/**
 * Whether a free ride goes to where a visitor says to be; null where the site has none. `near` where the same is asked
 * at another address: a postcode has one.
 */
export async function askRide(
  ports: GeocodingPorts,
  context: SiteContext,
  { query, locations }: { readonly query: string; readonly locations: readonly Location[] },
): Promise<AskedRide | { readonly near: string; readonly typed?: never } | null> {
  const { freeRideKm: reachKm } = context.settings.servicePage;
  if (reachKm === null) return null;
  const asked = new Map(readQueryString(query, { parameters: 20, characters: 60 })).get('near') ?? null;
  const typed = (asked ?? '').trim();
  if (typed === '') return { typed, answer: null, error: null };
  const centre = await findCentre(ports, context, { typed: asked, locations });
  if (centre.kind === 'refused') return { typed, answer: null, error: centre.message };
  if (centre.kind === 'none')
    return { typed, answer: null, error: context.settings.messages.postcodeInvalid };
  if (centre.near !== asked) return { near: centre.near };
  return {
    typed,
    answer: freeRide(locations, { label: centre.label, from: centre.point, reachKm }),
    error: null,
  };
}
