import { parseArgs } from 'node:util';
import * as z from 'zod';

export const usage = `pnpm demo [--size demo|scale] [--as-of 2026-11-15] [--replace]
    fill a migrated platform with the demo world; what is there already is left alone
    --size scale     a world for measuring, [--sites 1000] [--cars 1000000]
    --as-of DAY      the day on which the world is what it is; today, or that of the world that is loaded
    --replace        take out what the demo loaded before, and begin anew
pnpm demo live [--rate 5] [--minutes 10] [--seed WORD]
    play a dealer's day on the world that is loaded, so many changes a second`;

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is no whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

const options = z.object({
  size: z.enum(['demo', 'scale'], 'is demo or scale').default('demo'),
  'as-of': z.iso.date('is a day such as 2026-11-15').optional(),
  sites: whole(10, 10_000).default(1_000),
  cars: whole(1_000, 10_000_000).default(1_000_000),
  replace: z.boolean().default(false),
  rate: whole(1, 100).default(5),
  minutes: whole(1, 24 * 60).default(10),
  seed: z.string().max(100).default('a day'),
});

export type Command =
  | {
      readonly verb: 'load';
      readonly size: 'demo' | 'scale';
      readonly asOf: Date | null;
      readonly sites: number;
      readonly cars: number;
      readonly replace: boolean;
    }
  | { readonly verb: 'live'; readonly rate: number; readonly minutes: number; readonly seed: string };

/** What the words of the command line ask for; fails with a sentence for each that is wrong. */
export function readCommand(args: readonly string[]): Command {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      size: text,
      'as-of': text,
      sites: text,
      cars: text,
      rate: text,
      minutes: text,
      seed: text,
      replace: { type: 'boolean' },
    },
  });
  const [verb = 'load', ...rest] = positionals;
  if ((verb !== 'load' && verb !== 'live') || rest.length > 0) throw new Error(usage);
  const read = options.safeParse(values);
  if (!read.success)
    throw new Error(
      read.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`).join('\n'),
    );
  const { size, sites, cars, replace, rate, minutes, seed } = read.data;
  if (verb === 'live') return { verb, rate, minutes, seed };
  const asOf = read.data['as-of'] === undefined ? null : new Date(`${read.data['as-of']}T00:00:00Z`);
  return { verb, size, asOf, sites, cars, replace };
}
