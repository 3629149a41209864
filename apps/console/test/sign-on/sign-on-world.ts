import { callbackAddress } from '@forecourt/app/staff/single-sign-on/begin-sign-on';
import { setUpSignOn } from '@forecourt/app/staff/single-sign-on/set-up-sign-on';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { AccountId, StaffId } from '@forecourt/domain/core/ids';
import type { StaffRole } from '@forecourt/domain/staff/membership';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { openTwoDealers } from '@forecourt/testkit-db/two-dealers';
import { twoSites } from '@forecourt/testkit/two-sites';
import { pino } from 'pino';
import { newCodeKey, startTestConsole } from '../test-console.ts';
import { goThrough, startIdentityProvider } from './identity-provider.ts';

type Of =
  | { readonly kind: 'operator' }
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'dealership'; readonly dealershipId: string };

const [harbour, ranges] = twoSites.accounts;
export const ofHarbour: Of = { kind: 'dealership', dealershipId: twoSites.harbourToyota.id };
export const ofRanges: Of = { kind: 'dealership', dealershipId: twoSites.rangesKia.id };
export const domains = { harbour: 'harbour.example', ranges: 'ranges.example' } as const;

/** Two groups, each with a provider of its own that is as real as can be, and the console between them. */
export async function openSignOnWorld() {
  const dealers = await openTwoDealers();
  const key = newCodeKey();
  const codes: string[] = [];
  const log: EventLog = pino(
    { level: 'warn' },
    { write: (line) => codes.push(String((JSON.parse(line) as { code?: string }).code)) },
  );
  const console = await startTestConsole(dealers.made.consoleUrl, { key, log });
  const provider = await startIdentityProvider(
    twoSites.accounts.map(({ id }) => callbackAddress(console.ports, id)),
  );
  const { kysely } = dealers.loader;

  async function addPerson(name: string, email: string, ...places: readonly Of[]): Promise<StaffId> {
    const { id } = await kysely
      .insertInto('staff')
      .values({ name, email })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const of of places) {
      const role: StaffRole = of.kind === 'operator' ? 'operator' : 'sales_manager';
      await kysely
        .insertInto('memberships')
        .values({ staffId: id, role, ...of })
        .execute();
    }
    return id as StaffId;
  }

  const operator = await addPerson('Olive', 'olive@forecourt.example', { kind: 'operator' });
  const setUp = (group: 'harbour' | 'ranges', { isRequired = false, issuer = provider.issuer } = {}) =>
    setUpSignOn(console.ports, grantStaffScope(operator), {
      slug: (group === 'harbour' ? harbour : ranges).slug,
      issuer,
      clientId: provider.clientId,
      secret: provider.secret,
      domains: [domains[group]],
      isRequired,
    });

  /** Goes to the provider from an address of the console, and comes to the callback without opening it. */
  async function leave(path: string, cookie = '') {
    const begun = await console.call(path, { cookie });
    const kept = cookieOf(begun.setCookies, 'sign_on');
    if (begun.location === null || kept === null) return { begun, callback: '', kept: kept ?? '' };
    return { begun, callback: await goThrough(begun.location), kept };
  }

  async function comeBack(callback: string, cookie: string) {
    const { pathname, search } = new URL(callback);
    const { location, setCookies } = await console.call(pathname + search, { cookie });
    return { location, session: cookieOf(setCookies, 'staff') };
  }

  /** The whole way of somebody whom the provider calls `name`. */
  async function signOn(name: string, group: string = harbour.slug) {
    provider.state.login = name;
    const { callback, kept } = await leave(`/api/sign-in/single-sign-on?group=${group}`);
    return comeBack(callback, kept);
  }

  return {
    dealers,
    console,
    provider,
    operator,
    key,
    /** Why nobody was let in, as the log has it alone. */
    codes,
    kysely,
    addPerson,
    setUp,
    leave,
    comeBack,
    signOn,
    async close() {
      await Promise.all([console.close(), provider.close()]);
      await dealers.close();
    },
  };
}

export type SignOnWorld = Awaited<ReturnType<typeof openSignOnWorld>>;

export const harbourId: AccountId = harbour.id;
export const slugs = { harbour: harbour.slug, ranges: ranges.slug } as const;

function cookieOf(setCookies: readonly string[], name: string): string | null {
  const line = setCookies.find((one) => one.startsWith(`${name}=`) && !one.startsWith(`${name}=;`));
  return line?.split(';')[0] ?? null;
}
