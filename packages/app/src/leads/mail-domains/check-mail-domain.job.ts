import {
  provesDkim,
  provesReturnPath,
  provesSpf,
  type ExpectedRecords,
} from '@forecourt/domain/leads/mail-domain-proof';
import * as z from 'zod';
import { DnsUnanswered, type DomainRecords } from '../../ports/leads/domain-records.port.ts';
import type { MailDomainProof, MailDomainStore } from '../../ports/leads/mail-domain-store.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { Scope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { returnName } from '../reply/mail-identity.ts';

/** Looks at the DNS of a domain from which mail is to go (MAIL-1). */
export const checkMailDomainJob = defineJob({
  name: 'check-mail-domain',
  input: z.strictObject({ mailDomainId: z.uuid() }),
  maxAttempts: 5,
  timeoutSeconds: 60,
});

export interface CheckMailDomainPorts {
  readonly store: StoreRunner<{ readonly mailDomains: Pick<MailDomainStore, 'find' | 'note'> }>;
  readonly records: DomainRecords;
  /** Null: there is no key to sign with, and no domain is proved. */
  readonly expected: ExpectedRecords | null;
  readonly now: () => Date;
}

/** Notes what DNS says now. Where it does not answer, what was seen before holds for three days. */
export async function checkMailDomain(
  { store, records, expected, now }: CheckMailDomainPorts,
  scope: Scope,
  mailDomainId: string,
): Promise<'proved' | 'broken' | 'unanswered' | 'gone'> {
  const found = await store.run(scope, ({ mailDomains }) => mailDomains.find(mailDomainId));
  if (!found) return 'gone';
  const seen = await proofOf(records, found.domain, expected);
  const isNoted = await store.run(scope, ({ mailDomains }) => mailDomains.note(mailDomainId, seen, now()));
  if (!isNoted) return 'gone';
  if (seen === null) return 'unanswered';
  return seen.dkim && seen.spf && seen.returnPath ? 'proved' : 'broken';
}

async function proofOf(
  records: DomainRecords,
  domain: string,
  expected: ExpectedRecords | null,
): Promise<MailDomainProof | null> {
  if (expected === null) return { dkim: false, spf: false, returnPath: false };
  try {
    const [key, policy, hosts] = await Promise.all([
      records.txt(`${expected.selector}._domainkey.${domain}`),
      records.txt(domain),
      records.mx(`${returnName}.${domain}`),
    ]);
    return {
      dkim: provesDkim(key, expected),
      spf: provesSpf(policy, expected),
      returnPath: provesReturnPath(hosts, expected),
    };
  } catch (error) {
    if (error instanceof DnsUnanswered) return null;
    throw error;
  }
}
