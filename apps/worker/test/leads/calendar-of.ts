import type { ParsedMail } from 'mailparser';

/** Open on all days, so that there is a time on each. */
export const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  formattedHours: null,
  open: '09:00',
  close: '17:00',
}));

/** The calendar file of a mail, line by line. */
export function calendarOf({ attachments }: ParsedMail) {
  const file = attachments[0];
  return {
    type: file?.contentType,
    name: file?.filename,
    lines: file?.content.toString('utf8').split('\r\n'),
  };
}

/** A moment as such a file writes it. */
export function stampOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
