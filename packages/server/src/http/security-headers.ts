/** Said with every answer, whatever it is. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A page may ask where its visitor is, to find the nearest location; it may use nothing else of the device.
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** Without subdomains: a dealer's other names are not ours to bind. */
const overHttps = { ...everywhere, 'strict-transport-security': 'max-age=31536000' } as const;

/** What keeps a browser from taking an answer for something that it is not. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? overHttps : everywhere;
}

/** For answers that are no document of ours: nothing in them may do anything. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";
