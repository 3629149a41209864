import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const listening = '0A';

/** The program that listens on a port, when this user may see it: 'which program?' is the next thing a person asks. */
export function portHolder(port: number): { pid: number; program: string } | null {
  const sockets = new Set([...listeningSockets('tcp', port), ...listeningSockets('tcp6', port)]);
  if (sockets.size === 0) return null;
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      for (const descriptor of readdirSync(`/proc/${pid}/fd`)) {
        if (sockets.has(readlinkSync(`/proc/${pid}/fd/${descriptor}`))) {
          return { pid: Number(pid), program: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() };
        }
      }
    } catch {
      // Another user's process, or one that ended while we looked.
    }
  }
  return null;
}

/**
 * Looked up, not tried: our ports lie in the range from which the kernel gives ports to clients, so a client that
 * keeps connecting to one nobody has opened yet sooner or later is given that very port, and connects to itself.
 */
export function isListening(port: number): boolean {
  return listeningSockets('tcp', port).length > 0 || listeningSockets('tcp6', port).length > 0;
}

function listeningSockets(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  try {
    return readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(suffix) && state === listening)
      .map((fields) => `socket:[${fields[9]}]`);
  } catch {
    return [];
  }
}
