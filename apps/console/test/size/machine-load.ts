import { loadavg } from 'node:os';

/** What else the machine did: without it a time says little. To be asked again when the measurement is over. */
export function machineLoad(): () => string {
  const before = loadNow();
  return () => `Load of the machine ${before} before, ${loadNow()} after.`;
}

const loadNow = () => (loadavg()[0] ?? 0).toFixed(1);
