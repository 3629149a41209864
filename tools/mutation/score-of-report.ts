import { z } from 'zod';

/** What a run on one folder found. Changes that cannot be compiled or never run are left out, as they prove nothing. */
interface FolderScore {
  readonly date: string;
  readonly changes: number;
  readonly noticed: number;
  readonly percent: number;
  /** Changes of what is computed once, when a file is loaded, were left out. */
  readonly ignoreStatic?: boolean;
}

export type Scores = Record<string, FolderScore>;

const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

const noticed = new Set(['Killed', 'Timeout']);
const counted = new Set([...noticed, 'Survived', 'NoCoverage']);

/** Reads a report of the mutation run. */
export function scoreOf(text: string, date: Date): FolderScore {
  const { files } = report.parse(JSON.parse(text));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const changes = statuses.filter((status) => counted.has(status)).length;
  const found = statuses.filter((status) => noticed.has(status)).length;
  const percent = changes === 0 ? 100 : Math.round((1_000 * found) / changes) / 10;
  return { date: date.toISOString().slice(0, 10), changes, noticed: found, percent };
}
