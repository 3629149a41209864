import type { Choice, Field } from '../form/field-description.ts';
import { makeFirst } from './make-first.ts';

// In the browser's bundle: nothing here may import the schema library.

export interface WorkshopGroup {
  readonly name: string;
  /** Its places are seen at once; those of the others when they are unfolded. */
  readonly isOpen: boolean;
  readonly options: readonly Choice[];
}

interface KnownCar {
  readonly make: string;
  /** Where it is registered: qld. */
  readonly state: string;
  /** The place that is chosen already. */
  readonly chosen: string;
}

/**
 * The workshops of a large group as somebody with this car looks for them: those of its make, then those of the state
 * in which it is registered, then the other states. None where the places stand in one list.
 */
export function workshopGroups(
  field: Pick<Field, 'options'>,
  { make, state, chosen }: KnownCar,
): readonly WorkshopGroup[] {
  const isNear = ({ group = '' }: Choice) => group.toLowerCase() === state.toLowerCase();
  const near = nearFirst(field.options ?? [], isNear);
  if (near.every(({ group }) => group === undefined)) return [];
  const { options } = makeFirst({ options: near }, make);
  const grouped = Map.groupBy(options, ({ group = '' }) => group);
  return Array.from(grouped, ([name, some], place) => ({
    name,
    isOpen: place === 0 || some.some(({ value }) => value === chosen),
    options: some,
  }));
}

function nearFirst(options: readonly Choice[], isNear: (one: Choice) => boolean): readonly Choice[] {
  return options.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)));
}
