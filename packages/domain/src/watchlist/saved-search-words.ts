/**
 * What stands beside the button that saves a search, and is kept as what was agreed to: who sends what, how often, and
 * that there is a way out (Spam Act 2003).
 */
export function savedSearchConsent(siteName: string): string {
  return `${siteName} will email you when one arrives, once a day at most. You can stop it with one tap in any email.`;
}

interface Arrival {
  readonly name: string;
  /** $38,490 Drive Away. */
  readonly price: string;
  readonly url: string;
}

/** The message about cars that came in: what they are, who sends it, why, and how to stop it (Spam Act 2003). */
export function arrivalMessage(
  { siteName, searchName }: { readonly siteName: string; readonly searchName: string },
  {
    arrivals,
    searchUrl,
    stopUrl,
  }: { readonly arrivals: readonly Arrival[]; readonly searchUrl: string; readonly stopUrl: string },
): { readonly subject: string; readonly text: string } {
  const [first, ...others] = arrivals;
  const count = others.length === 0 ? 'One has' : `${arrivals.length} have`;
  const text = [
    `${count} just arrived for your search “${searchName}”.`,
    ...arrivals.map(({ name, price, url }) => `${name}, ${price}\n${url}`),
    `See the whole search: ${searchUrl}`,
    `You asked ${siteName} to tell you. Stop these emails: ${stopUrl}`,
  ].join('\n\n');
  const subject =
    others.length === 0 && first ? `Just in: ${first.name}` : `${arrivals.length} new for “${searchName}”`;
  return { subject, text };
}
