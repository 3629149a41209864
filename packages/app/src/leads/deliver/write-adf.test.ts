import { buildCar } from '@forecourt/testkit/build-car';
import { buildLead } from '@forecourt/testkit/build-lead';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adfProblems } from '../test/adf-schema.ts';
import { buildLeadMessage } from '../test/build-lead-message.ts';
import { hostileText } from '../test/hostile-text.ts';
import { readXml, type XmlNode } from '../test/read-xml.ts';
import { writeAdf } from './write-adf.ts';

const all = (node: XmlNode, name: string): XmlNode[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => all(child, name)),
];
const textOf = (node: XmlNode, name: string) => all(node, name).map(({ text }) => text);

describe('FORM-9.1 a lead in ADF', () => {
  it('says who asks, for which car, whom and when', () => {
    const car = buildCar({ vin: 'JTNBE40K003123456', carType: 'used' });
    const document = readXml(writeAdf(buildLeadMessage({ car })));
    expect(adfProblems(document)).toEqual([]);
    expect(textOf(document, 'requestdate')).toEqual(['2026-03-01T11:00:00+11:00']);
    expect(textOf(document, 'vin')).toEqual(['JTNBE40K003123456']);
    expect(textOf(document, 'price')).toEqual(['24990.00']);
    expect(textOf(document, 'pricecomments')).toEqual(['Drive Away']);
    expect(textOf(document, 'email')).toEqual(['alex.nguyen@example.com']);
    expect(textOf(document, 'vendorname')).toEqual(['Harbour Toyota']);
    expect(all(document, 'vehicle')[0]?.attributes).toEqual({ interest: 'buy', status: 'used' });
    expect(all(document, 'phone')[0]?.attributes['type']).toBe('cellphone');
  });

  it('carries what the visitor agreed to, and in which words', () => {
    const [comments] = textOf(readXml(writeAdf(buildLeadMessage())), 'comments');
    expect(comments).toContain('Is this car still available?');
    expect(comments).toContain('Offers by email and SMS: Yes: Send me offers.');
  });

  it('FORM-10 offers a car for trade-in as a vehicle of its own', () => {
    const lead = buildLead({ category: 'Trade-in Enquiry', rego: 'ABC12D', lastName: 'Nguyen' });
    const document = readXml(writeAdf(buildLeadMessage({ lead, answers: { kms: 88_000 } })));
    expect(adfProblems(document)).toEqual([]);
    expect(all(document, 'vehicle').map(({ attributes }) => attributes['interest'])).toEqual([
      'buy',
      'trade-in',
    ]);
    expect(textOf(document, 'odometer')).toEqual(['41200', '88000']);
  });

  it('TEN-7 names a van for trade-in by its make and model, with or without its rego', () => {
    const lead = buildLead({ category: 'Trade-in Enquiry', rego: null });
    const answers = { make: 'Jayco', model: 'Journey', year: 2019 };
    const document = readXml(writeAdf(buildLeadMessage({ lead, answers })));
    expect(adfProblems(document)).toEqual([]);
    expect(textOf(document, 'make').at(-1)).toBe('Jayco');
    expect(textOf(document, 'year').at(-1)).toBe('2019');
    const unnamed = readXml(writeAdf(buildLeadMessage({ lead, answers: {} })));
    expect(all(unnamed, 'vehicle')).toHaveLength(1);
  });

  it('says what was written later, with the moment at which it was', () => {
    const followUp = { text: 'And the tyres?', at: new Date('2026-03-01T01:00:00Z'), change: null };
    const document = readXml(writeAdf(buildLeadMessage({ followUp })));
    expect(textOf(document, 'comments')[0]).toMatch(/^And the tyres\?/);
    expect(textOf(document, 'requestdate')).toEqual(['2026-03-01T12:00:00+11:00']);
  });

  it('is ADF whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.record({
          name: hostileText,
          message: hostileText,
          postcode: fc.option(hostileText),
          url: hostileText,
        }),
        fc.dictionary(fc.constantFrom('company', 'position', 'kms'), hostileText),
        fc.option(fc.constantFrom('new', 'used', 'demo')),
        fc.option(fc.constant('+61400000001')),
        (texts, answers, carType, phone) => {
          const lead = buildLead({
            name: texts.name.slice(0, 200),
            message: texts.message,
            postcode: texts.postcode?.slice(0, 10) ?? null,
            url: texts.url,
            phone,
          });
          const car = buildCar({ carType, badge: texts.name.slice(0, 200) });
          const document = readXml(writeAdf(buildLeadMessage({ lead, answers, car })));
          expect(adfProblems(document)).toEqual([]);
          expect(all(document, 'prospect')).toHaveLength(1);
        },
      ),
    );
  });

  it('is seen to be wrong by the check when it is', () => {
    const swapped = writeAdf(buildLeadMessage()).replace(/(<make>.*?<\/make>)(<model>.*?<\/model>)/, '$2$1');
    expect(adfProblems(readXml(swapped))).toHaveLength(1);
    expect(() =>
      readXml(writeAdf(buildLeadMessage()).replace('&#39;', '&nbsp;').replace('<adf>', '<adf>&')),
    ).toThrow('not an entity');
  });
});
