import type { VisitorId } from '@forecourt/domain/core/ids';
import { harbourSite, openTwoDealers, rangesSite, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const now = new Date('2026-03-01T00:00:00Z');
const expiresAt = new Date('2026-03-03T00:00:00Z');
const later = new Date('2026-03-04T00:00:00Z');
const hash = (word: string) => Buffer.alloc(32, word);

let dealers: TwoDealers;
let ann: VisitorId;
beforeAll(async () => {
  dealers = await openTwoDealers();
  ({ id: ann } = await dealers.run(harbourSite, ({ visitors }) => visitors.welcome('+61400000001', now)));
});
afterAll(() => dealers.close());
const emails = <T>(
  work: (store: Parameters<Parameters<typeof dealers.run<T>>[1]>[0]['emails']) => Promise<T>,
) => dealers.run(harbourSite, (stores) => work(stores.emails));

describe('L9 an address of a visitor', () => {
  it('is confirmed by the newest link alone, in time, once and for good', async () => {
    const email = 'ann@visitor.example';
    const ask = (word: string) =>
      emails((store) => store.ask(ann, { email, secretHash: hash(word), expiresAt }, now));
    const id = await ask('first');
    expect(await ask('second')).toBe(id);
    expect(await emails((store) => store.confirm(hash('first'), now))).toBe(false);
    expect(await emails((store) => store.confirm(hash('second'), later))).toBe(false);
    expect(await dealers.run(rangesSite, (stores) => stores.emails.confirm(hash('second'), now))).toBe(false);
    expect(await emails((store) => store.isConfirmed(ann, email))).toBe(false);
    expect(await emails((store) => store.confirm(hash('second'), now))).toBe(true);
    expect(await emails((store) => store.confirm(hash('second'), now))).toBe(true);
    expect(await emails((store) => store.isConfirmed(ann, email))).toBe(true);
    expect(await emails((store) => store.isConfirmed(ann, 'other@visitor.example'))).toBe(false);
    expect(await ask('third')).toBeNull();
    expect(await emails((store) => store.find(id ?? ''))).toMatchObject({ email, isConfirmed: true });
  });

  it('goes where nobody confirmed it in time and another is asked for', async () => {
    const ask = (email: string, at: Date) =>
      emails((store) =>
        store.ask(ann, { email, secretHash: hash(email), expiresAt: new Date(at.getTime() + 1_000) }, at),
      );
    const id = await ask('stranger@visitor.example', now);
    expect(await emails((store) => store.find(id ?? ''))).not.toBeNull();
    await ask('mine@visitor.example', later);
    expect(await emails((store) => store.find(id ?? ''))).toBeNull();
  });
});
