import { describe, expect, it } from 'vitest';
import { readLeadEvent } from './lead-event.ts';

const recorded = { staffId: null, note: null, submissionId: null, at: new Date('2026-11-16T01:00:00Z') };
const read = (kind: string, details: unknown) => readLeadEvent({ kind, details, ...recorded });

const id = '01900000-0000-7000-8000-000000000001';
const car = { name: '2021 Toyota Corolla', year: 2021, make: 'Toyota', priceCents: 2_599_000 };
const receipt = {
  hash: 'ab',
  form: 'serviceBooking',
  isMailed: true,
  responseDue: '2026-11-16T03:00:00.000Z',
  carId: null,
};

describe('FORM-9.1 an event of a lead', () => {
  it.each([
    ['submitted', { form: 'enquiry', answers: { 'Trade In': true, extras: ['Tow bar'] }, car: null }],
    [
      'consent',
      { optIn: true, optInText: 'Yes.', terms: null, termsText: null, at: '2026-11-16T01:00:00.000Z' },
    ],
    ['routed', { why: 'car', deliverTo: [id], form: 'enquiry' }],
    ['spam_score', { score: 60, reasons: ['The name holds a link.'] }],
    ['car_gone', { carId: id }],
    ['receipt', { ...receipt, locationId: id, day: '2026-11-20' }],
    [
      'test_drive_moved',
      { from: '2026-11-16T01:00:00.000Z', answers: { booking_status: 'Moved' }, car: null },
    ],
    ['service_cancelled', { from: '2026-11-16T01:00:00.000Z', answers: {}, car: null }],
    ['offer_made', { answers: { offer: '$27,400' }, car: null }],
    ['offer_accepted', { answers: { offer_accepted: true }, car: null }],
    ['resent', { deliveryId: id }],
    ['note', {}],
  ])('of the kind %s is read as it was written', (kind, details) => {
    expect(read(kind, details)).toEqual({ kind, details, ...recorded });
  });

  it('keeps who, what and when beside it', () => {
    const given = { staffId: id as never, note: 'Rang back', submissionId: id, at: recorded.at };
    expect(readLeadEvent({ kind: 'note', details: {}, ...given })).toEqual({
      kind: 'note',
      details: {},
      ...given,
    });
  });

  it('says nothing where an earlier release wrote nothing', () => {
    expect(read('submitted', {}).details).toEqual({ form: null, answers: {}, car: null });
    expect(read('test_drive_cancelled', {}).details).toEqual({ answers: {}, car: null });
  });

  it('has what is known of a car, and no car where that cannot be read', () => {
    expect(read('submitted', { car }).details).toMatchObject({ car: { ...car, badge: null, km: null } });
    expect(read('submitted', { car: { ...car, year: 'new' }, answers: { a: 'b' } }).details).toEqual({
      form: null,
      answers: { a: 'b' },
      car: null,
    });
  });

  it('reads a receipt from before its location had this name', () => {
    const nameBefore = 'yardId';
    expect(read('receipt', { ...receipt, [nameBefore]: id }).details).toEqual({
      ...receipt,
      locationId: id,
    });
  });

  it.each([
    ['a kind of another release', 'callback', {}],
    ['details that are none', 'receipt', null],
    ['details of another kind', 'spam_score', { form: 'enquiry' }],
    ['an answer that no form gives', 'submitted', { answers: { a: {} } }],
  ])('that has %s stays in the list, unread', (_, kind, details) => {
    expect(read(kind, details)).toEqual({ kind: 'unread', details: { storedAs: kind }, ...recorded });
  });
});
