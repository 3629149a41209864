import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import type { TestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';

/** A cookie for each of these people, as after signing in. */
export async function signInAll(
  made: TestDatabase,
  codeKey: string,
  staffIds: readonly string[],
): Promise<readonly string[]> {
  const tokens = hashedTokens([codeKey]);
  const client = new Client({ connectionString: made.loaderUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const cookies = [];
    for (const staffId of staffIds) {
      const token = tokens.make();
      await client.query(
        `insert into staff_sessions (staff_id, token_hash, expires_at) values ($1, $2, now() + interval '12 hours')`,
        [staffId, Buffer.from(tokens.hash(token))],
      );
      cookies.push(`staff=${token}`);
    }
    return cookies;
  } finally {
    await client.end();
  }
}
