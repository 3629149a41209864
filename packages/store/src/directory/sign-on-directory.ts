import type { StaffId } from '@forecourt/domain/core/ids';
import type {
  FoundProvider,
  SignOnDirectory,
  StaffSignOn,
} from '@forecourt/app/ports/staff/sign-on-directory.port';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Whose provider of identities answers for whom. Asked before there is a scope. */
export function signOnDirectory({ kysely }: Database): SignOnDirectory {
  return {
    async find(by) {
      const accountId = 'accountId' in by ? by.accountId : null;
      const domain = 'domain' in by ? by.domain : null;
      const slug = 'slug' in by ? by.slug : null;
      const { rows } = await sql<FoundProvider>`
        select account_id, issuer, client_id, sealed_secret, domains
        from directory.sign_on_provider(${accountId}::uuid, ${domain}, ${slug})
      `.execute(kysely);
      return rows[0] ?? null;
    },
    async findStaff({ accountId, email, subject }) {
      const { rows } = await sql<{ staffId: StaffId | null }>`
        select directory.staff_by_sign_on(${accountId}::uuid, ${email}, ${subject}) as staff_id
      `.execute(kysely);
      return rows[0]?.staffId ?? null;
    },
    async ofStaff(staffId) {
      const { rows } = await sql<StaffSignOn>`
        select account_id, is_bound, is_required from directory.sign_on_of_staff(${staffId}::uuid)
      `.execute(kysely);
      return rows[0] ?? null;
    },
  };
}
