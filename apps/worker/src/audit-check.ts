/** `pnpm audit:check`: goes over the audit of every account, and fails where it is not what was sealed (STAFF-3). */
import { withSites } from './compose/compose-command.ts';
import { readCommandEnv } from './env.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const seals = await withSites(readCommandEnv().databaseUrl, ({ upkeep }) => upkeep.checkAudit());
  const faults = seals.filter(({ fault }) => fault !== null);
  for (const { chainId, number, fault } of faults) say(`${chainId}, seal ${number}: ${fault}`);
  const entries = seals.reduce((sum, seal) => sum + seal.entries, 0);
  say(
    faults.length === 0
      ? `The audit is whole: ${entries} entries under ${seals.length} seals.`
      : `The audit is not what was sealed: ${faults.length} of ${seals.length} seals do not hold.`,
  );
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
