import { testBrowser, type TestBrowser } from './test-browser.ts';
import { codeIn, hosts, newPhone, type TestSites } from './test-sites.ts';

async function isSignedIn(who: TestBrowser): Promise<boolean> {
  return (JSON.parse((await who.get('/api/visit')).body) as { signedIn: boolean }).signedIn;
}

/** People who visit the sites of a test, as far as they have come with signing in. */
export function testVisitors(sites: () => TestSites) {
  const browser = (host: string = hosts.harbour, options = {}) => testBrowser(sites().port, host, options);

  /** The code that was last sent to a phone. */
  async function sentTo(phone: string): Promise<string> {
    return codeIn((await sites().messagesTo(phone))[0]);
  }

  /** Somebody who was sent a code and has not used it. */
  async function withCode(who = browser()) {
    const { typed, phone } = newPhone();
    await who.post('/sign-in', { phone: typed });
    return { who, typed, phone, code: await sentTo(phone) };
  }

  async function signedIn(who = browser()) {
    const pending = await withCode(who);
    await who.post('/sign-in/code', { code: pending.code });
    return pending;
  }

  return { browser, isSignedIn, sentTo, withCode, signedIn };
}
