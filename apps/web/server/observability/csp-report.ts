import { z } from 'zod';

/** Where browsers report: named by the Content-Security-Policy of every document. */
export const cspReportsPath = '/api/csp-reports';

/** The directives of our policies. Whatever else is reported counts as `other`. */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'frame-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'other',
] as const;
type Directive = (typeof directives)[number];

/** A browser gathers reports for a minute; more of them at once are of no browser. */
const mostReports = 20;
const directive = z.enum(directives).catch('other');
/** By `report-uri`, one at a time. */
const single = z
  .object({ 'csp-report': z.object({ 'effective-directive': directive }) })
  .transform((report): readonly Directive[] => [report['csp-report']['effective-directive']]);
/** By `report-to`, several, of other kinds among them. */
const several = z
  .array(
    z.object({ type: z.string(), body: z.object({ effectiveDirective: directive }).nullable().catch(null) }),
  )
  .max(mostReports)
  .transform((reports): readonly Directive[] =>
    reports.flatMap(({ type, body }) => (type === 'csp-violation' && body ? [body.effectiveDirective] : [])),
  );
const reported = z.union([single, several]);

/** Which directives a report names, out of a fixed vocabulary; null for what is no report. */
export function violatedDirectives(text: string): readonly Directive[] | null {
  try {
    return reported.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
