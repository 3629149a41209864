import type { Point } from '@forecourt/domain/locations/distance';

type Browser = Pick<Geolocation, 'getCurrentPosition'>;

export type WhereIAm =
  /** As an address says it: Richmond VIC. */
  { readonly near: string; readonly why: null } | { readonly near: null; readonly why: string };

const refused = 1;
const waits = { timeout: 10_000, maximumAge: 300_000 } as const;
const instead = 'Type your suburb or postcode instead.';

/**
 * The suburb where somebody is, asked of their browser once. Where they stand to the metre stays there: it is compared
 * with a table that comes to them, is sent to nobody and kept nowhere.
 */
export async function whereIAm(browser: Browser | undefined): Promise<WhereIAm> {
  try {
    if (!browser) return whyNot(null);
    const [point, { suburbAt }] = await Promise.all([
      pointOf(browser),
      import('@forecourt/domain/locations/suburbs'),
    ]);
    const suburb = suburbAt(point);
    return suburb
      ? { near: `${suburb.name} ${suburb.state}`, why: null }
      : { near: null, why: `We know no suburb near where you are. ${instead}` };
  } catch (error) {
    return whyNot(error);
  }
}

function whyNot(error: unknown): WhereIAm {
  const isRefused = typeof error === 'object' && error !== null && 'code' in error && error.code === refused;
  return {
    near: null,
    why: isRefused
      ? `Your browser doesn’t let us see where you are. ${instead}`
      : `We couldn’t find out where you are. ${instead}`,
  };
}

async function pointOf(browser: Browser): Promise<Point> {
  const { promise, resolve, reject } = Promise.withResolvers<GeolocationPosition>();
  browser.getCurrentPosition(resolve, reject, waits);
  const { latitude, longitude } = (await promise).coords;
  return { lat: latitude, long: longitude };
}
