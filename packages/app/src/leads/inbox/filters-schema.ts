import { z } from 'zod';
import { filterChoices, longestQuery, whoWords } from './list-filters.ts';
import { inboxTabs } from './inbox.view.ts';

const none = z.literal('');
const id = z.union([z.uuid(), none]).default('');
const choice = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.enum(values), none]).default('');

/** What a saved view holds. */
export const viewFiltersSchema = z.object({
  tab: z.enum(inboxTabs).default('open'),
  at: id,
  who: z.union([z.enum(whoWords), z.uuid(), none]).default(''),
  kind: choice(filterChoices.kind),
  stage: choice(filterChoices.stage),
  sent: choice(filterChoices.sent),
  since: choice(filterChoices.since),
  spam: choice(filterChoices.spam),
});

/** What a list of the inbox is asked for by. */
export const inboxFiltersSchema = viewFiltersSchema.extend({
  q: z
    .string()
    .max(longestQuery * 2)
    .default(''),
});
