import { z } from 'zod';

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
const advisory = z.object({
  module_name: z.string(),
  severity: z.enum(severities),
  title: z.string(),
  url: z.string().default(''),
});
const report = z.object({ advisories: z.record(z.string(), advisory) });

type Advisory = z.infer<typeof advisory>;

const isSerious = ({ severity }: Advisory) => severity === 'high' || severity === 'critical';
const words = ({ module_name: name, severity, title, url }: Advisory) =>
  `${severity}: ${name}: ${title} ${url}`.trim();

export type AuditResult =
  | { readonly kind: 'unanswered' }
  /** In words, one line each. */
  | { readonly kind: 'read'; readonly serious: readonly string[]; readonly others: readonly string[] };

/** Reads what `pnpm audit --json` printed. A registry that knows no advisories answers something else: nothing was checked. */
export function readAudit(printed: string): AuditResult {
  const read = report.safeParse(parsed(printed));
  if (!read.success) return { kind: 'unanswered' };
  const found = Object.values(read.data.advisories);
  return {
    kind: 'read',
    serious: found.filter(isSerious).map(words),
    others: found.filter((one) => !isSerious(one)).map(words),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
