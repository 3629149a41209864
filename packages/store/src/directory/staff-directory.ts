import type {
  FoundSession,
  PasskeyCandidate,
  PasswordCandidate,
  StaffDirectory,
  StaffLink,
} from '@forecourt/app/ports/staff/staff-directory.port';
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Who is at the door of the console. Asked before there is a scope. */
export function staffDirectory({ kysely }: Database): StaffDirectory {
  return {
    async findByEmail(email) {
      const { rows } = await sql<PasswordCandidate>`
        select staff_id, password_hash, code_secret, code_step::int from directory.staff_by_email(${email})
      `.execute(kysely);
      return rows[0] ?? null;
    },
    async findByPasskey(credentialId) {
      const { rows } = await sql<PasskeyCandidate>`
        select staff_id, passkey_id, public_key, sign_count::int
        from directory.staff_by_passkey(${Buffer.from(credentialId)})
      `.execute(kysely);
      return rows[0] ?? null;
    },
    async findBySession(tokenHash) {
      const { rows } = await sql<FoundSession>`
        select staff_id, session_id, expires_at from directory.staff_by_session(${Buffer.from(tokenHash)})
      `.execute(kysely);
      return rows[0] ?? null;
    },
    async findLink(tokenHash) {
      const { rows } = await sql<StaffLink>`
        select kind, staff_id, email, name, role, account_id, dealership_id, place, is_known
        from directory.staff_link(${Buffer.from(tokenHash)})
      `.execute(kysely);
      return rows[0] ?? null;
    },
    async tryRecovery(tokenHash, codeHash) {
      const { rows } = await sql<{ isRight: boolean }>`
        select directory.try_recovery(${Buffer.from(tokenHash)}, ${Buffer.from(codeHash)}) as is_right
      `.execute(kysely);
      return rows[0]?.isRight === true;
    },
    async addChallenge(challenge, whose, seconds) {
      await sql`select directory.add_challenge(${challenge}, ${whose}::uuid, make_interval(secs => ${seconds}))`.execute(
        kysely,
      );
    },
    async takeChallenge(challenge, whose) {
      const { rows } = await sql<{ taken: boolean }>`
        select directory.take_challenge(${challenge}, ${whose}::uuid) as taken
      `.execute(kysely);
      return rows[0]?.taken === true;
    },
  };
}
