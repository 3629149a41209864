/** What an application is called on the phone: the end of its id, which is chance, in two groups. */
export function applicationReference(id: string): string {
  const end = id.replaceAll('-', '').slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
