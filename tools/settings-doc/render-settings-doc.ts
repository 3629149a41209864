import type {
  SettingDefinition,
  SettingsRegistry,
} from '../../packages/domain/src/settings/define-setting.ts';
import { describeType } from './describe-type.ts';
import { findOrigin, type Origin, type Sources } from './find-origin.ts';

const longestDefault = 100;
const longestType = 240;

interface SettingsDoc {
  readonly markdown: string;
  /** One sentence for each `from` that does not lead to exactly one place. */
  readonly problems: readonly string[];
}

/** Writes the page of all settings, and says which of them do not name the place they come from. */
export function renderSettingsDoc(registry: SettingsRegistry, sources: Sources): SettingsDoc {
  const problems: string[] = [];
  const linesUsed = new Set<number>();
  let count = 0;

  const sections = Object.entries(registry).map(([name, group]) => {
    const rows = Object.entries(group.settings).map(([key, definition]) => {
      count += 1;
      const origins = definition.from.map((from) => findOrigin(from, sources));
      for (const origin of origins) {
        if (origin.kind === 'specification') linesUsed.add(origin.line);
        if (origin.kind === 'unknown') problems.push(`${name}.${key}: ${origin.reason}`);
      }
      return row(`${name}.${key}`, definition, origins);
    });
    return [`## ${group.title}`, '', ...tableHead, ...rows, ''].join('\n');
  });

  const head = [
    '# Settings',
    '',
    'Written by `pnpm settings:doc` from `packages/domain/src/settings`; do not edit by hand.',
    '',
    `${count} settings in ${Object.keys(registry).length} groups, from ${linesUsed.size} lines of [the specification](specification.md).`,
    '',
  ];
  return { markdown: [...head, ...sections].join('\n'), problems };
}

const tableHead = [
  '| Setting | Label | Type | Default | Edited by | What it does | From |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];

function row(key: string, definition: SettingDefinition, origins: readonly Origin[]): string {
  const cells = [
    `\`${key}\``,
    definition.label,
    shorten(describeType(definition.schema), longestType),
    code(shorten(JSON.stringify(definition.default), longestDefault)),
    definition.editableBy,
    definition.planned === undefined ? definition.help : `${definition.help} Planned: ${definition.planned}.`,
    origins.map(originText).join('; '),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function originText(origin: Origin): string {
  if (origin.kind === 'specification') return `${origin.place}, line ${origin.line}`;
  return origin.kind === 'requirement' ? origin.id : origin.reason;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const shorten = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
