import type { XmlNode } from './read-xml.ts';

interface ElementRule {
  /** In this order; `?` once at most, `*` any number, `+` at least one, otherwise exactly one. */
  readonly children?: readonly string[];
  /** The values that an attribute may have, or anything; `!` must be there. */
  readonly attributes?: Readonly<Record<string, readonly string[] | 'any'>>;
  readonly text?: RegExp;
}

const flag = ['0', '1'];
const id: ElementRule = { attributes: { sequence: 'any', 'source!': 'any' } };
const line: ElementRule = {};

/** The parts of ADF 1.0 that we write, and what stands around them. */
const schema: Readonly<Record<string, ElementRule>> = {
  adf: { children: ['prospect+'] },
  prospect: {
    attributes: { status: ['new', 'resend'] },
    children: ['id*', 'requestdate', 'vehicle*', 'customer', 'vendor', 'provider?'],
  },
  id,
  requestdate: { text: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/ },
  vehicle: {
    attributes: {
      interest: ['buy', 'lease', 'sell', 'trade-in', 'test-drive'],
      status: ['new', 'used'],
    },
    children: [
      'id*',
      'year?',
      'make',
      'model',
      'vin?',
      'stock?',
      'trim?',
      'doors?',
      'bodystyle?',
      'transmission?',

      'odometer?',
      'condition?',
      'colorcombination*',
      'imagetag?',
      'price?',
      'pricecomments?',
      'option*',
      'finance?',
      'comments?',
    ],
  },
  year: { text: /^\d{4}$/ },
  odometer: {
    attributes: { units: ['km', 'mi'], status: ['unknown', 'rolledover', 'replaced', 'original'] },
    text: /^\d+$/,
  },
  colorcombination: { children: ['interiorcolor?', 'exteriorcolor?', 'preference'] },
  preference: { text: /^\d+$/ },
  price: {
    attributes: {
      type: ['quote', 'offer', 'msrp', 'invoice', 'call', 'appraisal', 'asking'],
      currency: ['AUD'],
    },
    text: /^\d+\.\d\d$/,
  },
  customer: { children: ['contact', 'id*', 'timeframe?', 'comments?'] },
  vendor: { children: ['id*', 'vendorname', 'url?', 'contact'] },
  provider: { children: ['id*', 'name', 'service?', 'url?', 'email?', 'phone?', 'contact?'] },
  contact: { attributes: { primarycontact: flag }, children: ['name+', 'email?', 'phone*', 'address?'] },
  name: {
    attributes: {
      part: ['first', 'middle', 'suffix', 'last', 'full'],
      type: ['individual', 'business'],
    },
  },
  email: { attributes: { preferredcontact: flag } },
  phone: {
    attributes: {
      type: ['voice', 'fax', 'cellphone', 'pager'],
      time: ['morning', 'afternoon', 'evening', 'nopreference', 'day'],
      preferredcontact: flag,
    },
  },
  address: {
    attributes: { type: ['work', 'home', 'delivery'] },
    children: ['street*', 'apartment?', 'city?', 'regioncode?', 'postalcode?', 'country?'],
  },
};
const texts = ['make', 'model', 'vin', 'stock', 'trim', 'bodystyle', 'transmission', 'pricecomments'];
const moreTexts = ['comments', 'vendorname', 'service', 'url', 'postalcode', 'country', 'exteriorcolor'];
const rules: Readonly<Record<string, ElementRule>> = {
  ...Object.fromEntries([...texts, ...moreTexts].map((name) => [name, line])),
  ...schema,
};

/** What is wrong with a document by the rules of ADF 1.0; empty when nothing is. */
export function adfProblems(node: XmlNode, path = node.name): readonly string[] {
  const rule = rules[node.name];
  if (rule === undefined) return [`${path} is no element of ADF`];
  const problems: string[] = [];
  for (const [key, value] of Object.entries(node.attributes)) {
    const allowed = rule.attributes?.[key] ?? rule.attributes?.[`${key}!`];
    if (allowed === undefined) problems.push(`${path} has no attribute ${key}`);
    else if (allowed !== 'any' && !allowed.includes(value)) problems.push(`${path}/@${key} is not ${value}`);
  }
  for (const key of Object.keys(rule.attributes ?? {})) {
    if (key.endsWith('!') && !(key.slice(0, -1) in node.attributes)) problems.push(`${path} lacks ${key}`);
  }
  if (rule.text && !rule.text.test(node.text)) problems.push(`${path} does not read ${node.text}`);
  problems.push(...orderProblems(node, rule.children ?? [], path));
  if (node.name === 'customer' && !hasWayToAnswer(node)) problems.push(`${path} has no phone and no email`);
  return [...problems, ...node.children.flatMap((child) => adfProblems(child, `${path}/${child.name}`))];
}

function orderProblems(node: XmlNode, expected: readonly string[], path: string): readonly string[] {
  const letters = node.children.map(({ name }) => `${name} `).join('');
  const pattern = expected.map((part) => {
    const [, name = '', count = ''] = /^([a-z]+)([?*+]?)$/.exec(part) ?? [];
    return `(?:${name} )${count}`;
  });
  return new RegExp(`^${pattern.join('')}$`).test(letters) ? [] : [`${path} holds ${letters.trim()}`];
}

function hasWayToAnswer(customer: XmlNode): boolean {
  const [contact] = customer.children;
  return contact?.children.some(({ name }) => name === 'email' || name === 'phone') ?? false;
}
