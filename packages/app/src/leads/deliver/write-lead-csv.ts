import type { LeadMessage } from '../record/lead-message.ts';
import { fullName } from '../record/lead-rows.ts';
import { isoWithOffset } from '../../shared/local-moment.ts';
import { oneLine } from '../../shared/plain-text.ts';

const columns = [
  'key',
  'lead_id',
  'received',
  'kind',
  'category',
  'subcategory',
  'name',
  'email',
  'phone',
  'postcode',
  'message',
  'stock_number',
  'vehicle',
  'rego',
  'dealership',
  'location',
  'opt_in',
  'url',
  'source',
  'other_answers',
] as const;

/** A lead as a file of two lines for systems that fetch files: the columns, and their values. */
export function writeLeadCsv(message: LeadMessage): string {
  const { lead, followUp, car, answers } = message;
  const values: Readonly<Record<(typeof columns)[number], string | boolean | null>> = {
    key: message.key,
    lead_id: lead.id,
    received: isoWithOffset(followUp?.at ?? lead.createdAt, message.zone),
    kind: followUp === null ? 'lead' : followUp.change === null ? 'message' : 'update',
    category: lead.category,
    subcategory: lead.subcategory,
    name: fullName(lead),
    email: lead.email,
    phone: lead.phone,
    postcode: lead.postcode,
    message: followUp === null ? lead.message : followUp.text,
    stock_number: car?.stockNumber ?? lead.stockNumber,
    vehicle: car?.name ?? null,
    rego: lead.rego,
    dealership: message.dealershipName,
    location: lead.location,
    opt_in: lead.optIn ?? false,
    url: lead.url,
    source: lead.source,
    other_answers: Object.keys(answers).length > 0 ? JSON.stringify(answers) : null,
  };
  const lines = [columns.map(cellOf), columns.map((column) => cellOf(String(values[column] ?? '')))];
  // Without the mark, spreadsheets read UTF-8 as something else.
  return `\ufeff${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

/** Also the wide forms, which some spreadsheets take for the narrow ones. */
const formulaStart = /^[=+\-@\t\r|%＝＋－＠]/u;
/** A phone begins with a plus and is no formula for anything but itself. */
const phone = /^\+\d{6,15}$/;

/** One cell. What a spreadsheet would run as a formula begins with an apostrophe, which makes it text. */
export function cellOf(text: string): string {
  const line = oneLine(text, 30_000);
  const safe = formulaStart.test(line) && !phone.test(line) ? `'${line}` : line;
  return `"${safe.replaceAll('"', '""')}"`;
}
