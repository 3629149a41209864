import type { RequirementState } from './requirement-states.ts';
import { familyOf } from './requirement-ids.ts';

/** What a person wants to know first: what is missing of what was begun, what is not begun, and the sums. */
export function describeStates(requirements: readonly RequirementState[]): string[] {
  const inState = (state: string) => requirements.filter((one) => one.state === state);
  const partly = inState('partly').map(({ id, clauses }) => {
    const missing = clauses.flatMap((clause) => {
      const places = clause.places.filter((place) => !clause.shown.includes(place));
      return places.length > 0 ? [`${clause.id} (${places.join(' ')})`] : [];
    });
    return `  ${id}: ${missing.join(', ')}`;
  });
  const planned = Map.groupBy(inState('planned'), ({ id }) => familyOf(id));
  const clauses = requirements.flatMap((one) => one.clauses);
  const built = clauses.filter(({ state }) => state === 'built').length;
  return [
    'Partly built, and what is not shown of each:',
    ...partly,
    'Planned:',
    ...[...planned.values()].map((ids) => `  ${ids.map(({ id }) => id).join(' ')}`),
    `${inState('built').length} built, ${partly.length} partly built, ${inState('planned').length} planned of ${requirements.length} requirements; ${built} of ${clauses.length} clauses built`,
  ];
}
