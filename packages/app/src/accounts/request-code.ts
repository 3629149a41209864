import { codeExpiry, codeToSend, codeWindowStart } from '@forecourt/domain/accounts/one-time-code';
import { signInLimits } from '@forecourt/domain/accounts/sign-in-limits';
import { signInMessage } from '@forecourt/domain/accounts/sign-in-message';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { CodeStore } from '../ports/accounts/code-store.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { sealCodeMessage, sendSignInCodeJob } from './send-sign-in-code.job.ts';

export interface RequestCodePorts {
  readonly store: StoreRunner<{
    readonly codes: Pick<CodeStore, 'holdPhone' | 'issue'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
  readonly codeKeys: Pick<CodeKeys, 'newCode' | 'hashes' | 'seal'>;
  readonly limiter: RateLimiter;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

export interface CodeRequest {
  /** In international form. */
  readonly phone: string;
  /** What this browser holds and no other knows: the code is taken from it alone. */
  readonly challenge: string;
  /** It came with a proof of work that was used for nothing else. */
  readonly isProven: boolean;
  /** Under which the site was asked, without a port. */
  readonly host: string;
  /** The sender's network, as limits know it. */
  readonly network: string;
  readonly now: Date;
}

export type CodeRefusal =
  /** The phone had its codes for this hour. */
  | { readonly reason: 'too_many_codes' }
  /** Too much from one address, to one phone or on one site. */
  | { readonly reason: 'too_many_requests'; readonly retrySeconds: number };

/**
 * Sends a code to a phone (AUTH-1), and answers when that was. It does the same for a phone that the site knows
 * and for one that it does not; who asks a moment after somebody else is told the same, and can try nothing. Code and message commit together: no code without its message, no message
 * whose code is unknown. Whoever asks twice at once is sent one.
 */
export async function requestCode(
  { store, codeKeys, limiter, tokens }: RequestCodePorts,
  context: Pick<SiteContext, 'site' | 'scope' | 'settings'>,
  { phone, challenge, isProven, host, network, now }: CodeRequest,
): Promise<Result<{ readonly sentAt: Date }, CodeRefusal>> {
  const { site, scope, settings } = context;
  const retrySeconds = await waitOf(limiter, { network, phone, isProven, siteId: site.id });
  if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });

  const challengeHash = challengeHashOf(tokens, challenge);
  return store.run(scope, async ({ codes, jobs }) => {
    const sent = await codes.holdPhone(phone, codeWindowStart(now));
    const decided = codeToSend(
      sent.map(({ at }) => at),
      now,
    );
    if (decided === 'too_many') return fail({ reason: 'too_many_codes' });
    // The last one is still on its way: the visitor is asked for that one, if it was they who asked for it.
    if (decided === 'too_soon') {
      const own = sent.find((one) => one.challengeHash && isSame(one.challengeHash, challengeHash));
      return ok({ sentAt: own?.at ?? now });
    }
    const whose = `${network} ${phone}`;
    if ((await limiter.take('codes of address to phone', whose, signInLimits.codesPerAddressAndPhone)) > 0) {
      return fail({ reason: 'too_many_codes' });
    }

    const code = codeKeys.newCode();
    const [codeHash] = codeKeys.hashes({ siteId: site.id, phone, challenge, code });
    const expiresAt = codeExpiry(now, settings.accounts);
    await codes.issue({ phone, challengeHash, codeHash, expiresAt, now });
    const text = signInMessage({
      code,
      siteName: site.name,
      minutes: settings.accounts.codeMinutes,
      host,
    });
    await jobs.enqueue(sendSignInCodeJob, {
      sealed: sealCodeMessage(codeKeys, site.id, { to: phone, text }),
      key: hexOf(codeHash),
      until: expiresAt.toISOString(),
    });
    return ok({ sentAt: now });
  });
}

const everybody = 'everybody';

/** What is stored of a challenge. */
export function challengeHashOf(tokens: Pick<SessionTokens, 'hash'>, challenge: string): Uint8Array {
  return tokens.hash(`sign-in challenge ${challenge}`);
}

const isSame = (one: Uint8Array, other: Uint8Array) => hexOf(one) === hexOf(other);

/** All are counted, whichever of them refuses: who tries the others meanwhile gains nothing. */
async function waitOf(
  limiter: RateLimiter,
  {
    network,
    phone,
    isProven,
    siteId,
  }: Pick<CodeRequest, 'network' | 'phone' | 'isProven'> & {
    readonly siteId: string;
  },
): Promise<number> {
  const waits = await Promise.all([
    limiter.take('codes of address', network, signInLimits.codesPerAddress),
    limiter.take('codes to phone', phone, signInLimits.codesPerPhone),
    limiter.take('codes of site', siteId, signInLimits.codesPerSite),
    limiter.take('codes of platform', everybody, signInLimits.codesOfPlatform),
    ...(isProven
      ? []
      : [
          limiter.take('unproven codes of address', network, signInLimits.unprovenPerAddress),
          limiter.take('unproven codes of platform', everybody, signInLimits.unprovenOfPlatform),
        ]),
  ]);
  return Math.max(...waits);
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
