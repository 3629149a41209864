/** Headers of every response, whatever it is. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // A page may ask where its visitor is, to find the nearest location; it may use nothing else of the device.
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Another site's page may not load it, not even as a script or a picture; what may be says so itself.
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** HTTP; HTTPS, bound to it for a year; the same for every name under the host as well. */
export type TransportPolicy = 'http' | 'https' | 'https-subdomains';

const yearOld = 'max-age=31536000';
const byTransport = {
  http: everywhere,
  https: { ...everywhere, 'strict-transport-security': yearOld },
  'https-subdomains': { ...everywhere, 'strict-transport-security': `${yearOld}; includeSubDomains` },
} as const;

/** The security headers of every response: no MIME sniffing, little Referer, no device APIs, CORP, HSTS over HTTPS. */
export function securityHeaders(transport: TransportPolicy): Readonly<Record<string, string>> {
  return byTransport[transport];
}

/** The Content-Security-Policy of what is no document of ours: nothing in it may load or run. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";
