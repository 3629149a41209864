import type { Mail, MailAttachment } from '../../ports/leads/mail-sender.port.ts';
import { methodOf, writeCalendar, type CalendarEvent } from './write-calendar.ts';
import { escapeMarkup, oneLine } from '../../shared/plain-text.ts';

export interface Confirmation {
  readonly siteName: string;
  readonly mailFrom: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  /** Paragraphs. */
  readonly paragraphs: readonly string[];
  /** Our own addresses among them. */
  readonly links: readonly string[];
  readonly calendar: CalendarEvent | null;
  /** Beside it. */
  readonly files?: readonly MailAttachment[];
  /** The same on every try. */
  readonly key: string;
}

/** What a visitor is sent of their own form or booking, with the booking as a calendar file. */
export function writeConfirmation(confirmation: Confirmation): Mail {
  const {
    siteName,
    mailFrom,
    to,
    replyTo,
    subject,
    paragraphs,
    links,
    calendar,
    files = [],
    key,
  } = confirmation;
  const attachments = [...(calendar ? [calendarFile(calendar)] : []), ...files];
  return {
    from: { name: oneLine(siteName, 120), address: mailFrom },
    to,
    ...(replyTo !== null && { replyTo }),
    subject: oneLine(`${subject}: ${siteName}`, 180),
    text: paragraphs.join('\n\n'),
    html: htmlOf(paragraphs, links),
    messageId: `<confirm-${key.replaceAll(/[^A-Za-z0-9-]/g, '')}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
    ...(attachments.length > 0 && { attachments }),
  };
}

function calendarFile(calendar: CalendarEvent): MailAttachment {
  return {
    fileName: 'booking.ics',
    contentType: `text/calendar; charset=utf-8; method=${methodOf(calendar)}`,
    content: writeCalendar(calendar),
  };
}

/** Only our own addresses are links: what a stranger typed under somebody's email must not be one. */
function htmlOf(paragraphs: readonly string[], links: readonly string[]): string {
  const shownLinks = new Set(links.map((link) => escapeMarkup(link)));
  const drawn = paragraphs.map((paragraph) => {
    const lines = escapeMarkup(paragraph)
      .split('\n')
      .map((line) => (shownLinks.has(line) ? `<a href="${line}">${line}</a>` : line));
    return `<p style="margin:0 0 16px;white-space:pre-wrap" dir="auto">${lines.join('\n')}</p>`;
  });
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    '<body style="margin:0;padding:16px;font:16px/1.5 sans-serif;max-width:640px">',
    ...drawn,
    '</body></html>',
  ].join('\n');
}
