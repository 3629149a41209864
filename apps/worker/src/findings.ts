/** `pnpm findings [site]`: looks at each site, and lists what is wrong on it and not mended yet (LAW-1). */
import { checkSite } from '@forecourt/app/law/check-site';
import type { OpenFinding } from '@forecourt/app/ports/law/finding-store.port';
import { eachSite, withSites } from './compose/compose-command.ts';
import { readCommandEnv } from './env.ts';

const [wanted = null] = process.argv.slice(2);
const most = 1_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

function lineOf({ severity, cause, what, where, mend, mendedBy, since }: OpenFinding): string {
  const place = [where.page, where.part, where.id].filter((one) => one !== null).join(' / ');
  return [
    `  ${severity} ${cause}, since ${since.toISOString().slice(0, 10)}`,
    `    what:  ${what}`,
    `    where: ${place}`,
    `    mend:  ${mend} (${mendedBy})`,
  ].join('\n');
}

try {
  const total = await withSites(readCommandEnv().databaseUrl, async (ports) => {
    let count = 0;
    await eachSite(ports, async (siteId, scope) => {
      const site = await ports.store.run(scope, ({ sites }) => sites.find(siteId));
      if (!site || (wanted !== null && site.slug !== wanted)) return false;
      await checkSite(ports, scope, siteId, new Date());
      const open = await ports.store.run(scope, ({ findings }) => findings.listOpen(most));
      if (open.length > 0) say(`${site.slug}: ${open.length}`);
      for (const finding of open) say(lineOf(finding));
      count += open.length;
      return wanted !== null;
    });
    return count;
  });
  say(total === 0 ? 'Nothing is wrong.' : `${total} findings are open.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
