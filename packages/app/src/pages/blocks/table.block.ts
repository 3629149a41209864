import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { line } from './stored-texts.ts';

export interface TableView {
  readonly caption: string;
  /** What is compared. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** A few things beside each other, row by row. */
export const table = defineBlock({
  schema: z
    .strictObject({
      caption: line,
      columns: z.array(line).min(1).max(4),
      rows: z
        .array(z.strictObject({ label: line, cells: z.array(line).min(1).max(4) }))
        .min(1)
        .max(30),
    })
    .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length)),
  sample: {
    caption: 'The two beside each other',
    columns: ['Hatch', 'Wagon'],
    rows: [{ label: 'Boot', cells: ['295 L', '520 L'] }],
  },
  show: (shown) => ({ view: shown satisfies TableView }),
});
