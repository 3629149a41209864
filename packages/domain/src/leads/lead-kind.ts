/** What staff sort leads by: the subjects and details that forms send, as a list says them. */
const kinds = {
  new_car: { text: 'New car', subjects: ['New Car Enquiry'] },
  used_car: { text: 'Used car', subjects: ['Used Car Enquiry'] },
  test_drive: { text: 'Test drive', subjects: ['Test Drive Enquiry'] },
  trade_in: { text: 'Trade-in', subjects: ['Trade-in Enquiry'] },
  finance: { text: 'Finance', subjects: ['Finance Enquiry', 'Pre-Approval'] },
  checkout: { text: 'Online checkout', subjects: ['Reserved online', 'Abandoned checkout'] },
  photos: { text: 'Photo request', subjects: ['Photo Request'] },
  service: { text: 'Service', subjects: ['Service Booking', 'Service Enquiry'] },
  parts: { text: 'Parts', subjects: ['Parts Enquiry'] },
  fleet: { text: 'Fleet', subjects: ['Fleet Enquiry'] },
  careers: { text: 'Careers', subjects: ['Career Enquiry', 'Careers Enquiry'] },
  general: { text: 'General', subjects: ['General Enquiry', 'Spin to win'] },
  /** Subjects that a dealer made up. */
  other: { text: 'Other', subjects: [] },
} as const satisfies Record<string, { readonly text: string; readonly subjects: readonly string[] }>;

export type LeadKind = keyof typeof kinds;
export const leadKinds = Object.keys(kinds) as readonly LeadKind[];

const everySubject = Object.values(kinds).flatMap(({ subjects }): readonly string[] => subjects);

export const leadKindText = (kind: LeadKind): string => kinds[kind].text;

/** Leads whose subject (its detail, where it has one) is among these, or is not. */
export interface KindSubjects {
  readonly subjects: readonly string[];
  readonly isAmong: boolean;
}

export function subjectsOfKind(kind: LeadKind): KindSubjects {
  return kind === 'other'
    ? { subjects: everySubject, isAmong: false }
    : { subjects: kinds[kind].subjects, isAmong: true };
}
