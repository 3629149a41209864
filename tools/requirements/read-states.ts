import { readFileSync } from 'node:fs';
import { parseSource } from '../reachability/read-module.ts';
import type { Repository } from '../reachability/repository.ts';
import { findEvidence, type Evidence } from './find-evidence.ts';
import { readRequirements } from './read-requirements.ts';
import { readTests } from './read-tests.ts';
import { familyOf, namedIds } from './requirement-ids.ts';
import { requirementStates, type RequirementState, type State } from './requirement-states.ts';

export interface States {
  readonly requirements: readonly RequirementState[];
  /** What is wrong with the document, or with a title that names what is not in it. */
  readonly problems: readonly string[];
}

/** The state of every requirement of docs/requirements.md, by the tests of this repository. */
export function readStates(repository: Repository): States {
  const { requirements, problems } = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
  const clauses = new Set(requirements.flatMap((one) => one.clauses.map(({ id }) => id)));
  const families = new Set(requirements.map(({ id }) => familyOf(id)));
  const found = new Map<string, Evidence[]>();
  const misnamed = new Set<string>();
  for (const path of repository.modules.keys()) {
    // Tests of the tools hold titles made up to be read.
    if (!/\.(test\.tsx?|spec\.ts)$/.test(path) || /\.full\.|^tools\//.test(path)) continue;
    for (const evidence of findEvidence(path, repository, testsOf))
      for (const id of namedIds(evidence.title, families)) {
        if (clauses.has(id)) found.set(id, [...(found.get(id) ?? []), evidence]);
        else misnamed.add(`${path}: ${wrongId(id, requirements)} ("${evidence.title}")`);
      }
  }
  return { requirements: requirementStates(requirements, found), problems: [...problems, ...misnamed] };
}

const testsOf = (file: string) => readTests(parseSource(file, readFileSync(file, 'utf8')));

function wrongId(id: string, requirements: readonly { readonly id: string }[]): string {
  const isSplit = requirements.some((one) => one.id === id);
  return isSplit ? `${id} has clauses: name the one that is shown` : `no requirement ${id}`;
}

/** The state of a requirement or of one of its clauses. */
export function stateFinder(requirements: readonly RequirementState[]): (id: string) => State | undefined {
  const states = new Map<string, State>();
  for (const { id, state, clauses } of requirements) {
    for (const clause of clauses) states.set(clause.id, clause.state);
    states.set(id, state);
  }
  return (id) => states.get(id);
}
