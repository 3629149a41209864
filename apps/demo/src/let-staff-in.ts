import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { OneTimeCodes, PasswordCheck } from '@forecourt/app/ports/staff/staff-proofs.port';
import type { StaffSessionStore } from '@forecourt/app/ports/staff/staff-session-store.port';
import { staffOfDemo } from '@forecourt/testkit/world/people/staff-of-demo';
import type { World } from '@forecourt/testkit/world/world';
import { sessionOf } from './staff-session.ts';

export interface LetInPorts {
  readonly store: StoreRunner<{ readonly staffSessions: Pick<StaffSessionStore, 'setPassword'> }>;
  readonly passwords: Pick<PasswordCheck, 'hash'>;
  readonly codes: Pick<OneTimeCodes, 'make'>;
}

/** Gives everybody of the world who has not left a password and its codes. */
export async function letStaffIn({ store, passwords, codes }: LetInPorts, world: World): Promise<number> {
  const passwordHash = await passwords.hash(staffOfDemo.password);
  let count = 0;
  for (const member of world.staff.filter(({ disabledAt }) => disabledAt === null)) {
    const { sealed } = codes.make(member.email, staffOfDemo.codeSecret);
    const isSet = await store.run(sessionOf(member), ({ staffSessions }) =>
      staffSessions.setPassword({ passwordHash, codeSecret: sealed }),
    );
    if (isSet) count += 1;
  }
  return count;
}
