import { hash, verify } from '@node-rs/argon2';
import type { PasswordCheck } from '@forecourt/app/ports/staff/staff-proofs.port';

/** As OWASP asks of argon2id: 19 MiB, two passes. It is also what the library takes where nothing is said. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords as argon2id hashes. Where there is none, a made-up one is checked: it takes as long, and fits nothing. */
export function argon2Passwords(): PasswordCheck {
  let nobody: Promise<string> | undefined;
  return {
    async isRight(password, stored) {
      nobody ??= hash('a password that nobody has', cost);
      const isSame = await verify(stored ?? (await nobody), password).catch(() => false);
      return stored !== null && isSame;
    },
    hash: (password) => hash(password, cost),
  };
}
