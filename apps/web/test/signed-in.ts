import { createHash, randomBytes } from 'node:crypto';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import type { VisitorId } from '@forecourt/domain/core/ids';
import type { TwoDealers } from '@forecourt/testkit-db/two-dealers';

export interface SignedInVisitor {
  readonly id: VisitorId;
  readonly cookie: string;
}

/** A visitor of a site who has signed in, as the database knows them, and what their browser sends. */
export async function signIn(dealers: TwoDealers, scope: SiteScope, phone: string): Promise<SignedInVisitor> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  return dealers.run(scope, async ({ visitors, sessions }) => {
    const { id } = await visitors.welcome(phone, now);
    const tokenHash = createHash('sha256').update(token).digest();
    await sessions.start({
      visitorId: id,
      tokenHash,
      device: null,
      expiresAt: new Date(now.getTime() + 3_600_000),
      now,
    });
    return { id, cookie: `visit=${token}; session=${token}` };
  });
}
