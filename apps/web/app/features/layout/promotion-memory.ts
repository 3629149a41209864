const shownKey = 'promotion-shown';
const closedKey = 'forecourt:promotion-closed';
const dayMs = 24 * 3_600_000;
/** So long a promotion that was closed stays away. */
const awayDays = 30;

/** Whether a promotion may be shown: once a visit, which sessionStorage lasts for, and not soon after it was closed. */
export function mayShowPromotion(key: string, now: Date): boolean {
  try {
    if (sessionStorage.getItem(shownKey) === key) return false;
    const closed = localStorage.getItem(closedKey) ?? '';
    const [closedAt = '', ...closedName] = closed.split(' ');
    return closedName.join(' ') !== key || now.getTime() - Number(closedAt) > awayDays * dayMs;
  } catch {
    return false;
  }
}

/** False without storage: it would come again on every page. */
export function markShown(key: string): boolean {
  try {
    sessionStorage.setItem(shownKey, key);
    return sessionStorage.getItem(shownKey) === key;
  } catch {
    return false;
  }
}

export function closePromotion(key: string, now: Date): void {
  try {
    localStorage.setItem(closedKey, `${now.getTime()} ${key}`);
  } catch {
    // Storage is forbidden: it is closed for this document.
  }
}
