import type { SiteId } from '@forecourt/domain/core/ids';

/** What was seen of a domain in DNS. */
export interface MailDomainProof {
  readonly dkim: boolean;
  readonly spf: boolean;
  readonly returnPath: boolean;
}

/** A domain from which a dealer's mail is to go (MAIL-1). */
export interface MailDomain extends MailDomainProof {
  readonly id: string;
  readonly domain: string;
  readonly state: 'waiting' | 'proved' | 'broken';
  readonly checkedAt: Date | null;
  /** DNS has not answered since then: what was seen before still holds for a while. */
  readonly unansweredSince: Date | null;
}

/** The domains of a site's mail, as DNS was last seen. */
export interface MailDomainStore {
  list(siteId: SiteId, limit: number): Promise<readonly MailDomain[]>;
  find(id: string): Promise<MailDomain | null>;
  /** The one that mail goes from now. */
  findProved(siteId: SiteId): Promise<MailDomain | null>;
  /** Its id, also where it was there already; null where the site is out of reach. */
  add(siteId: SiteId, domain: string, now: Date): Promise<string | null>;
  remove(id: string): Promise<boolean>;
  /** What a check saw; null: DNS did not answer, and a domain that was proved stays so for three days. */
  note(id: string, seen: MailDomainProof | null, now: Date): Promise<boolean>;
}
