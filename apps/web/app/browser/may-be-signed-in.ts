/**
 * Whether a visitor may be signed in. The session itself is out of a script's reach; this word beside it spares
 * everybody else the question.
 */
export function mayBeSignedIn(): boolean {
  return /(?:^|; )signed-in=1(?:;|$)/.test(document.cookie);
}
