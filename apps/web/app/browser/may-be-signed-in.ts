const key = 'may-be-signed-in';

/**
 * Whether this visitor may be signed in. The session cookie is HttpOnly, so no script can tell; this hint in
 * localStorage spares everybody else the request.
 */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Set when a visitor is sent to sign-in, and by every response that says whether somebody is signed in. */
export function expectSignedIn(isExpected: boolean): void {
  try {
    if (isExpected) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: saving goes by plain forms, as without a script.
  }
}
