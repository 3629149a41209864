/** Whether a text is a day that exists, as a date field sends it: 2026-02-28. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // February 30 is read as a day of March, so that only a day that exists comes back as it went in.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Whether a text is a day and a time on the wall of a location, as a field for both sends it: 2026-02-28T09:30. */
export function isDayAndTime(text: string): boolean {
  return isCalendarDay(text.slice(0, 10)) && /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10));
}
