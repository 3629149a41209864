import type { Evidence } from './find-evidence.ts';
import type { Clause, Place, Requirement } from './read-requirements.ts';

export type State = 'built' | 'partly' | 'planned';

export interface ClauseState extends Clause {
  /** Shown at one place and not at another is not built: nobody can use half of a clause. */
  readonly state: Exclude<State, 'partly'>;
  /** The places at which a test shows it. */
  readonly shown: readonly Place[];
  /** The tests that count, each as its file and its title. */
  readonly tests: readonly string[];
}

export interface RequirementState {
  readonly id: string;
  readonly state: State;
  readonly clauses: readonly ClauseState[];
}

/** A clause is built when a test shows it at each of its places, and a requirement when all of its clauses are. */
export function requirementStates(
  requirements: readonly Requirement[],
  evidence: ReadonlyMap<string, readonly Evidence[]>,
): RequirementState[] {
  return requirements.map(({ id, clauses }) => {
    const states = clauses.map((clause) => clauseState(clause, evidence.get(clause.id) ?? []));
    return { id, clauses: states, state: together(states.map(({ state }) => state)) };
  });
}

function clauseState(clause: Clause, evidence: readonly Evidence[]): ClauseState {
  const counting = evidence.filter(({ unreached }) => unreached.length === 0);
  const shown = clause.places.filter((place) => counting.some((one) => one.places.includes(place)));
  const state = shown.length === clause.places.length ? 'built' : 'planned';
  const tests = counting.map(({ path, title }) => `${path}: ${title}`);
  return { ...clause, state, shown, tests: [...new Set(tests)] };
}

function together(states: readonly State[]): State {
  if (states.every((state) => state === 'built')) return 'built';
  return states.every((state) => state === 'planned') ? 'planned' : 'partly';
}
