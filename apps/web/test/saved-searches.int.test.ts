import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourSite, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { twoSites } from '@forecourt/testkit/two-sites';
import { post } from './post.ts';
import { signIn } from './signed-in.ts';
import { startTestWeb } from './start-test-web.ts';
import { get } from './test-server.ts';
import type { WebProcess } from './web-process.ts';

const host = `${twoSites.harbour.slug}.forecourt.example`;
const search = '/search?refinementList[body][0]=Ute';

let dealers: TwoDealers;
let web: WebProcess;
beforeAll(async () => {
  dealers = await openTwoDealers();
  web = await startTestWeb(dealers.made.webUrl);
});
afterAll(async () => {
  web.kill('SIGTERM');
  await web.ended;
  await dealers.close();
});

const save = (input: object, headers: Readonly<Record<string, string>> = {}) =>
  post(web.port, '/api/saved-searches', {
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', accept: 'application/json', host, ...headers },
  });
const postForm = (path: string, fields: Readonly<Record<string, string>>, cookie = '') =>
  post(web.port, path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', host, cookie },
  });
const rows = () =>
  dealers.loader.kysely
    .selectFrom('savedSearches')
    .select(['id', 'email', 'name', 'keys', 'confirmedAt', 'endedAt', 'unsubscribeToken', 'visitorId'])
    .orderBy('createdAt')
    .execute();

describe('WATCH-5 saving a search', () => {
  it('keeps it under its name, off until its address is confirmed', async () => {
    const saved = await save({ search, email: 'Jo@Example.com' });
    expect([saved.status, JSON.parse(saved.body)]).toMatchObject([200, { state: 'unconfirmed' }]);
    const [row] = await rows();
    expect(row).toMatchObject({ keys: ['body:ute'], confirmedAt: null, visitorId: null });
    expect(row?.email.toLowerCase()).toBe('jo@example.com');
  });

  it('refuses what is no address and no search, in words', async () => {
    expect((await save({ search, email: 'nonsense' })).status).toBe(400);
    expect((await save({ search: '/about-us', email: 'jo@example.com' })).status).toBe(400);
    const form = await postForm('/api/saved-searches', { search, email: 'nonsense' });
    expect([form.status, form.body.includes('Please enter an email address')]).toEqual([422, true]);
  });

  it('answers a plain form with a page, and stops by a button, signed in or not', async () => {
    const page = await postForm('/api/saved-searches', { search, email: 'kim@example.com' });
    expect([page.status, page.body.includes('Check your inbox')]).toEqual([200, true]);
    const row = (await rows()).find(({ email }) => email === 'kim@example.com');
    const stop = `/saved-searches/stop/${row?.unsubscribeToken}`;
    expect((await get(web.port, stop, { host })).body).toContain('Stop these emails?');
    expect((await postForm(stop, {})).body).toContain('The emails have stopped');
    expect((await rows()).find(({ id }) => id === row?.id)?.endedAt).not.toBeNull();
    expect((await postForm('/saved-searches/confirm/nonsense', {})).body).toContain('no longer works');
  });

  it('is on the account of whoever was signed in, and ends there', async () => {
    const ann = await signIn(dealers, harbourSite, '+61400000051');
    await save({ search, email: 'ann@example.com' }, { cookie: ann.cookie });
    const row = (await rows()).find(({ email }) => email === 'ann@example.com');
    const account = await get(web.port, '/account', { host, cookie: ann.cookie });
    expect(account.body).toContain('Your saved searches');
    await postForm('/account/searches/end', { id: row?.id ?? '' }, ann.cookie);
    expect((await get(web.port, '/account', { host, cookie: ann.cookie })).body).not.toContain(
      'Your saved searches',
    );
  });
});
