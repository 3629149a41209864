import type { Visitor } from '@forecourt/domain/accounts/visitor';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourSite, openTwoDealers, rangesSite, type TwoDealers } from '@forecourt/testkit-db/two-dealers';

const now = new Date('2026-03-01T00:00:00Z');
const soon = new Date('2026-03-01T00:10:00Z');
const phone = '+61400000001';
const hashOf = (token: string) => createHash('sha256').update(token).digest();

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const welcome = (site = harbourSite): Promise<Visitor> =>
  dealers.run(site, ({ visitors }) => visitors.welcome(phone, now));

describe('a visitor', () => {
  it('AUTH-1 is one person to a site and another to the next', async () => {
    const [first, again, elsewhere] = [await welcome(), await welcome(), await welcome(rangesSite)];
    expect(again.id).toBe(first.id);
    expect(elsewhere.id).not.toBe(first.id);
    expect(await dealers.run(harbourSite, ({ visitors }) => visitors.findByPhone(phone))).toEqual(again);
    expect(await dealers.run(harbourSite, ({ visitors }) => visitors.find(elsewhere.id))).toBeNull();
  });
});

const start = (visitor: Visitor, token: string) =>
  dealers.run(harbourSite, ({ sessions }) =>
    sessions.start({ visitorId: visitor.id, tokenHash: hashOf(token), device: null, expiresAt: soon, now }),
  );
const find = (token: string, at: Date, site = harbourSite) =>
  dealers.run(site, ({ sessions }) => sessions.find(hashOf(token), at));

describe('a session', () => {
  it('AUTH-1 is found by its token until it expires, on its own site alone', async () => {
    const visitor = await welcome();
    expect(await start(visitor, 'token')).toBe(true);
    expect(await find('token', now)).toEqual({
      id: expect.any(String),
      visitorId: visitor.id,
      startedAt: now,
      expiresAt: soon,
      renewedAt: now,
      place: 'present',
      isPresentUsed: true,
    });
    expect(await find('token', soon)).toBeNull();
    expect(await find('token', now, rangesSite)).toBeNull();
    expect(await find('another', now)).toBeNull();
  });

  it("TEN-8 is not started for another site's visitor", async () => {
    expect(await start(await welcome(rangesSite), 'stolen')).toBe(false);
  });

  it('AUTH-1 is renewed once, by one of those who ask, and is then known by its old token as by a replaced one', async () => {
    const visitor = await welcome();
    await start(visitor, 'old');
    const later = new Date(soon.getTime() + 1_000);
    const renew = () =>
      dealers.run(harbourSite, ({ sessions }) =>
        sessions.renew({
          tokenHash: hashOf('old'),
          nextTokenHash: hashOf('new'),
          expiresAt: later,
          unlessAfter: now,
          now: new Date(now.getTime() + 1),
        }),
      );
    const renewed = await Promise.all(Array.from({ length: 4 }, renew));
    expect(renewed.filter(Boolean)).toHaveLength(1);
    const ofBoth = { visitorId: visitor.id, expiresAt: later, isPresentUsed: false };
    expect(await find('old', soon)).toMatchObject({ ...ofBoth, place: 'previous' });
    expect(await find('new', soon)).toMatchObject({ ...ofBoth, place: 'present' });
    expect(await dealers.run(harbourSite, ({ sessions }) => sessions.end(hashOf('old')))).toBe(true);
    expect(await find('new', soon)).toBeNull();
  });

  it('AUTH-1 is not renewed once it has expired, nor again so soon', async () => {
    const visitor = await welcome();
    await start(visitor, 'late');
    const renew = (at: Date, unlessAfter: Date) =>
      dealers.run(harbourSite, ({ sessions }) =>
        sessions.renew({
          tokenHash: hashOf('late'),
          nextTokenHash: hashOf('later'),
          expiresAt: soon,
          unlessAfter,
          now: at,
        }),
      );
    expect(await renew(soon, soon)).toBe(false);
    expect(await renew(now, new Date(now.getTime() - 1))).toBe(false);
  });

  it('ends alone or with all others of the visitor', async () => {
    const visitor = await welcome();
    for (const token of ['phone', 'laptop', 'library']) await start(visitor, token);
    expect(await dealers.run(harbourSite, ({ sessions }) => sessions.end(hashOf('phone')))).toBe(true);
    expect(await dealers.run(harbourSite, ({ sessions }) => sessions.end(hashOf('phone')))).toBe(false);
    expect(
      await dealers.run(harbourSite, ({ sessions }) => sessions.endAll(visitor.id)),
    ).toBeGreaterThanOrEqual(2);
    expect(await find('library', now)).toBeNull();
  });
});

const challengeHash = hashOf('challenge of the browser that asks');
const issue = (to: string, code: string, at = now) =>
  dealers.run(harbourSite, ({ codes }) =>
    codes.issue({ phone: to, challengeHash, codeHash: hashOf(code), expiresAt: soon, now: at }),
  );
const redeem = (from: string, code: string, at = now, site = harbourSite) =>
  dealers.run(site, ({ codes }) =>
    codes.redeem({
      phone: from,
      challengeHash,
      codeHashes: [hashOf('old'), hashOf(code)],
      maxTries: 3,
      now: at,
    }),
  );
const outcome = async (...attempt: Parameters<typeof redeem>) => (await redeem(...attempt)).outcome;

const issuedSince = (at: Date, site = harbourSite) =>
  dealers.run(site, ({ codes }) => codes.holdPhone('+61400000015', at));

describe('a one-time code', () => {
  it('AUTH-1 works once', async () => {
    await issue('+61400000011', '111111');
    expect([await outcome('+61400000011', '111111'), await outcome('+61400000011', '111111')]).toEqual([
      'accepted',
      'expired',
    ]);
  });

  it('AUTH-1 counts every try and then takes no more, not even the right one', async () => {
    await issue('+61400000012', '222222');
    const tries = ['000000', '000001', '000002', '222222'].map((code) => () => outcome('+61400000012', code));
    const answers = [];
    for (const attempt of tries) answers.push(await attempt());
    expect(answers).toEqual(['wrong', 'wrong', 'wrong', 'too_many_tries']);
  });

  it('AUTH-1 counts tries that are made at once', async () => {
    await issue('+61400000013', '333333');
    const answers = await Promise.all(Array.from({ length: 6 }, () => outcome('+61400000013', '000000')));
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(3);
  });

  it('AUTH-1 is nothing once it has expired, was followed by another, or on another site', async () => {
    await issue('+61400000014', '444444');
    expect(await outcome('+61400000014', '444444', soon)).toBe('expired');
    expect(await outcome('+61400000014', '444444', now, rangesSite)).toBe('expired');
    await issue('+61400000014', '555555', new Date(now.getTime() + 1));
    expect(await outcome('+61400000014', '444444')).toBe('wrong');
    expect(await outcome('+61400000014', '555555')).toBe('accepted');
  });

  it('is counted, so that sending can be limited', async () => {
    await issue('+61400000015', '1');
    await issue('+61400000015', '2', soon);
    expect([await issuedSince(now), await issuedSince(soon), await issuedSince(now, rangesSite)]).toEqual([
      [
        { at: soon, challengeHash },
        { at: now, challengeHash },
      ],
      [{ at: soon, challengeHash }],
      [],
    ]);
  });

  it('AUTH-1 says which try it was', async () => {
    await issue('+61400000016', '666666');
    await redeem('+61400000016', '000000');
    expect(await redeem('+61400000016', '666666')).toEqual({ outcome: 'accepted', tries: 2 });
  });

  it('AUTH-1 is sent to a phone by one request at a time', async () => {
    const to = '+61400000017';
    const sendUnlessSent = () =>
      dealers.run(harbourSite, async ({ codes }) => {
        const sent = await codes.holdPhone(to, new Date(0));
        if (sent.length === 0)
          await codes.issue({ phone: to, challengeHash, codeHash: hashOf('1'), expiresAt: soon, now });
        return sent.length;
      });
    const before = await Promise.all(Array.from({ length: 6 }, sendUnlessSent));
    expect(before.filter((sent) => sent === 0)).toHaveLength(1);
  });
});
