import { promiseName } from '@forecourt/domain/settings/groups/promises.settings';
import { z } from 'zod';
import { promisesViewOf } from '../../shared/promises.view.ts';
import { defineBlock } from './define-block.ts';

/** What the dealer promises (TEN-9), as the settings have it: all of it, or some by name. */
export const promises = defineBlock({
  schema: z.strictObject({ names: z.array(promiseName).min(1).max(5).optional() }),
  sample: {},
  show: ({ names }, { context }) => {
    const view = promisesViewOf(context, names ?? null);
    return view && { view };
  },
});
