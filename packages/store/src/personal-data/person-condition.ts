import type { KnownPerson } from '@forecourt/app/ports/accounts/personal-data-store.port';
import { sql, type RawBuilder } from 'kysely';
import type { PersonalTable } from './personal-table.ts';
import { personalTables } from './personal-tables.ts';

const column = (name: string) => sql.raw(`"${name}"`);
const tables = new Map(personalTables.map((table) => [table.table, table]));

/** The condition by which a table's rows are a person's, as the list of personal data says it. */
export function personCondition({ table, foundBy }: PersonalTable, person: KnownPerson): RawBuilder<boolean> {
  if ('of' in foundBy) {
    const parent = tables.get(foundBy.of);
    if (!parent) throw new Error(`${foundBy.of} is not on the list`);
    const key = column(foundBy.key ?? 'id');
    return sql`${column(foundBy.column)} in
      (select ${key} from ${sql.table(parent.table)} where ${personCondition(parent, person)})`;
  }
  const { visitor, phone, email } = foundBy;
  const either = sql.join(
    [
      ...(visitor === undefined ? [] : [ofVisitor(table, visitor, person)]),
      ...(phone === undefined ? [] : [sql`${column(phone)} = ${person.phone}::text`]),
      ...(email === undefined ? [] : [sql`lower(${column(email)}) = lower(${person.email}::text)`]),
      ...(email === undefined || visitor !== undefined ? [] : [ofAddress(email, person)]),
    ],
    sql` or `,
  );
  return sql`(${either})`;
}

/** What knows nobody but an address: one that the visitors who are this person have, or have confirmed. */
function ofAddress(name: string, person: KnownPerson): RawBuilder<boolean> {
  const visitors = tables.get('visitors');
  if (!visitors) throw new Error('visitors are not on the list');
  const theirs = personCondition(visitors, person);
  return sql`lower(${column(name)}) in (
    select lower(email) from visitors where ${theirs}
    union all select lower(email) from visitor_emails
    where confirmed_at is not null and visitor_id in (select id from visitors where ${theirs}))`;
}

/** What belongs to the visitors who are this person, by whatever they are known. */
function ofVisitor(table: string, name: string, person: KnownPerson): RawBuilder<boolean> {
  const visitors = tables.get('visitors');
  return table === 'visitors' || !visitors
    ? sql`${column(name)} = ${person.visitorId}::uuid`
    : sql`${column(name)} in (select id from visitors where ${personCondition(visitors, person)})`;
}
