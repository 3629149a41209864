import type { AccountId, StaffId } from '@forecourt/domain/core/ids';
import * as z from 'zod';
import type { SignOnPorts } from './sign-on-ports.ts';

/** Whoever has not come back from their provider by then begins anew. */
export const awaySeconds = 600;

const place = 'single sign-on';

const schema = z.object({
  accountId: z.uuid(),
  asked: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  back: z.string(),
  /** Who proves anew that it is them; null where somebody signs in. */
  proving: z.object({ staffId: z.uuid(), sessionId: z.uuid() }).nullable(),
  askedAtMs: z.int(),
});

/** What a browser keeps, unread, while it is at the provider. */
export interface KeptRequest extends z.infer<typeof schema> {
  readonly accountId: AccountId & string;
  readonly proving: { readonly staffId: StaffId & string; readonly sessionId: string } | null;
}

export function sealRequest({ codeKeys }: Pick<SignOnPorts, 'codeKeys'>, kept: KeptRequest): string {
  return codeKeys.seal(JSON.stringify(kept), place);
}

/** Null for what is not ours, or too old. */
export function openRequest(
  { codeKeys }: Pick<SignOnPorts, 'codeKeys'>,
  sealed: string | null,
  now: Date,
): KeptRequest | null {
  const text = sealed === null ? null : codeKeys.open(sealed, place);
  if (text === null) return null;
  const kept = schema.parse(JSON.parse(text)) as KeptRequest;
  return now.getTime() - kept.askedAtMs <= awaySeconds * 1_000 ? kept : null;
}
