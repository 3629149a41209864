import type { AccountId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { SignOnClaims } from '@forecourt/domain/staff/single-sign-on';

/** A group's own provider of identities, and as whom we are known to it. */
export interface SignOnProvider {
  readonly accountId: AccountId;
  /** https://login.group.example: where its description stands, and what it calls itself. */
  readonly issuer: string;
  readonly clientId: string;
  /** By `sealSecret`; bound to the account. */
  readonly sealedSecret: string;
}

/** What a provider was asked, and has to be known again when a browser comes back. */
export interface SignOnRequest {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: who has the code alone, has nothing. */
  readonly verifier: string;
}

interface Asking {
  /** Our address to which the provider sends the browser back. */
  readonly redirectTo: string;
  /** Whoever is signed in there proves anew who they are. */
  readonly isFresh: boolean;
  readonly email: string | null;
}

interface CameBack {
  /** Our address with what the provider has put there. */
  readonly address: string;
  readonly asked: SignOnRequest;
}

/** OpenID Connect. A provider that is down or slow is `no_answer` within seconds, and slows no other. */
export interface SingleSignOn {
  ask(
    provider: SignOnProvider,
    asking: Asking,
  ): Promise<Result<{ readonly address: string; readonly asked: SignOnRequest }, 'no_answer'>>;
  /** `refused`: it lets nobody in, or what came back is not what was asked for. */
  claimsOf(
    provider: SignOnProvider,
    cameBack: CameBack,
  ): Promise<Result<SignOnClaims, 'refused' | 'no_answer'>>;
  sealSecret(accountId: AccountId, secret: string): string;
}
