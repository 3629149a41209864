import type { SiteId } from '@forecourt/domain/core/ids';

export interface PhoneCode {
  readonly siteId: SiteId;
  readonly phone: string;
  /** Of the request that asked for it. */
  readonly challenge: string;
  readonly code: string;
}

/** What one-time codes are made with. The keys are not in here: whoever holds this can use them, and not read them. */
export interface CodeKeys {
  /** Six digits that nobody can foresee. */
  newCode(): string;
  /** What is stored of a code, under the present key and then under those before it. Of 32 bytes each. */
  hashes(code: PhoneCode): readonly [Uint8Array, ...Uint8Array[]];
  /** Makes a text unreadable on its way; it opens at the same place alone. */
  seal(text: string, place: string): string;
  /** Null for what was changed, made up, or sealed elsewhere or with a key that is gone. */
  open(sealed: string, place: string): string | null;
}
