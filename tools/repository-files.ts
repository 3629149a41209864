import { execFileSync } from 'node:child_process';

/** What is committed or would be: tracked files and new ones that git does not ignore, without deleted ones. */
export function repositoryFiles(): string[] {
  const deleted = new Set(listFiles('--deleted'));
  const present = listFiles('--cached', '--others', '--exclude-standard').filter(
    (path) => !deleted.has(path),
  );
  return [...new Set(present)].sort();
}

function listFiles(...flags: string[]): string[] {
  const output = execFileSync('git', ['ls-files', '-z', ...flags], { encoding: 'utf8', timeout: 30_000 });
  return output.split('\0').filter((path) => path !== '');
}
