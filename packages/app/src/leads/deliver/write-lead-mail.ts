import type { Mail } from '../../ports/leads/mail-sender.port.ts';
import { carName, fullName, leadRows, type LeadRow } from '../record/lead-rows.ts';
import type { LeadMessage } from '../record/lead-message.ts';
import { escapeMarkup, oneLine, plainParagraphs } from '../../shared/plain-text.ts';
import { writeAdf } from './write-adf.ts';

interface Envelope {
  /** The platform's own address: a visitor's would be refused as forged. */
  readonly from: string;
  readonly to: string;
}

/** A lead as a mail that staff read on a phone: who to ring first, and what was said above what is known. */
export function writeLeadMail(message: LeadMessage, envelope: Envelope): Mail {
  const rows = leadRows(message).map(({ label, value }) => ({
    label: oneLine(label, 120),
    value: plainParagraphs(value),
  }));
  const said = plainParagraphs(
    (message.followUp === null ? message.lead.message : message.followUp.text) ?? '',
  );
  const warnings = message.spamWarnings.map((reason) => oneLine(reason));
  return {
    ...headersOf(message, envelope),
    text: [...warnings.map((doubt) => `May be spam: ${doubt}`), said, '', ...rows.map(textRow)]
      .join('\n')
      .trim(),
    html: htmlOf(message, { rows, said, warnings }),
  };
}

/** The lead in ADF as the text of a mail, where dealers' systems look for it; people read the other half. */
export function writeAdfMail(message: LeadMessage, envelope: Envelope): Mail {
  return { ...writeLeadMail(message, envelope), text: writeAdf(message) };
}

function headersOf(message: LeadMessage, { from, to }: Envelope) {
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    from: { name: oneLine(message.siteName, 120), address: from },
    to,
    subject: subjectOf(message),
    // The key is ours, but it stands in a header: whatever is not of an address is left out.
    messageId: `<${message.key.replaceAll(/[^A-Za-z0-9.-]/g, '-')}@${host}>`,
  };
}

function subjectOf(message: LeadMessage): string {
  const { lead, followUp, spamWarnings } = message;
  const about = followUp === null ? lead.category : (followUp.change ?? 'Another message');
  const parts = [about, carName(message), fullName(lead)];
  const marks = [
    spamWarnings.length > 0 ? '[May be spam] ' : '',
    lead.formCompleted || followUp !== null ? '' : '[Not finished] ',
  ];
  return oneLine(marks.join('') + parts.filter(Boolean).join(', '), 180);
}

const textRow = ({ label, value }: LeadRow) => `${label}: ${value}`;

interface Body {
  readonly rows: readonly LeadRow[];
  readonly said: string;
  readonly warnings: readonly string[];
}

// Mail programs drop style sheets: what a phone must show right stands on the element.
function htmlOf(message: LeadMessage, { rows, said, warnings }: Body): string {
  const warning = warnings.map(
    (doubt) => `<p style="margin:0 0 12px"><strong>May be spam:</strong> ${escapeMarkup(doubt)}</p>`,
  );
  const cells = rows.map(
    (row) =>
      `<tr><th align="left" valign="top" style="padding:6px 12px 6px 0;font-weight:600">${escapeMarkup(row.label)}</th>` +
      `<td dir="auto" style="padding:6px 0;word-break:break-word">${valueOf(row)}</td></tr>`,
  );
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    '<body style="margin:0;padding:16px;font:16px/1.5 sans-serif;max-width:640px">',
    `<h1 style="font-size:20px;margin:0 0 12px" dir="auto">${escapeMarkup(subjectOf(message))}</h1>`,
    ...warning,
    said === '' ? '' : `<p style="margin:0 0 16px;white-space:pre-wrap" dir="auto">${escapeMarkup(said)}</p>`,
    `<table role="presentation" style="border-collapse:collapse;width:100%">${cells.join('')}</table>`,
    '</body></html>',
  ].join('\n');
}

/** A phone to press, an address to write to, a page to open; all else is text. */
function valueOf({ label, value }: LeadRow): string {
  const shown = escapeMarkup(value);
  if (label === 'Phone') return `<a href="tel:${value.replaceAll(/[^+\d]/g, '')}">${shown}</a>`;
  if (label === 'Email') return `<a href="mailto:${encodeURIComponent(value.toWellFormed())}">${shown}</a>`;
  if (label === 'Page' && /^https?:\/\//.test(value)) return `<a href="${shown}">${shown}</a>`;
  return shown;
}
