import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { crashedReplies, type CrashedReplies, type ReplyReport } from './crash-replies.ts';
import { askSite, withCrashedSite, type CrashedSite, type CrashPlan } from './crashed-site.ts';

export interface CrashReport extends ReplyReport {
  /** The visitor saw success. */
  readonly accepted: number;
  readonly stored: number;
  /** Messages that the receivers have: each lead has two. */
  readonly delivered: number;
  /** Messages that came more than once, under the same key. */
  readonly repeated: number;
  /** Accepted, and not stored, or not with a receiver. */
  readonly lost: number;
  /** More leads than forms. */
  readonly doubled: number;
  /** Processes that ended though nobody killed them. */
  readonly ownEnds: number;
  readonly posts: number;
  readonly refusals: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly seconds: number;
}

export type LeadCrashPlan = CrashPlan & {
  readonly leads: number;
  /** One of so many is answered from the console, and its buyer writes back. */
  readonly answeredEvery: number;
};

const emailOf = (key: string) => `${key}@example.com`;
const phoneOf = (n: number) => `04${10_000_000 + n}`;
const messageId = (key: string) => `<${key.replaceAll(':', '-')}@forecourt.example>`;

/**
 * Clients send forms until each saw success, while the server, the worker and PostgreSQL are killed by turns and
 * the receivers fail a third of the time. Then everything accepted must be stored and with both receivers. Some leads are
 * answered by staff, and their buyers write back, while the console and the receivers' connections are killed too.
 */
export async function crashLeads(plan: LeadCrashPlan): Promise<CrashReport> {
  const staff = await crashedReplies();
  try {
    return await withCrashedSite(plan, staff.parts, (site) => crash(plan, site, staff));
  } finally {
    await staff.close();
  }
}

async function crash(plan: LeadCrashPlan, site: CrashedSite, staff: CrashedReplies): Promise<CrashReport> {
  const { world, mail, crm, say } = site;
  const accepted = new Map<string, string>();
  const counted = { posts: 0, refusals: 0 };
  const talks: Promise<void>[] = [];
  const killing = site.kill();
  const paceMs = (plan.kills * plan.pauseMs * plan.clients) / plan.leads;
  await Promise.all(
    Array.from({ length: plan.clients }, async (_, client) => {
      for (let n = client; n < plan.leads; n += plan.clients) {
        await sleep(paceMs * Math.random() * 2);
        const [key, isAnswered] = [randomUUID(), n % plan.answeredEvery === 0];
        if (n % 50 === 0) say(`lead ${n}: ${accepted.size} accepted, ${counted.refusals} refusals`);
        const carId = world.carIds[n % world.carIds.length];
        const id = await postUntilTaken(site, { key, carId, n }, counted);
        accepted.set(key, id);
        if (!isAnswered) continue;
        const channel = n % (2 * plan.answeredEvery) === 0 ? 'mail' : 'sms';
        talks.push(
          staff.converse(site, { id, channel, email: emailOf(key), phone: `+61${phoneOf(n).slice(1)}` }),
        );
      }
    }),
  );
  say(`${accepted.size} leads are accepted after ${counted.posts} posts`);
  const kills = await killing;
  await Promise.all(talks);
  await site.delivered();
  const replies = await staff.compare(site);
  const stored = await site.query<{ id: string; keys: string[] }>(
    `select l.id, array_agg(d.delivery_key) as keys from leads l join lead_deliveries d on d.lead_id = l.id group by l.id`,
  );
  const keysOf = new Map(stored.map(({ id, keys }) => [id, keys]));
  const timesOf = (key: string) => (mail.arrived.get(messageId(key)) ?? 0) + (crm.arrived.get(key) ?? 0);
  const messages = [...keysOf.values()].flat().map(timesOf);
  const lost = [...accepted.values()].filter((id) => {
    const keys = keysOf.get(id) ?? [];
    return keys.length !== 2 || keys.some((key) => timesOf(key) === 0);
  });
  return {
    accepted: accepted.size,
    stored: stored.length,
    delivered: messages.filter((times) => times > 0).length,
    repeated: messages.reduce((sum, times) => sum + Math.max(0, times - 1), 0),
    lost: lost.length,
    doubled: stored.length - new Set(accepted.values()).size,
    ...replies,
    ownEnds: site.ownEnds() + staff.ownEnds(),
    ...counted,
    kills,
    seconds: Math.round(site.seconds() * 10) / 10,
  };
}

/** Sends one form with one key until it is taken, as a browser does. */
async function postUntilTaken(
  site: CrashedSite,
  { key, carId, n }: { readonly key: string; readonly carId: string | undefined; readonly n: number },
  counted: { posts: number; refusals: number },
): Promise<string> {
  const body = JSON.stringify({
    form: 'enquiry',
    car_id: carId,
    idempotency_key: key,
    page: '/',
    name: 'Alex "Al" O’Neill 🚗',
    email: emailOf(key),
    // Another person each time: the same one about the same car would be one conversation.
    phone: phoneOf(n),
    message: 'Still there?',
    terms: true,
  });
  const headers = { 'content-type': 'application/json' };
  for (let tries = 0; tries < 600; tries += 1) {
    counted.posts += 1;
    try {
      const { status, text } = await askSite(site, { path: '/api/leads', body, headers });
      if (status === 200) return (JSON.parse(text) as { lead_id: string }).lead_id;
      if (status < 500) throw new Refused(`a form was answered ${status}: ${text}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      // The server is gone, or its answer is: nobody knows which, so the same key goes again.
    }
    counted.refusals += 1;
    await sleep(Math.min(200 * (tries + 1), 1_000) * (0.5 + Math.random()));
  }
  throw new Error('a form was never taken');
}

/** What no repetition mends: then the test itself is wrong. */
class Refused extends Error {}
