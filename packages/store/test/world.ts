import type { Client } from 'pg';

/** Ids that a person can read in a failing test. */
export const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const world = {
  group: { account: id(1), dealership: id(11), site: id(21), manager: id(31), car: id(41), draft: id(42) },
  rival: { account: id(2), dealership: id(12), site: id(22), manager: id(32), car: id(43), draft: id(44) },
  /** Works at the rival's dealership, and manages nothing else. */
  salesperson: id(33),
  operator: id(34),
} as const;

/**
 * Two accounts, each with a site, a dealership, a car and a draft. The rival shares its dealership with
 * the group's site as well: the case in which fences between sites and between dealerships differ.
 */
export async function loadWorld(loader: Client): Promise<void> {
  const { group, rival, salesperson, operator } = world;
  await loader.query('begin');
  for (const [index, tenant] of [group, rival].entries()) {
    const name = `tenant-${index + 1}`;
    await loader.query(`insert into accounts (id, slug, name, kind) values ($1, $2, $2, 'dealer_group')`, [
      tenant.account,
      name,
    ]);
    await loader.query('insert into dealerships (id, account_id, slug, name) values ($1, $2, $3, $3)', [
      tenant.dealership,
      tenant.account,
      name,
    ]);
    await loader.query(
      `insert into sites (id, account_id, slug, template, name, dealership_id) values ($1, $2, $3, 'classic', $3, $4)`,
      [tenant.site, tenant.account, name, tenant.dealership],
    );
    await loader.query('insert into site_dealerships (site_id, dealership_id) values ($1, $2)', [
      tenant.site,
      tenant.dealership,
    ]);
    await loader.query(
      `insert into domains (site_id, host, is_primary, verified_at) values ($1, $2, true, now())`,
      [tenant.site, `${name}.example`],
    );
    await loader.query('insert into staff (id, email, name) values ($1, $2, $2)', [
      tenant.manager,
      `manager@${name}.example`,
    ]);
    await loader.query(
      `insert into memberships (staff_id, kind, account_id, role) values ($1, 'account', $2, 'group_manager')`,
      [tenant.manager, tenant.account],
    );
    await loader.query(
      `insert into cars (id, dealership_id, slug, show_on_dealer_website) values ($1, $3, 'car', true), ($2, $3, 'draft', false)`,
      [tenant.car, tenant.draft, tenant.dealership],
    );
    await loader.query(
      `insert into car_photos (dealership_id, car_id, position, url) values ($1, $2, 0, '/a'), ($1, $3, 0, '/b')`,
      [tenant.dealership, tenant.car, tenant.draft],
    );
    await loader.query(
      `insert into lead_destinations (dealership_id, id, kind, name, address) values ($1, $1, 'email', 'Sales', 'sales@example')`,
      [tenant.dealership],
    );
  }
  await loader.query('insert into site_dealerships (site_id, dealership_id) values ($1, $2)', [
    group.site,
    rival.dealership,
  ]);
  await loader.query(
    `insert into staff (id, email, name) values ($1, 's@example', 'S'), ($2, 'o@example', 'O')`,
    [salesperson, operator],
  );
  await loader.query(
    `insert into memberships (staff_id, kind, dealership_id, role) values ($1, 'dealership', $2, 'dealership_manager')`,
    [salesperson, rival.dealership],
  );
  await loader.query(`insert into memberships (staff_id, kind, role) values ($1, 'operator', 'operator')`, [
    operator,
  ]);
  await loader.query('commit');
}
