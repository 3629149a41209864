import { grantSiteScope } from '../../scope/grant-scope.ts';
import type { SiteId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import { DnsUnanswered, type DomainRecords } from '../../ports/leads/domain-records.port.ts';
import type { MailDomain, MailDomainProof } from '../../ports/leads/mail-domain-store.port.ts';
import { mailIdentity } from '../reply/mail-identity.ts';
import { checkMailDomain } from './check-mail-domain.job.ts';

const scope = grantSiteScope('site' as SiteId);
const now = new Date('2026-03-01T00:00:00Z');
const domain: MailDomain = {
  id: 'domain',
  domain: 'dealer.example',
  state: 'proved',
  dkim: true,
  spf: true,
  returnPath: true,
  checkedAt: null,
  unansweredSince: null,
};
const expected = {
  selector: 'forecourt',
  publicKey: 'KEY',
  spfHost: 'spf.forecourt.example',
  mailHost: 'replies.forecourt.example',
};
const said: Readonly<Record<string, readonly string[]>> = {
  'forecourt._domainkey.dealer.example': ['v=DKIM1; p=KEY'],
  'dealer.example': ['v=spf1 include:spf.forecourt.example -all'],
  'bounces.dealer.example': ['replies.forecourt.example'],
};

async function check(without: string | null, isSigning = true) {
  const noted: (MailDomainProof | null)[] = [];
  const read = async (name: string) => (name === without ? [] : (said[name] ?? []));
  const records: DomainRecords =
    without === 'everything'
      ? { txt: () => Promise.reject(new DnsUnanswered()), mx: read }
      : { txt: read, mx: read };
  const mailDomains = {
    find: async () => domain,
    note: async (_id: string, seen: MailDomainProof | null) => noted.push(seen) > 0,
  };
  const outcome = await checkMailDomain(
    {
      store: { run: (_scope, work) => work({ mailDomains }) },
      records,
      expected: isSigning ? expected : null,
      now: () => now,
    },
    scope,
    'domain',
  );
  return [outcome, noted[0]];
}

describe('MAIL-1 a domain that mail is to go from', () => {
  it('is proved by three records at once', async () => {
    expect(await check(null)).toEqual(['proved', { dkim: true, spf: true, returnPath: true }]);
  });

  it.each([
    ['forecourt._domainkey.dealer.example', { dkim: false, spf: true, returnPath: true }],
    ['dealer.example', { dkim: true, spf: false, returnPath: true }],
    ['bounces.dealer.example', { dkim: true, spf: true, returnPath: false }],
  ])('is not without what stands under %s', async (without, seen) => {
    expect(await check(without)).toEqual(['broken', seen]);
  });

  it('stays as it was seen where DNS does not answer, and is never proved without a key of ours', async () => {
    expect(await check('everything')).toEqual(['unanswered', null]);
    expect(await check(null, false)).toEqual(['broken', { dkim: false, spf: false, returnPath: false }]);
  });

  it('is what mail goes from, and else the platform’s own address is', () => {
    const platform = { mailFrom: 'no-reply@forecourt.example', canSign: true };
    expect(mailIdentity(domain, platform)).toEqual({
      address: 'sales@dealer.example',
      returnHost: 'bounces.dealer.example',
      signedBy: 'dealer.example',
    });
    const own = { address: 'no-reply@forecourt.example', signedBy: null };
    expect(mailIdentity(null, platform)).toEqual(own);
    expect(mailIdentity(domain, { ...platform, canSign: false })).toEqual(own);
  });
});
