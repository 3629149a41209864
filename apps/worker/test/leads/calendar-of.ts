import type { ParsedMail } from 'mailparser';

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
