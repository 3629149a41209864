import { familyOf, namedIds } from './requirement-ids.ts';

export const places = ['rule', 'server', 'page'] as const;

/** Where a requirement must be shown. */
export type Place = (typeof places)[number];

/** A requirement, or a clause of one, that tests show by itself. */
export interface Clause {
  readonly id: string;
  readonly places: readonly Place[];
}

export interface Requirement {
  readonly id: string;
  /** One that is not split is its own only clause. */
  readonly clauses: readonly Clause[];
}

export interface Requirements {
  /** In the order of the document. */
  readonly requirements: readonly Requirement[];
  /** What makes the document unusable as a list. */
  readonly problems: readonly string[];
}

const item = /^( *)- ([A-Z]{2,}-\d+(?:\.\d+)?)(?: \[([a-z ]*)\])? /;
/** A line of the table of what a rule shows alone. */
const alone = /^\| ([A-Z]{2,}-[\d.]*\d) +\|/;

/**
 * Reads a requirements document: an item of a list begins with the id and, in brackets, the places at which it must be
 * shown; one that is split has clauses below it in place of them.
 */
export function readRequirements(document: string): Requirements {
  const lines = document.split('\n');
  const items = lines.flatMap((line) => {
    const [, indent = '', id, written] = item.exec(line) ?? [];
    return id === undefined ? [] : [{ id, isClause: indent !== '', places: readPlaces(written) }];
  });
  const requirements = items
    .filter(({ isClause }) => !isClause)
    .map(({ id, places: own }): Requirement => {
      const clauses = items.flatMap((one) =>
        one.isClause && parentOf(one.id) === id ? [{ id: one.id, places: one.places }] : [],
      );
      return { id, clauses: clauses.length > 0 ? clauses : [{ id, places: own }] };
    });
  const reasons = lines.flatMap((line) => alone.exec(line)?.[1] ?? []);
  return {
    requirements,
    problems: [
      ...problemsOf(items, requirements),
      ...missingReasons(requirements, reasons),
      ...unknown(document, items),
    ],
  };
}

interface Item extends Clause {
  readonly isClause: boolean;
}

function problemsOf(items: readonly Item[], requirements: readonly Requirement[]): string[] {
  const ids = items.map(({ id }) => id);
  const split = new Set(items.filter(({ isClause }) => isClause).map(({ id }) => parentOf(id)));
  const clauses = requirements.flatMap((one) => one.clauses);
  return [
    ...ids.filter((id, position) => ids.indexOf(id) !== position).map((id) => `${id} is defined twice`),
    ...clauses
      .filter((one) => one.places.length === 0)
      .map(({ id }) => `${id} does not say where it must be shown`),
    ...items
      .filter((one) => split.has(one.id) && one.places.length > 0)
      .map(({ id }) => `${id} is shown by its clauses: it has no places of its own`),
    ...items
      .filter(({ id, isClause }) => isClause && !ids.includes(parentOf(id)))
      .map(({ id }) => `${id} is a clause of nothing`),
  ];
}

/** What no person and no program ever sees may be shown by its rule alone, and the document says why. */
function missingReasons(requirements: readonly Requirement[], reasons: readonly string[]): string[] {
  const byRule = requirements
    .flatMap((one) => one.clauses)
    .filter((one) => one.places.join() === 'rule')
    .map(({ id }) => id);
  return [
    ...byRule
      .filter((id) => !reasons.includes(id))
      .map((id) => `${id} is shown by its rule alone, and nobody says why`),
    ...reasons.filter((id) => !byRule.includes(id)).map((id) => `${id} is not shown by its rule alone`),
  ];
}

function unknown(document: string, items: readonly Item[]): string[] {
  const ids = items.map(({ id }) => id);
  return namedIds(document, new Set(ids.map(familyOf)))
    .filter((id) => !ids.includes(id))
    .map((id) => `${id} is named but begins no item`);
}

function readPlaces(written = ''): Place[] {
  return places.filter((place) => written.split(' ').includes(place));
}

const parentOf = (id: string) => id.slice(0, id.lastIndexOf('.'));
