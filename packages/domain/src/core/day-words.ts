const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day of the calendar as people read it: 2026-06-30 becomes 30 June 2026. */
export function dayInWords(date: string): string {
  return `${Number(date.slice(8))} ${monthInWords(date)}`;
}

/** The month of a day, which is all that a build or compliance plate says: June 2026. */
export function monthInWords(date: string): string {
  return `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}
