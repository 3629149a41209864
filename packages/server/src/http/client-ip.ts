import { isIP } from 'node:net';

/**
 * The client's IP address by X-Forwarded-For; null where no proxy is trusted. Of several entries the last one
 * counts: the nearest proxy appended it, and whatever stands before it may have been sent by anyone. What is no IP
 * address counts for nothing, since rate limits go by it.
 */
export function clientIp(forwardedFor: string | string[] | undefined, trustsProxy: boolean): string | null {
  if (!trustsProxy || forwardedFor === undefined) return null;
  const last = String(forwardedFor).split(',').at(-1)?.trim() ?? '';
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(last) ?? [];
  const ip = bracketed ?? withPort ?? last;
  return isIP(ip) === 0 ? null : ip;
}
