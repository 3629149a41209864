import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import { sql } from 'kysely';
import type { ScopedTx } from '../../src/scoped.ts';
import { attempt, textOf, type Attempt } from './attempt.ts';
import { callers, scopeOf } from './callers.ts';
import type { Caller, IsolationCase } from './isolation-case.ts';
import { idsOf, markOf, revokedSite } from './world-ids.ts';
import type { World } from './world.ts';

/** What was found wrong with one function; nothing is what is hoped for. */
export interface Verdict {
  readonly calls: number;
  readonly findings: readonly string[];
}

const a = idsOf('a');
const b = idsOf('b');
/** Row-level security forbids it, or the role has no such privilege. */
const refused = '42501';

/**
 * Calls one function as everybody who may and everybody who may not, always with B's identifiers.
 * `targetOf` makes what the case calls out of a transaction.
 */
export async function judge<Target, Result>(
  world: World,
  test: IsolationCase<Target, Result>,
  targetOf: (tx: ScopedTx) => Target,
): Promise<Verdict> {
  const findings: string[] = [];
  let calls = 0;

  const make = (scope: Scope | null, more: { claimed?: Scope; alone?: true; shared?: boolean } = {}) => {
    calls += 1;
    return attempt(more.alone === true ? world.withoutB : world.withBoth, {
      scope,
      ...(more.claimed === undefined ? {} : { claimed: more.claimed }),
      ...(test.arrange === undefined && more.shared === undefined
        ? {}
        : {
            prepare: async (tx: ScopedTx) => {
              if (more.alone !== true) await arrange(test, tx, targetOf);
              if (more.shared !== undefined) await setSharing(tx, more.shared);
            },
          }),
      call: (tx) => test.call(targetOf(tx), b),
    });
  };
  const check = (who: string, wrongs: readonly (string | false)[]) => {
    for (const wrong of wrongs) if (wrong !== false) findings.push(`${who}: ${wrong}`);
  };
  const succeeded = ({ outcome, changed }: Attempt) =>
    'result' in outcome &&
    test.succeeded(outcome.result as Result) &&
    (test.does === 'reads' || changed.length > 0);

  for (const caller of callers.filter((each) => test.as.includes(each))) {
    const own = await make(scopeOf(caller, b));
    check(`${caller} of B`, [
      !succeeded(own) &&
        `does not succeed for its own tenant: ${textOf(own.outcome)}, ${own.changed.length} rows changed`,
      test.does === 'reads' && own.changed.length > 0 && `changes what it reads: ${own.changed.join('; ')}`,
    ]);
  }
  for (const caller of refusedCallers(test)) {
    const own = await make(scopeOf(caller, b));
    check(`${caller} of B`, [
      succeeded(own) && 'may do this, and the case does not list them',
      own.changed.length > 0 && `changes what is not theirs to change: ${own.changed.join('; ')}`,
      ...unexpectedError(own),
    ]);
  }
  for (const caller of callers.filter((each) => each !== 'operator')) {
    const scope = scopeOf(caller, a);
    const attack = await make(scope);
    check(`${caller} of A`, leaks(attack, markOf('b'), markOf('a')));
    const alone = await make(scope, { alone: true });
    check(`${caller} of A`, [
      comparable(attack, world) !== comparable(alone, world) &&
        `learns of B: ${comparable(attack, world)} where without B it is ${comparable(alone, world)}`,
    ]);
    const impersonated = await make(scope, { claimed: scopeOf(caller, b) });
    check(`${caller} of A, whom the store takes for B`, leaks(impersonated, markOf('b'), markOf('a')));
  }

  const other = await make(grantStaffScope(b.otherDealershipStaff));
  check("staff of B's other dealership", leaks(other, markOf('b', '1'), markOf('b', '2')));

  const shared = await make(grantSiteScope(revokedSite), { shared: true });
  if (test.throughSharing) {
    check('site B shares with', [!succeeded(shared) && `sees nothing of it: ${textOf(shared.outcome)}`]);
  } else check('site B shares with', leaks(shared, markOf('b'), markOf('a')));
  const revoked = await make(grantSiteScope(revokedSite), { shared: false });
  check('site B shared with once', leaks(revoked, markOf('b'), markOf('a')));

  for (const caller of ['site', 'staff'] as const) {
    const unscoped = await make(null, { claimed: scopeOf(caller, b) });
    check(`${caller} of B without a scope in the database`, [
      ...leaks(unscoped, markOf('b'), markOf('b')),
      unscoped.changed.length > 0 && `changes ${unscoped.changed.join('; ')}`,
    ]);
  }
  return { calls, findings };
}

/** What a call shows or changes of what is forbidden to it, and whether all it changes is its own. */
function leaks(made: Attempt, forbidden: RegExp, own: RegExp): (string | false)[] {
  const text = textOf(made.outcome);
  const foreign = made.changed.filter((row) => forbidden.test(row));
  const nobodys = made.changed.filter((row) => !forbidden.test(row) && !own.test(row));
  return [
    forbidden.test(text) && `sees ${text}`,
    foreign.length > 0 && `changes ${foreign.join('; ')}`,
    nobodys.length > 0 && `changes what is not its own: ${nobodys.join('; ')}`,
    ...unexpectedError(made),
  ];
}

function unexpectedError({ outcome }: Attempt): (string | false)[] {
  return ['error' in outcome && outcome.error !== refused && `fails with ${outcome.error}, not ${refused}`];
}

const madeId = /\b(?![abc]{7}[0-9c]-)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const anyTime = /\b\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Identifiers and times that the call itself made differ from one to the next; nothing else may. */
function comparable({ outcome }: Attempt, { builtAt }: World): string {
  return textOf(outcome)
    .replaceAll(madeId, 'new-id')
    .replaceAll(anyTime, (time) => (isRecent(new Date(time), builtAt) ? 'now' : time));
}

function isRecent(time: Date, builtAt: Date): boolean {
  return time > builtAt && time.getTime() < Date.now() + 60 * 60 * 1000;
}

function refusedCallers(test: { readonly as: readonly Caller[] }): readonly Caller[] {
  return callers.filter((each) => each !== 'operator' && !test.as.includes(each));
}

/** Lets the first who may make the call arrange what it needs, in a transaction that is somebody else's. */
async function arrange<Target, Result>(
  test: IsolationCase<Target, Result>,
  tx: ScopedTx,
  targetOf: (tx: ScopedTx) => Target,
): Promise<void> {
  const [owner] = test.as;
  if (test.arrange === undefined || owner === undefined) return;
  const { rows } = await sql<{ site: string | null; staff: string | null }>`
    select current_setting('app.site_id', true) as site, current_setting('app.staff_id', true) as staff
  `.execute(tx.sql);
  const scope = scopeOf(owner, b);
  await tellDatabase(
    tx,
    scope.kind === 'site' ? scope.siteId : '',
    scope.kind === 'staff' ? scope.staffId : '',
  );
  await test.arrange(targetOf({ ...tx, scope }), b);
  await tellDatabase(tx, rows[0]?.site ?? '', rows[0]?.staff ?? '');
}

async function tellDatabase(tx: ScopedTx, siteId: string, staffId: string): Promise<void> {
  await sql`
    select set_config('app.site_id', ${siteId}, true), set_config('app.staff_id', ${staffId}, true)
  `.execute(tx.sql);
}

/** Shares B's dealership with the site of A, and revokes that again unless it is to stay. */
async function setSharing(tx: ScopedTx, shared: boolean): Promise<void> {
  for (const state of shared ? [true] : [true, false]) {
    await sql`select isolation.set_sharing(${revokedSite}, ${b.dealership}, ${state})`.execute(tx.sql);
  }
}
