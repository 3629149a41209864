import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './write-calendar.ts';
import { hostileText } from '../test/hostile-text.ts';
import { writeConfirmation, type Confirmation } from './write-confirmation.ts';

const calendar: CalendarEvent = {
  uid: '01900000-0000-7000-8000-000000000001',
  sequence: 0,
  when: { startsAt: new Date('2026-10-30T23:30:00Z'), endsAt: new Date('2026-10-31T00:30:00Z') },
  zone: 'Australia/Sydney',
  title: 'Test drive: 2022 Ford Ranger',
  place: 'Dandenong',
  description: '',
  url: null,
  isCancelled: false,
  now: new Date('2026-10-29T00:00:00Z'),
};
const confirmation: Confirmation = {
  siteName: 'Harbour',
  mailFrom: 'no-reply@forecourt.example',
  to: 'ann@example.com',
  replyTo: 'sales@harbour.example',
  subject: 'Your test drive is booked',
  paragraphs: ['Hi Ann', 'Move or cancel it:\nhttps://harbour.example/b/1'],
  links: ['https://harbour.example/b/1'],
  calendar,
  key: 'abc-1',
};

describe('FORM-9.1 the confirmation', () => {
  it('FORM-12 of a booking carries it as a calendar file', () => {
    expect(writeConfirmation(confirmation)).toMatchObject({
      from: { name: 'Harbour', address: 'no-reply@forecourt.example' },
      to: 'ann@example.com',
      replyTo: 'sales@harbour.example',
      subject: 'Your test drive is booked: Harbour',
      messageId: '<confirm-abc-1@forecourt.example>',
      attachments: [
        {
          fileName: 'booking.ics',
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: expect.stringContaining('UID:01900000-0000-7000-8000-000000000001') as string,
        },
      ],
    });
    const cancelled = writeConfirmation({ ...confirmation, calendar: { ...calendar, isCancelled: true } });
    expect(cancelled.attachments?.[0]?.contentType).toContain('method=CANCEL');
  });

  it('of a message has neither a file nor somebody to answer, where there is none', () => {
    const mail = writeConfirmation({ ...confirmation, calendar: null, replyTo: null });
    expect(mail).not.toHaveProperty('attachments');
    expect(mail).not.toHaveProperty('replyTo');
  });

  it('makes links of our own addresses alone', () => {
    const paragraphs = [...confirmation.paragraphs, 'You wrote:\nhttps://evil.example/'];
    const { html } = writeConfirmation({ ...confirmation, paragraphs });
    expect(html.match(/<a [^>]*>/g)).toEqual(['<a href="https://harbour.example/b/1">']);
  });

  it('keeps a header one line and text text, whatever is in it', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (one, other) => {
        const mail = writeConfirmation({
          ...confirmation,
          siteName: one,
          subject: other,
          paragraphs: [one, other],
        });
        for (const header of [mail.subject, mail.from.name, mail.messageId])
          expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(mail.html.match(/<(?!\/?(?:!doctype|html|head|meta|body|p)\b)/g)).toBeNull();
      }),
    );
  });
});
