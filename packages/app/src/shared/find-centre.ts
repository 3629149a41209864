import { pointOf, type Point } from '@forecourt/domain/locations/distance';
import type { Location } from '@forecourt/domain/locations/location';
import { readNear } from '@forecourt/domain/locations/read-near';
import { suburbNamed } from '@forecourt/domain/locations/suburbs';
import type { SiteContext } from '../site/site-context.ts';
import { locatePostcode, type GeocodingPorts } from './geocode-postcode.ts';

/** Where a visitor says to be. */
export type FoundCentre =
  /** `near` is the one way in which an address says it, `label` how a sentence does. */
  | {
      readonly kind: 'found';
      readonly near: string;
      readonly label: string;
      readonly point: Point;
      readonly postcode: string | null;
    }
  | { readonly kind: 'refused'; readonly message: string }
  /** Nothing was typed, or words that name no place. */
  | { readonly kind: 'none' };

/**
 * Where somebody is who typed a postcode or a suburb (LOC-6, FORM-6): a postcode is looked up, a suburb found in a
 * table, that of the dealer's own region first.
 */
export async function findCentre(
  ports: GeocodingPorts,
  context: Pick<SiteContext, 'site' | 'settings'>,
  {
    typed,
    locations,
  }: { readonly typed: string | null; readonly locations: readonly Pick<Location, 'address'>[] },
): Promise<FoundCentre> {
  const { messages } = context.settings;
  const read = readNear(typed);
  if (read.kind === 'nothing') return { kind: 'none' };
  if (read.kind === 'malformed') return { kind: 'refused', message: messages.postcodeInvalid };
  if (read.kind === 'words') {
    const about = locations.flatMap(({ address }) => pointOf(address) ?? []);
    const suburb = suburbNamed(read.words, about);
    if (!suburb) return { kind: 'none' };
    const { name, state, lat, long } = suburb;
    return {
      kind: 'found',
      near: read.words,
      label: `${name} ${state}`,
      point: { lat, long },
      postcode: null,
    };
  }
  const { postcode } = read;
  const located = await locatePostcode(ports, context, postcode);
  if (located.ok) {
    return { kind: 'found', near: postcode, label: postcode, point: located.value, postcode };
  }
  const isUnknown = located.error === 'no_such_postcode';
  return { kind: 'refused', message: isUnknown ? messages.postcodeUnknown : lookupDown };
}

const lookupDown = 'We can’t look up postcodes right now. Try a suburb instead.';
