import type { SignOnRequest } from '@forecourt/app/ports/staff/single-sign-on.port';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { SignOnClaims } from '@forecourt/domain/staff/single-sign-on';
import { authorizationCodeGrant, fetchUserInfo, type Configuration } from 'openid-client';
import { ProviderSilent } from './provider-fetch.ts';

const longestSubject = 255;

interface CameBack {
  readonly address: string;
  readonly asked: SignOnRequest;
}

/** Who came back, by a code that is exchanged here; throws where the provider is silent. */
export async function readClaims(
  configuration: Configuration,
  cameBack: CameBack,
): Promise<Result<SignOnClaims, 'refused'>> {
  try {
    return ok(await exchange(configuration, cameBack));
  } catch (error) {
    if (isSilent(error)) throw error;
    return fail('refused');
  }
}

async function exchange(
  configuration: Configuration,
  { address, asked: { state, nonce, verifier } }: CameBack,
): Promise<SignOnClaims> {
  const tokens = await authorizationCodeGrant(configuration, new URL(address), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || claims.iss !== configuration.serverMetadata().issuer || claims.sub.length > longestSubject) {
    throw new Error('the ID token says too little');
  }
  const { sub: subject, auth_time: authTime } = claims;
  const isAskable = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const said =
    claims['email'] === undefined && isAskable
      ? await fetchUserInfo(configuration, tokens.access_token, subject)
      : claims;
  const { email, email_verified: isVerified } = said as Readonly<Record<string, unknown>>;
  return {
    subject,
    email: typeof email === 'string' ? email : null,
    // Some providers write it as text.
    isEmailVerified: isVerified === true || isVerified === 'true',
    authenticatedAt: authTime === undefined ? null : new Date(authTime * 1_000),
  };
}

/** The library wraps what its requests fail with. */
function isSilent(error: unknown): boolean {
  if (error instanceof ProviderSilent) return true;
  return error instanceof Error && error.cause !== undefined && isSilent(error.cause);
}
