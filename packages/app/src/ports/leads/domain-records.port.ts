/** What DNS says of a name. */
export interface DomainRecords {
  /** Its texts, each whole; none where it has none. Throws `DnsUnanswered` where nobody knows. */
  txt(name: string): Promise<readonly string[]>;
  /** The hosts that take its mail, in small letters and without the dot at the end. */
  mx(name: string): Promise<readonly string[]>;
}

/** DNS did not answer, or not in time: that says nothing of the name. */
export class DnsUnanswered extends Error {
  override readonly name = 'DnsUnanswered';
}
