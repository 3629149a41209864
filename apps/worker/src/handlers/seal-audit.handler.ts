import type { PlatformJob } from '../job-handler.ts';

const batch = 1_000;
const mostBatches = 50;

/**
 * Seals what staff did since the last run. The hashes go into the log as well: whoever changes the database does not
 * change what has left the machine.
 */
export const sealAudit: PlatformJob = {
  name: 'seal-audit',
  maxAttempts: 5,
  timeoutSeconds: 240,
  async run({ upkeep }, signal) {
    const seals: string[] = [];
    let entries = 0;
    for (let round = 0; round < mostBatches && !signal.aborted; round += 1) {
      const sealed = await upkeep.sealAudit(batch);
      for (const one of sealed) {
        entries += one.entries;
        seals.push(`${one.chainId}:${one.number}:${one.hash}`);
      }
      if (sealed.every((one) => one.entries < batch)) break;
    }
    return { entries, seals };
  },
};
