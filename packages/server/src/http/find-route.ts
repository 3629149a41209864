type Params = Readonly<Record<string, string>>;

export interface FoundRoute<Route> {
  readonly route: Route;
  /** The values of its path params, by name. */
  readonly params: Params;
}

interface Pattern<Route> {
  readonly route: Route;
  readonly segments: readonly { readonly text: string; readonly param: string | null }[];
}

const mostSegments = 12;
const noParams: Params = {};

/**
 * Finds the route of a path in a table; a param in a route's path, as {slug}, stands for one segment, and a path
 * without params comes first. Every request of a site is looked up here, so most are decided by one map lookup.
 */
export function routeFinder<Route extends { readonly path: string }>(
  table: readonly Route[],
  { longestParam = 200 }: { readonly longestParam?: number } = {},
): (path: string) => FoundRoute<Route> | null {
  const fixed = new Map<string, FoundRoute<Route>>();
  const byFirst = new Map<string, Pattern<Route>[]>();
  for (const route of table) {
    const segments = route.path.split('/').map((text) => {
      const [, param = null] = /^\{(\w+)\}$/.exec(text) ?? [];
      return { text, param };
    });
    if (segments.some(({ param }) => param !== null)) {
      const first = firstOf(route.path);
      if (first.startsWith('/{')) throw new Error(`the route ${route.path} begins with a param`);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { route, segments }]);
    } else if (!fixed.has(route.path)) fixed.set(route.path, { route, params: noParams });
  }
  return (path) => {
    const exact = fixed.get(path);
    if (exact) return exact;
    const patterns = byFirst.get(firstOf(path));
    if (!patterns) return null;
    const requested = path.split('/', mostSegments);
    for (const { route, segments } of patterns) {
      const params = matchPath(segments, requested, longestParam);
      if (params) return { route, params };
    }
    return null;
  };
}

function firstOf(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? path : path.slice(0, end);
}

function matchPath(
  segments: Pattern<unknown>['segments'],
  requested: readonly string[],
  longestParam: number,
): Params | null {
  if (segments.length !== requested.length) return null;
  const params: Record<string, string> = {};
  for (const [index, { text, param }] of segments.entries()) {
    const written = requested[index] ?? '';
    if (param === null && text !== written) return null;
    if (param === null) continue;
    if (written === '' || written.length > longestParam) return null;
    params[param] = written;
  }
  return params;
}
