import type { GuardedRoute } from '@forecourt/domain/accounts/guarded-route';
import { pathFor, type PathSettings } from '@forecourt/domain/site/paths';
import { routeFinder, type FoundRoute } from '@forecourt/server/http/find-route';
import type { MovedPath, PageRoute } from './page-route.ts';
import { pageRoutes } from './page-routes.ts';

export type FoundPage = FoundRoute<PageRoute<string>>;

type AnyRow = PageRoute<string> | PageRoute<MovedPath>;

const rows: readonly AnyRow[] = Object.values(pageRoutes);

/** One for each site, as long as its settings hold: they move some of the paths. */
const finders = new WeakMap<PathSettings, (path: string) => FoundPage | null>();

/** The row of the table of pages that answers a path of a site; null where only staff can publish something. */
export function findPageRoute(settings: PathSettings, path: string): FoundPage | null {
  let find = finders.get(settings);
  if (!find) {
    find = routeFinder(rowsOf(settings), { longestParam: Infinity });
    finders.set(settings, find);
  }
  return find(path);
}

/** The table with its paths as they are on one site. */
export function rowsOf(settings: PathSettings): readonly PageRoute<string>[] {
  return rows.map((row) => rowHere(row, settings));
}

/** All sites share the rows that no setting moves. */
function rowHere(row: AnyRow, settings: PathSettings): PageRoute<string> {
  if (isTheSameEverywhere(row)) return row;
  const { place, below } = row.path;
  return { ...row, path: `${pathFor(settings, place)}${below}` };
}

function isTheSameEverywhere(row: AnyRow): row is PageRoute<string> {
  return typeof row.path === 'string';
}

/**
 * The sign-in guard of a path, of which the row was found; null for all others. However the path is written, it is
 * read as a router would read it, so that capitals or an encoded letter pass no guard.
 */
export function guardOf(settings: PathSettings, path: string, found: FoundPage | null): GuardedRoute | null {
  return rowOf(settings, path, found)?.guard ?? null;
}

/** Whether no site answers a path yet, but where staff published something there. */
export function isToCome(settings: PathSettings, path: string, found: FoundPage | null): boolean {
  return rowOf(settings, path, found)?.isToCome ?? false;
}

function rowOf(
  settings: PathSettings,
  path: string,
  found: FoundPage | null,
): FoundPage['route'] | undefined {
  const plain = plainPath(path);
  return (plain === path ? found : findPageRoute(settings, plain))?.route;
}

/** A path as a router would read it, however it is written. */
export function plainPath(written: string): string {
  const path = `/${decoded(written)}`.toLowerCase().replaceAll(/\/+/g, '/');
  return path.replace(/\/$/, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
