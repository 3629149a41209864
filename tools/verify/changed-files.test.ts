import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args]);
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const commit = (message: string) => {
  git('add', '.');
  git('commit', '-qm', message);
};

it('finds what a branch changed since it left main, and nothing that main changed since', () => {
  git('init', '-q', '-b', 'main');
  for (const name of ['.gitignore', 'still.ts', 'committed.ts', 'edited.ts', 'deleted.ts']) put(name, name);
  commit('All of it');
  git('switch', '-qc', 'branch');
  put('committed.ts', 'changed');
  commit('A change');
  git('switch', '-q', 'main');
  put('still.ts', 'changed on main');
  commit('Another change');
  git('switch', '-q', 'branch');
  put('edited.ts', 'changed');
  put('new one.ts', 'new');
  put('ignored.ts', 'new');
  put('.gitignore', 'ignored.ts');
  rmSync(join(folder, 'deleted.ts'));
  expect(changedFiles(folder)).toEqual(['.gitignore', 'committed.ts', 'edited.ts', 'new one.ts']);
});
