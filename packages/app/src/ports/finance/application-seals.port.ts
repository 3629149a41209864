/** How applications for finance are encrypted by whoever takes them (FIN-1): it opens drafts of their holders, and nothing that was sent. */
export interface ApplicationSeals {
  /** Under the secret of the browser that holds it; `place` is bound to it. */
  sealDraft(secret: string, place: string, text: string): Uint8Array;
  /** Null where it is another's, or was changed. */
  openDraft(secret: string, place: string, sealed: Uint8Array): string | null;
  /** For the holder of the private key of an account. */
  sealForLender(publicKey: Uint8Array, place: string, text: string): Uint8Array;
}
