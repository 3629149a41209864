import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { redisKeysWith } from '../../../../packages/providers/test/redis-keys-with.ts';
import { redisPort } from '../env.ts';
import { goThroughCheckout, type Buyer } from './checkout-buyer.ts';
import type { CheckoutWorld } from './checkout-world.ts';
import { askSite, withCrashedSite, type CrashedSite } from './crashed-site.ts';
import { freePort } from './free-port.ts';
import { untilServed } from './until-served.ts';
import { killedProvider, type KilledProvider } from './killed-provider.ts';

const planted = '5105 1051 0510 5100';
const bare = planted.replaceAll(' ', '');
const shapes = [planted, bare, planted.replaceAll(' ', '-'), bare.slice(0, 12)];

it('BUY-8 a card number is in no row, log, mail, message, page or cache, paid in fields or on the provider’s page', async () => {
  const logs: string[] = [];
  const onOutput = (said: string) => logs.push(said);
  const ports = [await freePort()];
  const provider = killedProvider(await freePort(), ports[0] ?? 0, { isWell: true, onOutput });
  try {
    await withCrashedSite(
      { kills: 0, clients: 1, pauseMs: 0 },
      {
        ports,
        variables: { ...provider.variables, LOG_LEVEL: 'debug' },
        setUp: { file: 'set-up-checkout.ts', order: { cars: 4, dealerships: 2 } },
        onOutput,
      },
      async (site) => {
        await untilServed(site);
        const buyers: Buyer[] = [];
        const pages: string[] = [];
        for (const [at, hasScript] of [true, false, true, false].entries()) {
          buyers.push(await buy(site, provider, at, hasScript));
          pages.push(...(await pagesOf(site, at)));
        }
        expect(buyers.map(({ end }) => end)).toEqual(['held', 'held', 'let go', 'let go']);
        const email = buyers[0]?.email ?? '';
        await until(() => site.mail.texts.length >= 4 && logs.some((said) => said.includes('job_done')));
        const everything = async (text: string) =>
          [
            ...(await tablesWith(site, text)),
            ...(await redisKeysWith(redisPort, text)),
            logs.some((said) => said.includes(text)) && 'logs',
            site.mail.texts.some((mail) => mail.includes(text)) && 'mails',
            provider.journal().includes(text) && 'the provider’s journal',
            pages.some((page) => page.includes(text)) && 'pages',
          ].filter((place) => place !== false);

        for (const shape of shapes) expect(await everything(shape)).toEqual([]);
        // What is looked for is found where it is: the search reads all of these.
        expect(await everything(email)).toEqual(
          expect.arrayContaining(['public.leads', 'public.reservations', 'the provider’s journal']),
        );
        expect(await everything('5100')).toEqual(
          expect.arrayContaining(['public.payments', 'mails', 'pages', 'the provider’s journal']),
        );
        expect(await everything('/checkout/details')).toContain('logs');
      },
    );
  } finally {
    await provider.stop();
  }
}, 600_000);

/** The first two keep their car, the others let it go. */
async function buy(site: CrashedSite, provider: KilledProvider, at: number, hasScript: boolean) {
  const car = (site.world as CheckoutWorld).cars[at];
  if (!car) throw new Error('there are too few cars');
  return goThroughCheckout({
    site,
    provider,
    car: { ...car, sites: car.sites.slice(0, 1) },
    manner: at < 2 ? 'keeps it' : 'lets it go',
    counts: { requests: 0, refusals: 0 },
    card: hasScript ? bare : planted,
    hasScript,
    onCookie: (cookie) => cookies.set(at, cookie),
    age: async () => undefined,
  });
}

const cookies = new Map<number, string>();

/** What a buyer reads afterwards, as a document and as data. */
async function pagesOf(site: CrashedSite, at: number): Promise<readonly string[]> {
  const car = (site.world as CheckoutWorld).cars[at];
  const place = { ports: site.ports, world: { ...site.world, site: car?.sites[0] ?? '' } };
  const headers = { cookie: cookies.get(at) ?? '' };
  const paths = [`/cars/${car?.slug ?? ''}/checkout`, `/_page/cars/${car?.slug ?? ''}/checkout`];
  return Promise.all(
    paths.map(
      async (path) => (await askSite(place, { method: 'GET', path, headers, answerMs: 30_000 })).text,
    ),
  );
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isSo(); tries += 1) await sleep(200);
}

/** Every table of the platform and of its queue; bytes are looked through as what they spell. */
async function tablesWith(site: CrashedSite, text: string): Promise<readonly string[]> {
  const tables = await site.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')
    order by 1`);
  const hex = Buffer.from(text).toString('hex');
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await site.queryAll(
      `select 1 from ${name} t where t::text like '%${text}%' or t::text like '%${hex}%' limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
