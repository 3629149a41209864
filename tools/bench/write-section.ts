import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const path = 'docs/benchmarks.md';
const intro = `# Benchmarks

Each section is written by the command that it names, in one run on one machine. Ratios within a table hold; absolute times are those of that machine on that day, which other work may have shared.
`;

/** Writes one section of docs/benchmarks.md in place of the one of the same title, with machine and date. */
export function writeSection(title: string, command: string, body: string): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : intro;
  const [head = intro, ...sections] = text.split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${title}\n`));
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const date = new Date().toISOString().slice(0, 10);
  const section = `## ${title}\n\n\`${command}\`, ${date}, ${machine}.\n\n${body.trim()}\n`;
  writeFileSync(
    path,
    [head.trim(), ...[...others, section].toSorted().map((one) => one.trim())].join('\n\n') + '\n',
  );
}
