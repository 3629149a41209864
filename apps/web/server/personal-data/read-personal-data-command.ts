import { parseArgs } from 'node:util';
import { parsePerson } from '@forecourt/app/personal-data/parse-person';
import type { KnownPerson } from '@forecourt/app/ports/accounts/personal-data-store.port';

const verbs = ['find', 'export', 'erase'] as const;

export interface PersonalDataCommand {
  readonly verb: (typeof verbs)[number];
  readonly person: KnownPerson;
  readonly site: string;
  /** Where an export is written; null: to standard output. */
  readonly file: string | null;
  /** Without it erasing says what would go. */
  readonly isSure: boolean;
}

export const usage =
  'Usage: pnpm personal-data <find|export|erase> <email|phone> --site <slug> [--file <path>] [--yes]';

/** Reads what was typed after the name of the command; throws what a person should read. */
export function readPersonalDataCommand(args: readonly string[]): PersonalDataCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { site: { type: 'string' }, file: { type: 'string' }, yes: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [typed, ...words] = positionals;
  const verb = verbs.find((one) => one === typed);
  if (!verb || words.length === 0 || values.site === undefined) throw new Error(usage);
  // A phone is written with spaces.
  const person = parsePerson(words.join(' '));
  if (!person) throw new Error('That is neither an email address nor an Australian phone number.');
  return { verb, person, site: values.site, file: values.file ?? null, isSure: values.yes ?? false };
}
