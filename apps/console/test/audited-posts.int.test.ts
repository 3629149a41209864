import { randomUUID } from 'node:crypto';
import type { LeadId, StaffId } from '@forecourt/domain/core/ids';
import { showLead } from '@forecourt/app/leads/inbox/show-lead';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { staffOfDemo } from '@forecourt/testkit/world/people/staff-of-demo';
import { routes } from '../server/console-routes.ts';
import { addMember, addSession } from './add-member.ts';
import { postBodies, type PostSubjects } from './post-bodies.ts';
import { codeKey, proofs, startTestConsole, type TestConsole } from './test-console.ts';

const tokens = hashedTokens([codeKey]);
const { harbourToyota: harbour } = twoSites;

let dealers: TwoDealers;
let console: TestConsole;
const kysely = () => dealers.loader.kysely;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
  answerForPasskeys();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await console.close();
  await dealers.close();
});

const challengeOf = (response: object) => (response as { challenge: string }).challenge;

/** As a device answers; what a device signs is the library's to check, and its challenges are ours. */
function answerForPasskeys() {
  const { passkeys } = console.ports;
  vi.spyOn(passkeys, 'challengeOf').mockImplementation(challengeOf);
  vi.spyOn(passkeys, 'verify').mockResolvedValue(1);
  vi.spyOn(passkeys, 'verifyNew').mockImplementation(async () => newPasskey());
  vi.spyOn(passkeys, 'credentialOf').mockImplementation((response) => ({
    id: Buffer.from((response as { id: string }).id, 'hex'),
    challenge: challengeOf(response),
  }));
}

const newPasskey = () => ({
  credentialId: Buffer.from(randomUUID()),
  publicKey: Buffer.from('a key'),
  signCount: 0,
  transports: [],
});

/** What is said by whom about what, so that it succeeds. */
interface Said extends Partial<PostSubjects> {
  /** Whose entry it is. */
  readonly who: string;
  readonly cookie?: string;
  /** What the path names. */
  readonly params?: Readonly<Record<string, string>>;
}

type Prepare = () => Promise<Said>;
type Case = { readonly say: Prepare } & ({ readonly leaves: string } | { readonly leavesNone: string });

const member = async (role: Parameters<typeof addMember>[1]['role'] = 'dealership_manager') => {
  const { id, ...rest } = await addMember(dealers, { role });
  return { who: id, ...rest };
};

/** A lead as somebody has it before them. */
async function lead(more: Parameters<typeof buildLead>[0] = {}) {
  const made = buildLead({ dealershipId: harbour.id, carId: null, formCompleted: true, ...more });
  const submitted = await dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead: made, idempotencyKey: randomUUID(), now: new Date() }),
  );
  const [deliveryId = ''] = submitted.ok ? submitted.value.deliveries : [];
  const own = await member('sales');
  return { ...own, params: { id: made.id, deliveryId }, deliveryId, ...(await versionOf(own.who, made.id)) };
}

async function versionOf(who: string, id: string) {
  const scope = grantStaffScope(who as StaffId);
  const view = await showLead(console.ports, scope, { id: id as LeadId, now: new Date() });
  return { version: view?.version ?? '' };
}

async function twoOfOnePerson() {
  const email = `${randomUUID()}@buyer.example`;
  const [one, two] = [await lead({ email }), await lead({ email })];
  return { ...one, other: { id: two.params.id, version: two.version } };
}

const post = async (path: string, { cookie, params, ...subjects }: Said) =>
  console.call(
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? ''),
    { ...(cookie !== undefined && { cookie }), body: postBodies[path]?.({ ...nothing, ...subjects }) ?? {} },
  );

const nothing: PostSubjects = {
  leadId: '',
  version: '',
  other: { id: '', version: '' },
  deliveryId: '',
  membershipId: '',
  dealershipId: harbour.id,
  email: '',
  key: randomUUID(),
  token: '',
  password: proofs.password,
  code: '',
  secret: staffOfDemo.codeSecret,
  passkey: {},
};

async function withPassword(): Promise<Said> {
  const own = await member();
  const made = await proofs.make(console.ports, own.email, codeKey);
  await console.ports.store.run(grantStaffScope(own.who as StaffId), ({ staffSessions }) =>
    staffSessions.setPassword(made),
  );
  return { ...own, code: await proofs.code() };
}

/** Somebody with a passkey that answers what it was asked just now. */
async function withPasskey(asks: string): Promise<Said> {
  const own = await member();
  const made = newPasskey();
  await console.ports.store.run(grantStaffScope(own.who as StaffId), ({ staffSessions }) =>
    staffSessions.addPasskey({ ...made, name: null }, new Date()),
  );
  return {
    ...own,
    passkey: { id: made.credentialId.toString('hex'), challenge: await askedBy(asks, own) },
  };
}

async function askedBy(path: string, said: Said): Promise<string> {
  const { json } = await post(path, said);
  return String(json['challenge']);
}

/** Somebody who was invited and is known to nobody, or to the platform already. */
async function invited(known?: {
  readonly who: string;
  readonly email: string;
}): Promise<Said & { id: string }> {
  const manager = await member();
  const token = tokens.make();
  const [id, email] = [randomUUID(), known?.email ?? `${randomUUID()}@invited.example`];
  const becomesId = known?.who ?? randomUUID();
  await kysely()
    .insertInto('staffInvitations')
    .values({
      id,
      becomesId,
      email,
      role: 'finance',
      dealershipId: harbour.id,
      tokenHash: Buffer.from(tokens.hash(token)),
      invitedBy: manager.who,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return { id, who: becomesId, token, code: '' };
}

async function ofColleague(): Promise<Said> {
  const [manager, colleague] = [await member(), await member('sales')];
  return { ...manager, membershipId: colleague.membershipId, params: { id: colleague.who } };
}

async function disabledColleague(): Promise<Said> {
  const said = await ofColleague();
  const { status } = await post('/api/people/{id}/disable', said);
  expect(status).toBe(200);
  return said;
}

async function failedReply(): Promise<Said> {
  const said = { ...(await lead()), key: randomUUID() };
  expect((await post('/api/leads/{id}/reply', said)).status).toBe(200);
  await kysely()
    .updateTable('leadReplies')
    .set({ state: 'failed', nextTryAt: null })
    .where('id', '=', said.key)
    .execute();
  return { ...said, params: { ...said.params, replyId: said.key } };
}

const challenge = 'asks a device, and changes nothing until it has answered';
const proof = 'proves who somebody is; what they go on to do has an entry of its own';
const cases: Readonly<Record<string, Case>> = {
  '/api/sign-in/password': { leaves: 'sign_in', say: withPassword },
  '/api/sign-in/passkey/options': { leavesNone: challenge, say: member },
  '/api/sign-in/passkey': { leaves: 'sign_in', say: () => withPasskey('/api/sign-in/passkey/options') },
  '/api/sign-out': { leaves: 'sign_out', say: member },
  '/api/sessions/{id}/end': {
    leaves: 'end_session',
    async say() {
      const own = await member();
      const { sessionId } = await addSession(dealers, own.who);
      return { ...own, params: { id: sessionId } };
    },
  },
  '/api/passkeys/options': { leavesNone: challenge, say: member },
  '/api/passkeys': {
    leaves: 'add_passkey',
    async say() {
      const own = await member();
      return { ...own, passkey: { challenge: await askedBy('/api/passkeys/options', own) } };
    },
  },
  '/api/session/proof/passkey/options': { leavesNone: challenge, say: member },
  '/api/session/proof/passkey': {
    leavesNone: proof,
    say: () => withPasskey('/api/session/proof/passkey/options'),
  },
  '/api/session/proof/password': { leavesNone: proof, say: withPassword },
  '/api/join/look': { leavesNone: 'reads what a link is for', say: () => invited() },
  '/api/join/passkey/options': { leavesNone: challenge, say: () => invited() },
  '/api/join/passkey': {
    leaves: 'join',
    async say() {
      const said = await invited();
      return { ...said, passkey: { challenge: await askedBy('/api/join/passkey/options', said) } };
    },
  },
  '/api/join/codes': { leavesNone: 'offers a secret that is kept with its first code', say: () => invited() },
  '/api/join/password': {
    leaves: 'join',
    say: async () => ({ ...(await invited()), code: await proofs.code() }),
  },
  '/api/join/take': {
    leaves: 'join',
    async say() {
      const own = await member('sales');
      return { ...own, ...(await invited(own)) };
    },
  },
  '/api/people/invite': {
    leaves: 'invite',
    say: async () => ({ ...(await member()), email: `${randomUUID()}@invited.example` }),
  },
  '/api/invitations/{id}/withdraw': {
    leaves: 'withdraw_invitation',
    say: async () => ({ ...(await member()), params: { id: (await invited()).id } }),
  },
  '/api/people/{id}/role': { leaves: 'change_role', say: ofColleague },
  '/api/people/{id}/disable': { leaves: 'disable', say: ofColleague },
  '/api/people/{id}/enable': { leaves: 'enable', say: disabledColleague },
  '/api/people/{id}/sessions/end': { leaves: 'end_sessions', say: ofColleague },
  '/api/people/{id}/recover': { leaves: 'recover', say: ofColleague },
  '/api/audit/export': { leaves: 'export', say: member },
  '/api/leads/export': { leaves: 'export', say: member },
  '/api/sign-in/ways': { leavesNone: 'reads how somebody comes in', say: member },
  '/api/inbox/views': { leaves: 'change_views', say: member },
  '/api/hand-leads': {
    leaves: 'by_hand',
    say: async () => ({ ...(await member('sales')), key: randomUUID() }),
  },
  '/api/leads/{id}/note': { leaves: 'note', say: lead },
  '/api/leads/{id}/call': { leaves: 'call', say: lead },
  '/api/leads/{id}/assign': {
    leaves: 'assigned',
    say: async () => ({ ...(await lead()), ...(await asSalesManager()) }),
  },
  '/api/leads/{id}/stage': { leaves: 'staged', say: lead },
  '/api/leads/{id}/merge': { leaves: 'merged', say: twoOfOnePerson },
  '/api/leads/{id}/split': {
    leaves: 'split',
    async say() {
      const said = await twoOfOnePerson();
      const { json } = await post('/api/leads/{id}/merge', said);
      const [kept, merged] =
        json['id'] === said.params.id ? [said.params.id, said.other.id] : [said.other.id, said.params.id];
      return {
        ...said,
        params: { id: kept },
        other: { id: merged, version: '' },
        version: String(json['version']),
      };
    },
  },
  '/api/leads/{id}/clear': { leaves: 'cleared', say: lead },
  '/api/leads/{id}/deliveries/{deliveryId}/resend': { leaves: 'resent', say: lead },
  '/api/leads/{id}/reply': { leaves: 'reply', say: async () => ({ ...(await lead()), key: randomUUID() }) },
  '/api/leads/{id}/replies/{replyId}/again': { leaves: 'reply_again', say: failedReply },
  '/api/leads/{id}/presence': { leavesNone: 'says who looks, and is kept nowhere', say: lead },
  '/api/deliveries/resend': { leaves: 'resent', say: lead },
};

async function asSalesManager() {
  const { who, cookie } = await member('sales_manager');
  return { who, cookie };
}

/** All that the audit has, past the policies. */
async function entries() {
  const { rows } = await dealers.loader.pool.query<{
    id: string;
    action: string;
    staff_id: string;
    from_address: string | null;
    request_id: string | null;
  }>('select id, action, staff_id, from_address, request_id from audit');
  return rows;
}

const posts = routes.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe('STAFF-3 AUTH-3.2 every post of the console', () => {
  it('is called here, and by a body that is known', () => {
    expect(Object.keys(cases).toSorted()).toEqual(posts.toSorted());
    expect(Object.keys(postBodies).toSorted()).toEqual(posts.toSorted());
  });

  it.each(posts)('%s leaves who did what from where, or has a reason not to', async (path) => {
    const made = cases[path];
    if (made === undefined) throw new Error(`Nobody has said what ${path} leaves in the audit`);
    const said = await made.say();
    const before = new Set((await entries()).map(({ id }) => id));
    const { status, json, text } = await post(path, said);
    expect([path, status, status === 200 ? '' : JSON.stringify(json) + text]).toEqual([path, 200, '']);
    const left = (await entries()).filter(({ id }) => !before.has(id));
    const entry = {
      id: expect.any(String),
      action: 'leaves' in made ? made.leaves : '',
      staff_id: said.who,
      from_address: '127.0.0.1',
      request_id: expect.any(String),
    };
    const some = expect.arrayContaining([entry]);
    expect(left).toEqual('leaves' in made ? some : []);
  });
});
