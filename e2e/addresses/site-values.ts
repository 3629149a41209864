import { requestSite } from '../request-site.ts';
import { asSite } from '../site-database.ts';

/** By its name in the record, what differs from one demo world or one build to another. */
export type SiteValues = ReadonlyMap<string, string>;

interface ListedCar {
  readonly id: string;
  readonly slug: string;
  readonly status: string | null;
  readonly reserved: boolean;
  readonly price: number | null;
}

/** Finds the values of a site; the record of one that has no such car leaves it out. */
export async function siteValues(site: string): Promise<SiteValues> {
  const car = await carInStock(site);
  const { body: document } = await requestSite(site, '/');
  const values = {
    car: car?.slug,
    'car-id': car?.id,
    sold: await soldCar(site, { since: '80 days', before: '20 days', status: 200 }),
    gone: await soldCar(site, { since: '10 years', before: '92 days', status: 410 }),
    script: /<script data-script="\/([^"]+)"/.exec(document)?.[1],
    picture: /"\/(media\/w768\/[^" ,]+)/.exec(document)?.[1],
  };
  return new Map(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[`{${name}}`, value]])),
  );
}

/** One with finance, where the site has any: of cars alike some have a lender, and some have none. */
async function carInStock(site: string): Promise<ListedCar | undefined> {
  const { hits } = JSON.parse((await requestSite(site, '/api/search')).body) as {
    readonly hits: ListedCar[];
  };
  const inStock = hits
    .filter(({ status, reserved, price }) => status === 'in_stock' && !reserved && price !== null)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  return (await firstAnswering(site, inStock, { ending: '/finance', status: 200 })) ?? inStock[0];
}

/** What was sold some time ago stands on no page of the site: only the database knows of it. */
async function soldCar(
  site: string,
  { since, before, status }: { readonly since: string; readonly before: string; readonly status: number },
): Promise<string | undefined> {
  const { rows } = await asSite(site, (client) =>
    client.query<{ slug: string }>(
      `select slug from cars where status = 'sold' and sold_at > now() - $1::interval
       and sold_at < now() - $2::interval order by slug limit 30`,
      [since, before],
    ),
  );
  // A site may filter what its dealerships have.
  return (await firstAnswering(site, rows, { ending: '', status }))?.slug;
}

async function firstAnswering<Candidate extends { readonly slug: string }>(
  site: string,
  candidates: readonly Candidate[],
  { ending, status }: { readonly ending: string; readonly status: number },
): Promise<Candidate | undefined> {
  for (const car of candidates) {
    if ((await requestSite(site, `/cars/${car.slug}${ending}`)).status === status) return car;
  }
  return undefined;
}
