/** Whether the browser knows that it has no network. One that says it has may still reach nobody. */
export const isOffline = (): boolean => !navigator.onLine;

/** Of a form that is sent by itself once there is a network again. */
export const offlineUntilSent =
  'You’re offline. Nothing is lost: keep this page open and we’ll send it when you’re back.';

/** Of a form that is pressed again. */
export const offlineUntilPressed = 'You’re offline. Nothing you typed is lost. Press again when you’re back.';

export const offlineResults =
  'You’re offline, so these are still the results from before. What you’ve chosen is kept for when you’re back.';

export const offlineSearch = 'You’re offline. Keep this open, and we’ll look as soon as you’re back.';
