import type { CodeStore } from '@forecourt/app/ports/code-store';
import { timingSafeEqual } from 'node:crypto';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** One-time codes in PostgreSQL. */
export function codeStore(tx: ScopedTx): CodeStore {
  return {
    async issue({ phone, codeHash, expiresAt, now }) {
      await tx.sql
        .insertInto('signInCodes')
        .values({ siteId: siteOf(tx), phone, codeHash: Buffer.from(codeHash), expiresAt, createdAt: now })
        .execute();
    },

    async countIssuedSince(phone, since) {
      const { issued } = await tx.sql
        .selectFrom('signInCodes')
        .select((eb) => eb.fn.countAll<number>().as('issued'))
        .where((eb) => eb.and({ siteId: siteOf(tx), phone }))
        .where('createdAt', '>=', since)
        .executeTakeFirstOrThrow();
      return issued;
    },

    async redeem({ phone, codeHash, maxTries, now }) {
      // Locked, so that many tries at once are counted one by one.
      const code = await tx.sql
        .selectFrom('signInCodes')
        .select(['id', 'codeHash', 'attempts', 'expiresAt', 'usedAt'])
        .where((eb) => eb.and({ siteId: siteOf(tx), phone }))
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .forUpdate()
        .executeTakeFirst();
      if (code === undefined || code.usedAt !== null || code.expiresAt <= now) return 'expired';
      if (code.attempts >= maxTries) return 'too_many_tries';
      const isRight = timingSafeEqual(code.codeHash, codeHash);
      await tx.sql
        .updateTable('signInCodes')
        .set({ attempts: code.attempts + 1, usedAt: isRight ? now : null })
        .where('id', '=', code.id)
        .execute();
      return isRight ? 'accepted' : 'wrong';
    },
  };
}
