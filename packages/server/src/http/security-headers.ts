/** Headers of every response, whatever it is. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A page may ask where its visitor is, to find the nearest location; it may use nothing else of the device.
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** Without subdomains: a dealer's other names are not ours to bind. */
const overHttps = { ...everywhere, 'strict-transport-security': 'max-age=31536000' } as const;

/** The security headers of every response: no MIME sniffing, little Referer, no device APIs, HSTS over HTTPS. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? overHttps : everywhere;
}

/** The Content-Security-Policy of what is no document of ours: nothing in it may load or run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";
