import { z } from 'zod';
import { filterLimits } from '../../../stock/filter/filter-limits.ts';
import { readFilter } from '../../../stock/filter/read-filter.ts';

/** A stock filter in the words of stock/filter/parse-filter.ts (TEN-6); an empty one holds for every car. */
export const stockFilter = z
  .string()
  .trim()
  .max(filterLimits.length)
  .superRefine((text, context) => {
    const filter = readFilter(text);
    const problems = filter.ok ? [] : filter.error;
    for (const { message } of problems) context.addIssue({ code: 'custom', message });
  });
