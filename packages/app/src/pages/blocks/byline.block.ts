import { initialsOf } from '@forecourt/domain/core/initials';
import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { line } from './stored-texts.ts';

export interface BylineView {
  readonly name: string;
  readonly initials: string;
  /** What they do at the dealer’s. */
  readonly role: string | null;
}

/** Who wrote a page. An article says it under its title. */
export const byline = defineBlock({
  schema: z.strictObject({ name: line, role: line.optional() }),
  sample: { name: 'Jenny', role: 'sales' },
  show: ({ name, role = null }) => ({
    view: { name, initials: initialsOf(name), role } satisfies BylineView,
  }),
});
