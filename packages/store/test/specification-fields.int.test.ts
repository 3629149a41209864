import { readFile } from 'node:fs/promises';
import { settingsRegistry } from '@forecourt/domain/settings/registry';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeTables } from '../src/migrate/describe-tables.ts';
import { derivedFields, specificationLines, type SpecificationLine } from './specification-fields.ts';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';

let database: TestDatabase;
let columns: Set<string>;
let lines: Map<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const tables = await describeTables(client);
  await client.end();
  columns = new Set(tables.flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`)));
  lines = linesOfSection3(await readFile(new URL('../../../docs/specification.md', import.meta.url), 'utf8'));
});

afterAll(() => database.drop());

describe('the fields of the specification', () => {
  it('DATA-1 DATA-2.1 DATA-3.1 DATA-4.1 DATA-5 DATA-6.1 has an entry for each line of section 3, and no other', () => {
    expect(specificationLines.map(keyOf).sort()).toEqual([...lines.keys()].sort());
  });

  it.each(specificationLines)('DATA-1 names every field of "$heading: $label"', (line) => {
    const { unknown, absent } = compare(line, lines.get(keyOf(line)) ?? '');
    expect(unknown, 'words of the line that are neither field nor prose').toEqual([]);
    expect(absent, 'fields that the line does not name').toEqual([]);
  });

  it('TEN-2.1 DATA-1 DATA-2.1 DATA-3.1 DATA-4.1 DATA-5 DATA-6.1 keeps each field in a column or a setting that exists', () => {
    const homes = specificationLines.flatMap(({ fields }) => Object.values(fields));
    expect(homes.filter((home) => !exists(home))).toEqual([]);
  });

  it('DATA-7 has what the derived fields are computed from', () => {
    expect(
      Object.values(derivedFields)
        .flat()
        .filter((home) => !exists(home)),
    ).toEqual([]);
  });
});

function exists(home: string): boolean {
  if (/^(derived|url|browser|answer): \S/.test(home)) return true;
  if (!home.startsWith('setting:')) return columns.has(home);
  const [group = '', key = ''] = home.slice('setting:'.length).split('.');
  const groups: Record<string, { settings: Record<string, unknown> } | undefined> = settingsRegistry;
  return groups[group] !== undefined && key in groups[group].settings;
}

function keyOf({ heading, label }: SpecificationLine): string {
  return `${heading} / ${label}`;
}

function linesOfSection3(specification: string): Map<string, string> {
  const section = specification.split(/^## /m).find((part) => part.startsWith('3. ')) ?? '';
  const found = new Map<string, string>();
  for (const part of section.split(/^### /m).slice(1)) {
    const [heading = '', ...rest] = part.split('\n');
    for (const line of rest.filter((text) => text.trim() !== '')) {
      const [, label = '', text = ''] = /^(?:- ([^:,]+): )?(.*)$/.exec(line) ?? [];
      found.set(`${heading} / ${label}`, text);
    }
  }
  return found;
}

/** Takes the known phrases out of a line, the longest first, and says what is left over on either side. */
function compare({ fields, prose = '' }: SpecificationLine, line: string) {
  let text = ` ${line.replaceAll(/'[^']*'/g, ' ').replaceAll(/[(),;:]|\.(?=\s|$)|^- /g, ' ')} `.replaceAll(
    /\s+/g,
    '  ',
  );
  const absent: string[] = [];
  for (const name of Object.keys(fields).sort((a, b) => b.length - a.length)) {
    const phrase = ` ${name.replaceAll(' ', '  ')} `;
    if (!text.includes(phrase)) absent.push(name);
    text = text.replaceAll(phrase, ' ');
  }
  const known = new Set(
    prose
      .replaceAll(/[(),;:]/g, ' ')
      .split(/\s+/)
      .map((word) => word.replace(/\.$/, '')),
  );
  const unknown = text.split(/\s+/).filter((word) => word !== '' && !known.has(word));
  return { unknown, absent };
}
