import type { WireValue } from '@forecourt/domain/form/form';
import { newOrUsed } from '@forecourt/domain/leads/new-or-used';
import { carName, fullName, leadRows } from '../record/lead-rows.ts';
import type { LeadMessage } from '../record/lead-message.ts';
import { isoWithOffset } from '../../shared/local-moment.ts';
import { escapeMarkup, plainParagraphs } from '../../shared/plain-text.ts';

interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly (XmlElement | null)[];
}

/**
 * The lead in the Auto-lead Data Format 1.0, which dealers' systems read (FORM-9). The elements stand in the
 * format's order. What it has no place for (rego, consent, campaign) is in the customer's comments.
 */
export function writeAdf(message: LeadMessage): string {
  const { lead, followUp, key, zone } = message;
  const document = element('adf', {}, [
    element('prospect', { status: 'new' }, [
      element('id', { sequence: '1', source: 'Forecourt lead' }, lead.id),
      element('id', { sequence: '2', source: 'Forecourt delivery' }, key),
      element('requestdate', {}, isoWithOffset(followUp?.at ?? lead.createdAt, zone)),
      vehicleWanted(message),
      vehicleTradedIn(message),
      element('customer', {}, [contactOf(message), element('comments', {}, commentsOf(message))]),
      element('vendor', {}, [
        element('vendorname', {}, message.dealershipName ?? message.siteName),
        element('contact', { primarycontact: '1' }, [
          element('name', { part: 'full', type: 'business' }, message.dealershipName ?? message.siteName),
        ]),
      ]),
      element('provider', {}, [
        element('name', { part: 'full', type: 'business' }, message.siteName),
        element('service', {}, `${lead.source}: ${lead.category}`),
        optional('url', lead.url),
      ]),
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${textOf(document)}\n`;
}

function vehicleWanted(message: LeadMessage): XmlElement | null {
  const { lead, car } = message;
  if (carName(message) === null) return null;
  const isTestDrive = lead.category === 'Test Drive Enquiry';
  const status = newOrUsed(car?.carType) ?? (lead.carType === 'new' ? 'new' : 'used');
  return element('vehicle', { interest: isTestDrive ? 'test-drive' : 'buy', status }, [
    optional('year', car?.year),
    element('make', {}, car?.make ?? lead.vehicleMake ?? 'Unknown'),
    element('model', {}, car?.model ?? lead.vehicleModel ?? carName(message) ?? 'Unknown'),
    optional('vin', car?.vin),
    optional('stock', car?.stockNumber ?? lead.stockNumber),
    optional('trim', car?.badge),
    optional('bodystyle', car?.simpleBody),
    optional('transmission', car?.simpleTransmission),
    optional('odometer', car?.km, { units: 'km' }),
    car?.colour
      ? element('colorcombination', {}, [
          element('exteriorcolor', {}, car.colour),
          element('preference', {}, '1'),
        ])
      : null,
    typeof car?.priceCents === 'number'
      ? element('price', { type: 'asking', currency: 'AUD' }, (car.priceCents / 100).toFixed(2))
      : null,
    optional('pricecomments', car?.priceType),
  ]);
}

/** What the visitor has to sell, where the form asked: a second vehicle makes the deal one message. */
function vehicleTradedIn({ lead, answers }: LeadMessage): XmlElement | null {
  const [make, model] = [wordsOf(answers['make']), wordsOf(answers['model'])];
  if (lead.category !== 'Trade-in Enquiry' || (lead.rego ?? make) === null) return null;
  const km = numberOf(answers['kms'] ?? answers['odometer']);
  return element('vehicle', { interest: 'trade-in', status: 'used' }, [
    lead.rego === null ? null : element('id', { sequence: '1', source: 'Rego' }, lead.rego),
    optional('year', numberOf(answers['year'])),
    element('make', {}, make ?? 'Unknown'),
    element('model', {}, model ?? 'Unknown'),
    optional('odometer', km, { units: 'km' }),
  ]);
}

function contactOf({ lead }: LeadMessage): XmlElement {
  const prefers = (method: string) => (lead.preferredContactMethod === method ? '1' : '0');
  const phoneType = lead.phone?.startsWith('+614') ? 'cellphone' : 'voice';
  const names =
    lead.lastName === null
      ? [element('name', { part: 'full', type: 'individual' }, fullName(lead) ?? 'Not given')]
      : [
          element('name', { part: 'first', type: 'individual' }, lead.name ?? ''),
          element('name', { part: 'last', type: 'individual' }, lead.lastName),
        ];
  return element('contact', { primarycontact: '1' }, [
    ...names,
    // The format wants at least one of the two, also where the visitor gave neither.
    lead.email === null && lead.phone !== null
      ? null
      : element('email', { preferredcontact: prefers('Email') }, lead.email ?? ''),
    lead.phone === null
      ? null
      : element('phone', { type: phoneType, preferredcontact: prefers('Phone') }, lead.phone),
    lead.postcode === null
      ? null
      : element('address', { type: 'home' }, [
          element('postalcode', {}, lead.postcode),
          element('country', {}, 'AU'),
        ]),
  ]);
}

function commentsOf(message: LeadMessage): string {
  const said = message.followUp === null ? message.lead.message : message.followUp.text;
  const rows = leadRows(message).map(({ label, value }) => `${label}: ${value}`);
  const warnings = message.spamWarnings.map((reason) => `May be spam: ${reason}`);
  return [said ?? '', '', ...warnings, ...rows].join('\n').trim();
}

function wordsOf(answer: WireValue | undefined): string | null {
  return typeof answer === 'string' && answer !== '' ? answer : null;
}

function numberOf(answer: WireValue | undefined): number | null {
  const value = Number(answer ?? Number.NaN);
  return Number.isInteger(value) && value >= 0 ? value : null;
}

function element(
  name: string,
  attributes: XmlElement['attributes'],
  content: XmlElement['content'],
): XmlElement {
  return { name, attributes, content };
}

function optional(
  name: string,
  value: string | number | null | undefined,
  attributes: XmlElement['attributes'] = {},
): XmlElement | null {
  return value === null || value === undefined || value === ''
    ? null
    : element(name, attributes, String(value));
}

function textOf({ name, attributes, content }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const inner =
    typeof content === 'string'
      ? xmlText(content)
      : content.map((child) => (child === null ? '' : textOf(child))).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

/** XML 1.0 has no way to write most control characters, nor these two; one of them makes a message unreadable. */
const xmlText = (text: string) => escapeMarkup(plainParagraphs(text).replaceAll(/[\ufffe\uffff]/g, ''));
