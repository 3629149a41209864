import type { SignedIn } from '@forecourt/app/accounts/find-signed-in';
import { accountPaths } from '@forecourt/app/accounts/account-paths';
import { signInAddress } from '@forecourt/domain/accounts/sign-in-target';
import { seeOther } from '../visitor-page.ts';
import type { VisitorRequest, VisitorResponse } from '../visitor-route.ts';

/** The account is for its owner: whoever is not signed in does that first. */
export async function asOwner(
  request: VisitorRequest,
  respond: (signedIn: SignedIn) => Promise<VisitorResponse>,
): Promise<VisitorResponse> {
  const signedIn = await request.signedIn();
  if (signedIn) return respond(signedIn);
  return seeOther(request, signInAddress({ type: 'watchlist', redirect: accountPaths.page }));
}
