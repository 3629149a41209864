type Places = Readonly<Record<string, string>>;

export interface FoundRoute<Route> {
  readonly route: Route;
  /** What stands in the places of its path. */
  readonly places: Places;
}

const longestPlace = 200;

/** Finds the route of a path in a table; a place in a route's path, as {slug}, stands for one segment. */
export function routeFinder<Route extends { readonly path: string }>(
  table: readonly Route[],
): (path: string) => FoundRoute<Route> | null {
  const patterns = table.map((route) => ({ route, segments: route.path.split('/') }));
  return (path) => {
    const asked = path.split('/', 12);
    for (const { route, segments } of patterns) {
      const places = matchPath(segments, asked);
      if (places) return { route, places };
    }
    return null;
  };
}

function matchPath(segments: readonly string[], asked: readonly string[]): Places | null {
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
