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

const report = z.object({
  'csp-report': z.object({ 'effective-directive': z.enum(directives).catch('other') }),
});

/** Which directive a report names, out of a fixed vocabulary; null for what is no report. */
export function violatedDirective(text: string): Directive | null {
  try {
    return report.parse(JSON.parse(text))['csp-report']['effective-directive'];
  } catch {
    return null;
  }
}
