export type ForwardedProto = 'http' | 'https';

/**
 * The protocol of the client by X-Forwarded-Proto; null where no proxy is trusted. Of several entries the last one
 * counts: the nearest proxy appended it, and whatever stands before it may have been sent by anyone.
 */
export function forwardedProto(
  header: string | string[] | undefined,
  proxies: number,
): ForwardedProto | null {
  if (proxies < 1 || header === undefined) return null;
  const last = String(header).split(',').at(-1)?.trim().toLowerCase();
  return last === 'http' || last === 'https' ? last : null;
}
