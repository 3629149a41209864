import { writeFileSync } from 'node:fs';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { composePersonalData } from '../compose/compose-personal-data.ts';
import { siteResolver } from '../site/resolve-site.ts';
import { readPersonalDataCommand } from './read-personal-data-command.ts';
import { runPersonalDataCommand } from './run-personal-data-command.ts';

export interface PersonalDataEnv {
  readonly databaseUrl: string;
  readonly platformDomain: string;
  /** By which applications for finance are found. */
  readonly codeSecrets: readonly [string, ...string[]];
}

/** Runs the command from what was typed to how it ends; throws what a person should read. */
export async function runPersonalData(
  args: readonly string[],
  { databaseUrl, platformDomain, codeSecrets }: PersonalDataEnv,
  say: (line: string) => void,
): Promise<0 | 1> {
  const command = readPersonalDataCommand(args);
  const { ports, close } = composePersonalData(databaseUrl, codeSecrets);
  try {
    const sites = siteResolver(ports, { platformDomain, clock: systemClock });
    await sites.checkVersions();
    const context = await sites.resolve(`${command.site}.${platformDomain}`);
    if (!context) throw new Error(`There is no site ${command.site}.`);
    const deps = {
      store: ports.store,
      tokens: ports.tokens,
      say,
      // A file that is there already may be somebody else's.
      writeFile: (path: string, text: string) => writeFileSync(path, text, { mode: 0o600, flag: 'wx' }),
    };
    return await runPersonalDataCommand(deps, context, command, new Date());
  } finally {
    await close();
  }
}
