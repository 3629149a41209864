import type { Choice, Field } from '../form/field-description.ts';

// In the browser's bundle: nothing here may import the schema library.

/** The places of a long list with those that are called by the make of the car before all others. */
export function makeFirst<Listed extends Pick<Field, 'options'>>(field: Listed, make: string): Listed {
  const named = make.trim().toLowerCase();
  const { options = [] } = field;
  const isOfMake = ({ label }: Choice) =>
    label
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .includes(named);
  const own = named === '' ? [] : options.filter(isOfMake);
  if (own.length === 0 || !options.some(({ group }) => group !== undefined)) return field;
  const first = own.map((option) => ({
    ...option,
    // Under a make it no longer says by itself in which state it is.
    label: [option.label, option.group].filter(Boolean).join(', '),
    group: `${make.trim()} workshops`,
  }));
  return { ...field, options: [...first, ...options.filter((option) => !own.includes(option))] };
}
