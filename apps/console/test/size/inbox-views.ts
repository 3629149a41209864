import { inboxTabs } from '@forecourt/app/leads/inbox/inbox.view';
import { Client } from 'pg';
import type { FilledAccount } from './fill-inbox.ts';

export type InboxViewKind = 'first page' | 'next page' | 'search';

/** What somebody asks of the inbox, and under which limit it falls. */
export interface InboxViewAsked {
  readonly name: string;
  readonly kind: InboxViewKind;
  /** Of a next page, that of the one before it. */
  readonly search: string;
}

/** Tabs and places, and everything that a lead is looked for by, of leads that are there. */
export async function inboxViews(
  loaderUrl: string,
  account: FilledAccount,
): Promise<readonly InboxViewAsked[]> {
  const sought = await soughtLead(loaderUrl, account.dealershipIds[0] ?? '');
  const at = account.dealershipIds[0] ?? '';
  return [
    ...inboxTabs.map((tab) => page(tab, { tab })),
    page('open at one dealership', { tab: 'open', at }),
    page('done at one dealership', { tab: 'done', at }),
    page('open, second page', { tab: 'open' }, 'next page'),
    page('done, second page', { tab: 'done' }, 'next page'),
    page('spam, second page', { tab: 'spam' }, 'next page'),
    ...['open', 'done'].flatMap((tab) => [
      search('a common name', 'nguyen', tab),
      search('a full name', `${sought.name} ${sought.last_name}`, tab),
      search(
        'a phone',
        `0${sought.phone.slice(3, 6)} ${sought.phone.slice(6, 9)} ${sought.phone.slice(9)}`,
        tab,
      ),
      search('the end of a phone', sought.phone.slice(-6), tab),
      search('an email', sought.email, tab),
      search('the host of an email', '@example.com', tab),
      search('a stock number', sought.stock_number, tab),
      search('a make that many have', 'mazda', tab),
      search('three words', `${sought.last_name} ${sought.vehicle_make} ${sought.vehicle_model}`, tab),
      search('two letters', 'br', tab),
      search('what nobody has', 'zzqxv', tab),
    ]),
  ];
}

const page = (name: string, asked: object, kind: InboxViewKind = 'first page'): InboxViewAsked => ({
  name,
  kind,
  search: new URLSearchParams({ ...asked }).toString(),
});
const search = (name: string, q: string, tab = 'open'): InboxViewAsked => ({
  name: `${name}, ${tab}`,
  kind: 'search',
  search: new URLSearchParams({ tab, q }).toString(),
});

interface Sought {
  readonly name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly email: string;
  readonly stock_number: string;
  readonly vehicle_make: string;
  readonly vehicle_model: string;
}

/** One of long ago, which no list has on its first page. */
async function soughtLead(loaderUrl: string, dealershipId: string): Promise<Sought> {
  const client = new Client({ connectionString: loaderUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Sought>(
      `select name, last_name, phone, email, stock_number, vehicle_make, vehicle_model from leads
       where dealership_id = $1 and stage = 'won' order by id limit 1 offset 20`,
      [dealershipId],
    );
    if (!rows[0]) throw new Error('there is no lead to look for');
    return rows[0];
  } finally {
    await client.end();
  }
}
