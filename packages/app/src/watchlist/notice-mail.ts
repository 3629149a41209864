import type { Mail } from '../ports/leads/mail-sender.port.ts';
import { escapeMarkup, oneLine } from '../shared/plain-text.ts';

interface Notice {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly unsubscribeUrl: string;
}

/** A message that somebody agreed to, and can end from it. Sent twice, it has the same Message-ID. */
export function noticeMail(
  { name, mailFrom, host }: Readonly<Record<'name' | 'mailFrom' | 'host', string>>,
  { id, to, subject, text, unsubscribeUrl }: Notice,
): Mail {
  return {
    from: { name: oneLine(name, 120), address: mailFrom },
    to,
    subject: oneLine(subject, 180),
    text,
    html: linkedHtml(text),
    messageId: `<${id}@${host}>`,
    unsubscribeUrl,
  };
}

/** The same words as a plain text, each paragraph by itself and addresses as links. */
function linkedHtml(text: string): string {
  const linked = escapeMarkup(text).replaceAll(/https:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  return linked
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
