import { describe, expect, it } from 'vitest';
import { provesDkim, provesReturnPath, provesSpf } from './mail-domain-proof.ts';

const expected = {
  publicKey: 'MIIB+/=',
  spfHost: 'spf.forecourt.example',
  mailHost: 'replies.forecourt.example',
};

describe('MAIL-1 what DNS says of a domain that mail is to go from', () => {
  it.each([
    [['v=DKIM1; k=rsa; p=MIIB+/='], true],
    [['k=rsa; p=MII B+/='], true],
    [['other', 'v=DKIM1; p=MIIB+/='], true],
    [['v=DKIM1; p='], false],
    [['v=DKIM1; p=another'], false],
    [['v=DKIM2; p=MIIB+/='], false],
    [['v=DKIM1; t=y; p=MIIB+/='], false],
    [['nothing'], false],
    [[], false],
  ])('a key %j signs: %s', (texts, proves) => expect(provesDkim(texts, expected)).toBe(proves));

  it.each([
    [['v=spf1 include:spf.forecourt.example -all'], true],
    [['v=spf1 mx +include:SPF.forecourt.example ~all'], true],
    [['v=spf1 include:spf.forecourt.example -all', 'other'], true],
    [['v=spf1 include:spf.forecourt.example -all', 'v=spf1 -all'], false],
    [['v=spf1 -include:spf.forecourt.example ~all'], false],
    [['v=spf1 include:spf.other.example'], false],
    [['v=spf10 include:spf.forecourt.example'], false],
    [['v=spf1'], false],
    [[], false],
  ])('a policy %j lets us send: %s', (texts, proves) => expect(provesSpf(texts, expected)).toBe(proves));

  it.each([
    [['replies.forecourt.example'], true],
    [['replies.forecourt.example', 'mail.dealer.example'], false],
    [[], false],
  ])('a return path to %j is ours: %s', (hosts, proves) =>
    expect(provesReturnPath(hosts, expected)).toBe(proves),
  );
});
