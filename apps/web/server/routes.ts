import { searchRoutes } from './api/search.ts';
import type { Route, SiteRequest } from './route.ts';

/** Everything that a site answers to; what is not in here is a 404. */
export const routes: readonly Route[] = [...searchRoutes];

interface FoundRoute {
  readonly route: Route;
  readonly places: SiteRequest['places'];
}

const longestPlace = 200;
const patterns = routes.map((route) => ({ route, segments: route.path.split('/') }));

/** The route of a path; a place in it stands for one segment. */
export function findRoute(path: string): FoundRoute | null {
  const asked = path.split('/', 12);
  for (const { route, segments } of patterns) {
    const places = matchPath(segments, asked);
    if (places) return { route, places };
  }
  return null;
}

function matchPath(segments: readonly string[], asked: readonly string[]): SiteRequest['places'] | null {
  if (segments.length !== asked.length) return null;
  const places: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    const written = asked[index] ?? '';
    if (name === undefined && segment !== written) return null;
    if (name === undefined) continue;
    if (written === '' || written.length > longestPlace) return null;
    places[name] = written;
  }
  return places;
}
