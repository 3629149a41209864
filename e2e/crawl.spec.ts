import { expect, test } from '@playwright/test';
import { behindGuard, crawlSite } from './crawl-site.ts';
import { everySlug } from './demo-sites.ts';
import { isFull } from './env.ts';
import { requestSite } from './request-site.ts';
import { openSession } from './signed-in.ts';

/** Whoever is signed in sees other pages than everybody in few places. */
const mostPages = isFull ? { signedOut: 400, signedIn: 120 } : { signedOut: 40, signedIn: 15 };
/** Each can have a guard before it, by the rules or by a setting. */
const maybeGuarded = [
  '/online-payment',
  '/checkout-journey',
  '/spin-to-win',
  '/personalised/finance',
  '/finance',
];

for (const slug of everySlug) {
  test(`URL-1 AUTH-2.1 Nothing that ${slug} names or guards is a dead end`, async () => {
    test.setTimeout(300_000);
    const token = await openSession(slug);
    const cookie = `visit=${token}; session=${token}`;
    const open = await crawlSite(slug, { mostPages: mostPages.signedOut, cookie: null });
    const inside = await crawlSite(slug, { mostPages: mostPages.signedIn, cookie });
    const guards = [...open.guarded];
    for (const path of maybeGuarded) if ((await requestSite(slug, path)).status === 303) guards.push(path);
    const behind = await Promise.all(guards.map((path) => behindGuard(slug, path, cookie)));
    process.stdout.write(
      `${slug}: ${open.pages + inside.pages} of ${open.links} addresses, ${open.forms} forms, ${guards.length} sign-in guards\n`,
    );
    expect(open.pages).toBeGreaterThan(20);
    expect([...open.dead, ...inside.dead, ...behind.filter((fault) => fault !== null)]).toEqual([]);
  });
}
