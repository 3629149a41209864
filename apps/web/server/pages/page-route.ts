import type { PageRedirect } from '@forecourt/app/shared/page.view';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { GuardedRoute } from '@forecourt/domain/accounts/guarded-route';
import type { MovingPlace } from '@forecourt/domain/site/paths';
import type { PageKind } from '../../app/navigation/page-views.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { AnyPage } from './page-request.ts';

/** A path that a setting moves: a place of domain/site/paths, whose usual addresses redirect to it, or what lies below one. */
export interface MovedPath<MovedPlace extends MovingPlace = MovingPlace, Below extends string = string> {
  readonly place: MovedPlace;
  readonly below: Below;
}

/** A literal pattern, as /cars/{slug}, or a path that a setting moves. */
export type PagePath = string | MovedPath;

type ParamsIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string>> & ParamsIn<Rest>
  : unknown;

type ParamsOf<Path extends PagePath> = Path extends string
  ? ParamsIn<Path>
  : Path extends MovedPath<MovingPlace, infer Below>
    ? ParamsIn<Below>
    : never;

/** What a use case is given beside the params of its path. */
interface PageInput {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly now: Date;
}

type Shown<Kind extends PageKind> = Extract<AnyPage, { readonly kind: Kind }> | PageRedirect | null;

/** A use case: makes the page, or null where the site has none under these params. */
type ShowPage<Kind extends PageKind, Input> = (
  deps: ServerDeps,
  context: SiteContext,
  input: Input,
) => Shown<Kind> | Promise<Shown<Kind>>;

/** One row of the table of pages. */
export interface PageRoute<Path extends PagePath = PagePath, ToCome extends boolean = boolean> {
  readonly path: Path;
  /** Of the page that `show` makes. */
  readonly kind: PageKind | null;
  /** Whether a page that staff published at the path comes first, or only where the use case has none. */
  readonly published: 'first' | 'last';
  /** Null: no use case answers it, but a visitor route, or only what staff publish there. */
  readonly show: ShowPage<PageKind, PageInput> | null;
  /** By which sign-in guard it is entered, where the site's settings ask for it (AUTH-2). */
  readonly guard: GuardedRoute | null;
  /** No site answers it yet: it is a 404, and nothing links to it. */
  readonly isToCome: ToCome;
  /** It is different for each visitor: a visitor route answers it before pages are asked. */
  readonly isPersonal: boolean;
}

/** A path that a setting moves, or one below it. */
export function moved<const MovedPlace extends MovingPlace, const Below extends string = ''>(
  place: MovedPlace,
  below = '' as Below,
): MovedPath<MovedPlace, Below> {
  return { place, below };
}

const row = {
  kind: null,
  published: 'first',
  show: null,
  guard: null,
  isToCome: false,
  isPersonal: false,
} as const;

/** A page of the product that staff cannot replace. */
export function page<const Path extends PagePath, Kind extends PageKind>(
  path: Path,
  kind: Kind,
  show: ShowPage<NoInfer<Kind>, PageInput & ParamsOf<Path>>,
): PageRoute<Path, false> {
  return { ...replaceable(path, kind, show), published: 'last' };
}

/** A page of the product in whose place one may stand that staff published (PAGE-1). */
export function replaceable<const Path extends PagePath, Kind extends PageKind>(
  path: Path,
  kind: Kind,
  show: ShowPage<NoInfer<Kind>, PageInput & ParamsOf<Path>>,
  guard: GuardedRoute | null = null,
): PageRoute<Path, false> {
  // A row of the table no longer says which params `show` needs: the finder brings those of the same row's path.
  return { ...row, path, kind, show: show as unknown as PageRoute['show'], guard };
}

/** A page that only staff write, at an address that the product knows. */
export function written<const Path extends PagePath>(path: Path): PageRoute<Path, false> {
  return { ...row, path };
}

/** A page that one of the visitor routes answers. */
export function personal<const Path extends PagePath>(
  path: Path,
  guard: GuardedRoute | null = null,
): PageRoute<Path, false> {
  return { ...row, path, guard, isPersonal: true };
}

/** A page that no site answers yet. */
export function toCome<const Path extends PagePath>(
  path: Path,
  guard: GuardedRoute | null = null,
): PageRoute<Path, true> {
  return { ...row, path, guard, isToCome: true };
}
