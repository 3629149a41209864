const key = 'may-be-signed-in';

/**
 * Whether this visitor may be signed in. The session itself is out of a script's reach; this word, kept in the
 * browser, spares everybody else the question.
 */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Told by whoever sends a visitor to sign-in, or has learnt from the server who is there. */
export function expectSignedIn(isExpected: boolean): void {
  try {
    if (isExpected) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Then the server is asked by forms, as without script.
  }
}
