import { buildCar } from '@forecourt/testkit/build-car';
import { buildLead } from '@forecourt/testkit/build-lead';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLeadMessage } from '../test/build-lead-message.ts';
import { hostileText } from '../test/hostile-text.ts';
import { writeAdfMail, writeLeadMail } from './write-lead-mail.ts';

const envelope = { from: 'leads@forecourt.example', to: 'sales@harbour.example' };

describe('FORM-9.1 the mail of a lead', () => {
  it('says in the subject what it is about, for whom, and by whom', () => {
    const mail = writeLeadMail(buildLeadMessage(), envelope);
    expect(mail).toMatchObject({
      from: { name: 'Harbour', address: 'leads@forecourt.example' },
      to: 'sales@harbour.example',
      subject: 'Used Car Enquiry, 2021 Toyota Corolla Ascent Sport, Alex Nguyen',
    });
    expect(mail.messageId).toMatch(/^<01900000-[0-9a-f-]+@forecourt\.example>$/);
    expect(mail.text).toContain('Phone: 0400 000 001');
    expect(mail.text).toContain('Price: $24,990 Drive Away');
    expect(mail.text).toContain('Received: 2026-03-01 11:00');
    expect(mail.html).toContain('<a href="tel:0400000001">0400 000 001</a>');
  });

  it('calls a later message of the same person another message', () => {
    const followUp = { text: 'And the tyres?', at: new Date('2026-03-01T01:00:00Z'), change: null };
    const mail = writeLeadMail(buildLeadMessage({ followUp }), envelope);
    expect(mail.subject).toMatch(/^Another message, /);
    expect(mail.text).toMatch(/^And the tyres\?/);
  });

  it('FORM-12 says first what a visitor changed', () => {
    const at = new Date('2026-03-01T01:00:00Z');
    const followUp = { text: 'The visitor moved the test drive.', at, change: 'Test drive moved' };
    expect(writeLeadMail(buildLeadMessage({ followUp }), envelope).subject).toMatch(
      /^Test drive moved, 2021 /,
    );
  });

  it('FORM-5 says of a form that was left before its end that it is not finished', () => {
    const lead = buildLead({ category: 'Service Booking', formCompleted: false });
    const mail = writeLeadMail(buildLeadMessage({ lead }), envelope);
    expect(mail.subject).toMatch(/^\[Not finished\] Service Booking, /);
    expect(mail.text).toContain('Form: Not finished: they left before its last step');
  });

  it('says that it may be spam, and why, and is sent all the same', () => {
    const mail = writeLeadMail(
      buildLeadMessage({ spamWarnings: ['It was filled in within a second.'] }),
      envelope,
    );
    expect(mail.subject).toMatch(/^\[May be spam\] /);
    expect(mail.html).toContain('It was filled in within a second.');
  });

  it('holds ADF where systems look for it', () => {
    expect(writeAdfMail(buildLeadMessage(), envelope).text).toMatch(
      /^<\?xml .*\n<\?adf version="1\.0"\?>\n<adf>/,
    );
  });

  it('has headers of one line and no markup but its own, whatever a visitor writes', () => {
    const own = tagsOf(writeLeadMail(buildLeadMessage(), envelope).html);
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (name, message, siteName) => {
        const lead = buildLead({
          name: `Al${name.slice(0, 190)}`,
          formCompleted: true,
          message,
          category: 'Used Car Enquiry',
          url: 'https://a.example',
        });
        const leadMessage = buildLeadMessage({
          lead,
          siteName,
          car: buildCar({ name: name.slice(0, 300) || 'Car' }),
        });
        const mail = writeLeadMail(leadMessage, envelope);
        for (const header of [mail.subject, mail.from.name, mail.messageId]) {
          expect(header).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
          expect(header.isWellFormed()).toBe(true);
        }
        expect(mail.subject.length).toBeLessThanOrEqual(400);
        const said =
          message.trim() === '' ? tagsOf(mail.html).filter((tag) => tag !== '<p>') : tagsOf(mail.html);
        expect(new Set(said)).toEqual(new Set([...new Set(own)].filter((tag) => said.includes(tag))));
        expect(said.length).toBeLessThanOrEqual(own.length);
      }),
    );
  });
});

/** The names of the elements that a browser would see. */
const tagsOf = (html: string) => [...html.matchAll(/<[a-z!/][^>\s]*/gi)].map(([tag]) => tag);
