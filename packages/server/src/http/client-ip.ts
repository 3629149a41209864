import { isIP } from 'node:net';

/**
 * The client's IP address by X-Forwarded-For; null where no proxy is trusted. Each proxy appends who spoke to it, so
 * that behind `proxies` of them the client stands at that place from the end, and whatever stands before it may have
 * been sent by anyone. With fewer entries somebody came past a proxy, and nobody is believed. What is no IP address
 * counts for nothing, since rate limits go by it.
 */
export function clientIp(forwardedFor: string | string[] | undefined, proxies: number): string | null {
  if (proxies < 1 || forwardedFor === undefined) return null;
  const entry = String(forwardedFor).split(',').at(-proxies)?.trim() ?? '';
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  const ip = bracketed ?? withPort ?? entry;
  return isIP(ip) === 0 ? null : ip;
}
