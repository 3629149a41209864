/** What a sender and staff call a request by on the phone: 4F2 A9C. It opens nothing. */
export function leadReference(submissionId: string): string {
  const end = submissionId.replaceAll('-', '').slice(-6).toUpperCase();
  return `${end.slice(0, 3)} ${end.slice(3)}`;
}

/** Which are asked for by phone as well, at a counter that hears of many: those for parts. */
export function hasReference(category: string): boolean {
  return category === 'Parts Enquiry';
}
