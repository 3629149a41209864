import type { CodeStore } from '@forecourt/app/ports/accounts/code-store.port';
import { sql } from 'kysely';
import { timingSafeEqual } from 'node:crypto';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** More than any limit on sending lets through. */
const mostSent = 100;

/** One-time codes in PostgreSQL. */
export function codeStore(tx: ScopedTx): CodeStore {
  return {
    async issue({ phone, challengeHash, codeHash, expiresAt, now }) {
      await tx.sql
        .insertInto('signInCodes')
        .values({
          siteId: siteOf(tx),
          phone,
          challengeHash: Buffer.from(challengeHash),
          codeHash: Buffer.from(codeHash),
          expiresAt,
          createdAt: now,
        })
        .execute();
    },

    async holdPhone(phone, since) {
      const siteId = siteOf(tx);
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${siteId} ${phone}`}, 6102))`.execute(
        tx.sql,
      );
      return tx.sql
        .selectFrom('signInCodes')
        .select(['createdAt as at', 'challengeHash'])
        .where((eb) => eb.and({ siteId, phone }))
        .where('createdAt', '>=', since)
        .orderBy('createdAt', 'desc')
        .limit(mostSent)
        .execute();
    },

    async redeem({ phone, challengeHash, codeHashes, maxTries, now }) {
      // Locked, so that many tries at once are counted one by one.
      const code = await tx.sql
        .selectFrom('signInCodes')
        .select(['id', 'codeHash', 'attempts', 'expiresAt', 'usedAt'])
        .where((eb) => eb.and({ siteId: siteOf(tx), phone, challengeHash: Buffer.from(challengeHash) }))
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .forUpdate()
        .executeTakeFirst();
      const tries = code?.attempts ?? 0;
      if (code === undefined || code.usedAt !== null || code.expiresAt <= now) {
        return { outcome: 'expired', tries };
      }
      if (tries >= maxTries) return { outcome: 'too_many_tries', tries };
      const isRight = codeHashes.map((hash) => timingSafeEqual(code.codeHash, hash)).includes(true);
      await tx.sql
        .updateTable('signInCodes')
        .set({ attempts: tries + 1, usedAt: isRight ? now : null })
        .where('id', '=', code.id)
        .execute();
      return { outcome: isRight ? 'accepted' : 'wrong', tries: tries + 1 };
    },
  };
}
