import { describe, expect, it } from 'vitest';
import { leadKinds, leadKindText, subjectsOfKind, type LeadKind } from './lead-kind.ts';

/** The kinds that have a lead of this subject; its detail says it where it has one. */
const kindsOf = (subject: string): readonly LeadKind[] =>
  leadKinds.filter((kind) => {
    const { subjects, isAmong } = subjectsOfKind(kind);
    return subjects.includes(subject) === isAmong;
  });

describe('CON-2.1 the kind of a lead', () => {
  it.each([
    ['New Car Enquiry', 'New car'],
    ['Used Car Enquiry', 'Used car'],
    ['Test Drive Enquiry', 'Test drive'],
    ['Trade-in Enquiry', 'Trade-in'],
    ['Finance Enquiry', 'Finance'],
    ['Pre-Approval', 'Finance'],
    ['Reserved online', 'Online checkout'],
    ['Abandoned checkout', 'Online checkout'],
    ['Photo Request', 'Photo request'],
    ['Service Booking', 'Service'],
    ['Service Enquiry', 'Service'],
    ['Parts Enquiry', 'Parts'],
    ['Fleet Enquiry', 'Fleet'],
    ['Career Enquiry', 'Careers'],
    ['General Enquiry', 'General'],
    ['Spin to win', 'General'],
    ['Caravan weekend', 'Other'],
  ])('of %s is %s, and no other', (subject, text) => {
    expect(kindsOf(subject).map(leadKindText)).toEqual([text]);
  });
});
