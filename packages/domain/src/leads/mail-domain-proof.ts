/** What a dealer's DNS has to say before mail goes from its domain. */
export interface ExpectedRecords {
  /** The part of the name of our key: forecourt._domainkey.dealer.example. */
  readonly selector: string;
  /** Our key, as it stands after `p=`. */
  readonly publicKey: string;
  /** Whose servers may send: include:spf.forecourt.example. */
  readonly spfHost: string;
  /** Where mail that comes back goes. */
  readonly mailHost: string;
}

/** Whether one of the texts is our key for signing (RFC 6376). A domain that tests, or has withdrawn it, has none. */
export function provesDkim(
  texts: readonly string[],
  { publicKey }: Pick<ExpectedRecords, 'publicKey'>,
): boolean {
  return texts.some((text) => {
    const tags = tagsOf(text);
    return (
      (tags.get('v') ?? 'DKIM1') === 'DKIM1' &&
      tags.get('p') === publicKey &&
      !(tags.get('t') ?? '').includes('y')
    );
  });
}

/** Whether the domain lets our servers send (RFC 7208): one text of the kind, with our servers in it. */
export function provesSpf(texts: readonly string[], { spfHost }: Pick<ExpectedRecords, 'spfHost'>): boolean {
  const policies = texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  const [policy = ''] = policies;
  const terms = policy.toLowerCase().split(/\s+/);
  // Two are none: receivers answer with an error.
  return (
    policies.length === 1 && (terms.includes(`include:${spfHost}`) || terms.includes(`+include:${spfHost}`))
  );
}

/** Whether what comes back to the domain's return path comes to us alone. */
export function provesReturnPath(
  hosts: readonly string[],
  { mailHost }: Pick<ExpectedRecords, 'mailHost'>,
): boolean {
  return hosts.length > 0 && hosts.every((host) => host === mailHost);
}

function tagsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').flatMap((tag) => {
      const at = tag.indexOf('=');
      return at === -1 ? [] : [[tag.slice(0, at).trim(), tag.slice(at + 1).replaceAll(/\s+/g, '')] as const];
    }),
  );
}
