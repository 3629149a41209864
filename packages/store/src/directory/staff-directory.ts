/** @planned STAFF-1 */
import type { StaffId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { Database } from '../connection.ts';

/** Whom an email belongs to, and what their password is checked against; null without a password. */
export interface SignInCandidate {
  readonly staffId: StaffId;
  readonly passwordHash: string | null;
}

/**
 * Finds a member of staff who is signing in; null for an email that nobody has, or whose owner was
 * disabled. Asked before there is a scope.
 */
export async function findStaffByEmail(database: Database, email: string): Promise<SignInCandidate | null> {
  const { rows } = await sql<{ staffId: string; passwordHash: string | null }>`
    select staff_id, password_hash from directory.staff_by_email(${email})
  `.execute(database.kysely);
  return rows[0] === undefined ? null : branded<SignInCandidate>(rows[0]);
}
