import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What differs from where this branch left `main`: committed, not yet committed, and new. Deleted files are none. */
export function changedFiles(folder = '.'): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', timeout: 30_000 });
  const base = git('merge-base', 'main', 'HEAD').trim();
  const listed = [
    git('diff', '--name-only', '--no-relative', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const paths = new Set(listed.join('').split('\0'));
  return [...paths].filter((path) => path !== '' && existsSync(join(folder, path))).sort();
}
