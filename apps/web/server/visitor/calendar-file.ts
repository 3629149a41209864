import type { VisitorResponse } from './visitor-route.ts';

/** A calendar file to download. */
export function calendarFile(body: string, name: 'test-drive' | 'service' | 'inspection'): VisitorResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'x-content-type-options': 'nosniff',
    },
    body,
  };
}
