import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { SignedIn } from './find-signed-in.ts';
import type { KnownPerson } from '../ports/accounts/personal-data-store.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { erasePersonalData, type ErasePorts } from '../personal-data/erase-personal-data.ts';
import type { ExportedPersonalData } from '../personal-data/exported-personal-data.ts';
import { exportPersonalData, type ExportPorts } from '../personal-data/export-personal-data.ts';

/** It looks into every table. */
const exportsPerVisitor: RateRule = { limit: 10, windowSeconds: 3_600 };

/** Who proved the phone that they are signed in with. An email that they typed proves nothing, and finds nothing. */
const ownPerson = ({ visitorId, phone }: SignedIn): KnownPerson => ({ visitorId, phone, email: null });

/** Everything that a site has about a signed-in visitor, also what they sent signed out with the same phone (ACCT-1). */
export async function exportOwnData(
  { store, limiter }: ExportPorts & { readonly limiter: RateLimiter },
  { scope, site }: Pick<SiteContext, 'scope' | 'site'>,
  { signedIn, now }: { readonly signedIn: SignedIn; readonly now: Date },
): Promise<Result<ExportedPersonalData, 'too_many_requests'>> {
  const waitSeconds = await limiter.take('exports of visitor', signedIn.visitorId, exportsPerVisitor);
  if (waitSeconds > 0) return fail('too_many_requests');
  const about = { scope, siteName: site.name, now };
  return ok(await exportPersonalData({ store }, about, { person: ownPerson(signedIn), askedBy: 'visitor' }));
}

/** Erases a signed-in visitor by their own wish; their sessions end with them (ACCT-1). */
export async function eraseOwnData(
  { store, tokens }: ErasePorts,
  { scope }: Pick<SiteContext, 'scope'>,
  signedIn: SignedIn,
): Promise<void> {
  await erasePersonalData({ store, tokens }, scope, { person: ownPerson(signedIn), askedBy: 'visitor' });
}
