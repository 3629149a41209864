const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Tue 3 Nov, 8:02am. */
export function dayAndTime(at: number): string {
  const date = new Date(at);
  return `${days[date.getDay()]} ${date.getDate()} ${months[date.getMonth()]}, ${timeOfDay(at)}`;
}

/** 10:31am, by the clock of this device. */
export function timeOfDay(at: number): string {
  const date = new Date(at);
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes}${hours < 12 ? 'am' : 'pm'}`;
}
