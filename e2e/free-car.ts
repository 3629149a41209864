import { asSite } from './site-database.ts';

/** A car of a site that nobody holds, that can be reserved by the usual rule and whose dealership can be paid; another one each time. */
export function freeCar(slug: string): Promise<string> {
  return asSite(slug, async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `select c.slug from cars c
       where c.status = 'in_stock' and not c.sold and not c.reserved and c.show_on_dealer_website
         and c.price_cents > 500000 and c.car_type = 'used'
         and not exists (select from reservations r where r.car_id = c.id)
         and exists (select from payment_accounts a where a.dealership_id = c.dealership_id and a.state = 'active')
       order by random() limit 1`,
    );
    const [car] = rows;
    if (!car) throw new Error(`${slug} has no car to reserve`);
    return car.slug;
  });
}
