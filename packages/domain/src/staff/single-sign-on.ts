/** What a provider of identities says about whoever it has let in. */
export interface SignOnClaims {
  /** Its own name for them, which stays when their email changes. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** When they last proved to it who they are; null where it does not say. */
  readonly authenticatedAt: Date | null;
}

/** Clocks of providers differ from ours by this much at most. */
const toleranceSeconds = 10;

/** The domain of an email, as it is compared; null where there is none. */
export function emailDomain(email: string): string | null {
  return /^[^@\s]+@([^@\s]+)$/.exec(email.trim().toLowerCase())?.[1] ?? null;
}

/** Whether a text can be a domain that a provider answers for. */
export function isEmailDomain(text: string): boolean {
  return text.length <= 253 && /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/.test(text);
}

/** The email that a provider's word is taken for: verified, and of a domain that it answers for (STAFF-1.5). */
export function provedEmail(
  { email, isEmailVerified }: Pick<SignOnClaims, 'email' | 'isEmailVerified'>,
  domains: readonly string[],
): string | null {
  if (email === null || !isEmailVerified) return null;
  const domain = emailDomain(email);
  return domain !== null && domains.includes(domain) ? email.trim().toLowerCase() : null;
}

/** Whether somebody proved to their provider who they are after they were asked to, and not some time before. */
export function isProofAsked({
  authenticatedAt,
  askedAt,
  now,
}: Pick<SignOnClaims, 'authenticatedAt'> & { readonly askedAt: Date; readonly now: Date }): boolean {
  if (authenticatedAt === null) return false;
  const tolerance = toleranceSeconds * 1_000;
  const at = authenticatedAt.getTime();
  return at >= askedAt.getTime() - tolerance && at <= now.getTime() + tolerance;
}

/**
 * When somebody whom their provider lets in proved who they are. It may know them from this morning and ask nothing, so
 * it is its own word that counts; where it gives none, long ago.
 */
export function signOnProvedAt({ authenticatedAt }: Pick<SignOnClaims, 'authenticatedAt'>, now: Date): Date {
  return new Date(Math.min(authenticatedAt?.getTime() ?? 0, now.getTime()));
}
