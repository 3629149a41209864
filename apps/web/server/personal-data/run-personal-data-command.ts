import type { ErasePorts } from '@forecourt/app/personal-data/erase-personal-data';
import type { ExportPorts } from '@forecourt/app/personal-data/export-personal-data';
import { findPersonalData, type FindPorts } from '@forecourt/app/personal-data/find-personal-data';
import { eraseOnRequest, exportOnRequest } from '@forecourt/app/personal-data/on-request';
import type { PersonalDataCounts } from '@forecourt/app/ports/accounts/personal-data-store.port';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { PersonalDataCommand } from './read-personal-data-command.ts';

export interface CommandDeps extends Pick<ErasePorts, 'tokens'> {
  readonly store: FindPorts['store'] & ExportPorts['store'] & ErasePorts['store'];
  readonly say: (line: string) => void;
  /** Writes what only its reader may see. */
  readonly writeFile: (path: string, text: string) => void;
}

/** Finds, exports or erases a person on a site by the wish of whoever runs the platform; answers how it ends. */
export async function runPersonalDataCommand(
  { store, tokens, say, writeFile }: CommandDeps,
  context: Pick<SiteContext, 'scope' | 'site'>,
  { verb, person, file, isSure }: PersonalDataCommand,
  now: Date,
): Promise<0 | 1> {
  if (verb === 'export') {
    const exported = await exportOnRequest({ store }, context, { person, now });
    const text = JSON.stringify(exported, null, 2);
    if (file === null) say(text);
    else writeFile(file, `${text}\n`);
    return 0;
  }
  if (verb === 'find' || !isSure) {
    const found = await findPersonalData({ store }, context.scope, person);
    say(inWords(`${context.site.name} has`, found));
    if (verb === 'find') return 0;
    say('Nothing was erased. Say --yes to erase it.');
    return 1;
  }
  const erased = await eraseOnRequest({ store, tokens }, context, person);
  say(inWords('Erased', erased));
  say('Files of leads are removed by the worker. Mails, texts and dealers’ own systems are out of reach.');
  return 0;
}

function inWords(begin: string, counts: PersonalDataCounts): string {
  const lines = Object.entries(counts).map(([table, count]) => `  ${table} ${count}`);
  return lines.length === 0 ? `${begin} nothing.` : [`${begin}:`, ...lines].join('\n');
}
