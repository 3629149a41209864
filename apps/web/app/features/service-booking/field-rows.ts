import type { Field } from '@forecourt/domain/core/form/field-description';

/** What is one thing to whoever fills it in stands side by side where there is room. */
const together: readonly (readonly string[])[] = [
  ['Vehicle Rego', 'Vehicle State'],
  ['Vehicle Make', 'Vehicle Model', 'Vehicle Year'],
  ['email', 'phone'],
  ['suburb', 'state', 'postcode'],
];

/** The fields of a step in their rows. */
export function fieldRows(fields: readonly Field[]): readonly (readonly Field[])[] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const row = together.find((names) => names.includes(field.name));
    if (row && last?.every(({ name }) => row.includes(name))) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
