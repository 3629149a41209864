import type { Field } from '@forecourt/domain/form/field-description';
import type { ReactNode } from 'react';

/** What is one thing to whoever fills it in stands side by side where there is room. */
const together: readonly (readonly string[])[] = [
  ['name', 'last_name'],
  ['email', 'phone'],
  ['postcode', 'phone'],
  ['postcode', 'best_time_to_call'],
  ['suburb', 'state', 'postcode'],
  ['category', 'location_id'],
  ['category', 'dealership_slug'],
  ['location_id', 'dealership_slug'],
  ['location_id', 'PreferredContactMethod'],
  ['kms', 'finance'],
  ['rego', 'regoState'],
  ['Rego', 'Vehicle State'],
  ['make', 'model', 'year'],
  ['sleeps', 'length'],
  ['Vehicle Rego', 'Vehicle State'],
  ['Vehicle Make', 'Vehicle Model', 'Vehicle Year'],
];

/** What begins a row that is short enough to stay one on a phone: a plate and its state. */
const staysBeside: ReadonlySet<string> = new Set(['Rego', 'Vehicle Rego', 'sleeps', 'postcode']);

interface FieldRowsProps {
  readonly fields: readonly Field[];
  /** Must give it the field's name as its key. */
  readonly draw: (field: Field) => ReactNode;
}

/** The fields of a form, or of one step of it, in their rows. */
export function FieldRows({ fields, draw }: FieldRowsProps) {
  return inRows(fields).map((row) =>
    row.length === 1 ? (
      row.map(draw)
    ) : (
      <div key={row[0]?.name} className={rowClass(row)}>
        {row.map(draw)}
      </div>
    ),
  );
}

function inRows(fields: readonly Field[]): readonly (readonly Field[])[] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1) ?? [];
    const wanted = [...last, field].map(({ name }) => name);
    const isBeside =
      last.length > 0 && together.some((names) => wanted.every((name) => names.includes(name)));
    if (isBeside) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function rowClass([first, , third]: readonly Field[]): string {
  if (third) return 'f2 f3';
  return first && staysBeside.has(first.name) ? 'f2 keep' : 'f2';
}
