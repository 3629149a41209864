/** Whether a host is this very machine: what is said to it passes no network. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replaceAll(/^\[|\]$/g, '');
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

const encryptedProtocols = new Set(['https:', 'rediss:']);

/** Whether an address is of this machine, or spoken to under TLS. */
export function isEncryptedLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return encryptedProtocols.has(protocol) || isLoopback(hostname);
}

/**
 * The same of an address of PostgreSQL. Only `verify-full` counts: under the other modes a client takes any
 * certificate, or none, as one that sits in between would have it.
 */
export function isEncryptedDatabase(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  // The client prefers a host among the parameters, where a folder is a socket of this machine.
  const named = searchParams.getAll('host');
  const hosts = named.length > 0 ? named : [hostname];
  if (hosts.every((host) => isLoopback(host) || host.startsWith('/'))) return true;
  const modes = searchParams.getAll('sslmode');
  return modes.length === 1 && modes[0] === 'verify-full' && !searchParams.has('ssl');
}
