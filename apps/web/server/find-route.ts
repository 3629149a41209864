type Places = Readonly<Record<string, string>>;

export interface FoundRoute<Route> {
  readonly route: Route;
  /** What stands in the places of its path. */
  readonly places: Places;
}

interface Pattern<Route> {
  readonly route: Route;
  readonly segments: readonly { readonly text: string; readonly place: string | null }[];
}

const longestPlace = 200;
const mostSegments = 12;
const noPlaces: Places = {};

/**
 * Finds the route of a path in a table; a place in a route's path, as {slug}, stands for one segment, and a path
 * without places comes first. Every request of a site is looked up here: most are told from one word.
 */
export function routeFinder<Route extends { readonly path: string }>(
  table: readonly Route[],
): (path: string) => FoundRoute<Route> | null {
  const fixed = new Map<string, FoundRoute<Route>>();
  const byFirst = new Map<string, Pattern<Route>[]>();
  for (const route of table) {
    const segments = route.path.split('/').map((text) => {
      const [, place = null] = /^\{(\w+)\}$/.exec(text) ?? [];
      return { text, place };
    });
    if (segments.some(({ place }) => place !== null)) {
      const first = firstOf(route.path);
      if (first.startsWith('/{')) throw new Error(`the route ${route.path} begins with a place`);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { route, segments }]);
    } else if (!fixed.has(route.path)) fixed.set(route.path, { route, places: noPlaces });
  }
  return (path) => {
    const exact = fixed.get(path);
    if (exact) return exact;
    const patterns = byFirst.get(firstOf(path));
    if (!patterns) return null;
    const asked = path.split('/', mostSegments);
    for (const { route, segments } of patterns) {
      const places = matchPath(segments, asked);
      if (places) return { route, places };
    }
    return null;
  };
}

function firstOf(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? path : path.slice(0, end);
}

function matchPath(segments: Pattern<unknown>['segments'], asked: readonly string[]): Places | null {
  if (segments.length !== asked.length) return null;
  const places: Record<string, string> = {};
  for (const [index, { text, place }] of segments.entries()) {
    const written = asked[index] ?? '';
    if (place === null && text !== written) return null;
    if (place === null) continue;
    if (written === '' || written.length > longestPlace) return null;
    places[place] = written;
  }
  return places;
}
