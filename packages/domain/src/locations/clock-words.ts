/** A time of day as a visitor reads it, in 12 hours: 17:30 is 5:30pm, 17:00 is 5pm, 00:00 is 12am, noon is 12pm. */
export function clockWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3, 5);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes === '00' ? '' : `:${minutes}`}${hour < 12 ? 'am' : 'pm'}`;
}

/** From one time of day to another, as a visitor reads it: 8:30am - 5pm. */
export function clockSpan(open: string, close: string): string {
  return `${clockWords(open)} - ${clockWords(close)}`;
}
