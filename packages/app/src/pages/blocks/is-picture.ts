/** Whether an address can be that of a picture: one of our own, or another's over https. */
export function isPicture(url: string): boolean {
  return /^(?:https:\/\/|\/media\/)[^\s"'<>\\]+$/.test(url);
}
