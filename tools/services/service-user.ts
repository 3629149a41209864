import { existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ServiceProblem } from './service-problem.ts';

export interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL and OpenSearch refuse root, and the others need no more rights: as root, services are `nobody`; else yourself (null). */
export function serviceUser(): ServiceUser | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new ServiceProblem(
      'This machine has no user `nobody`: run the services as an ordinary user, not as root.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** Makes a folder that belongs to the services' user; what is in it already stays as it is. */
export function makeServiceFolder(folder: string, mode = 0o755): void {
  mkdirSync(folder, { recursive: true, mode });
  const user = serviceUser();
  if (user) lchownSync(folder, user.uid, user.gid);
}

/** Hands a file or a whole folder that we wrote to the services' user. */
export function giveToServiceUser(path: string): void {
  const user = serviceUser();
  if (!user) return;
  lchownSync(path, user.uid, user.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path)) giveToServiceUser(join(path, entry));
}

/** `nobody` must be able to walk to what it runs; a clone under a closed home folder is the usual surprise. */
export function requireReachable(path: string): void {
  const problem = unreachableBecause(path);
  if (problem !== null) throw new ServiceProblem(problem);
}

export function unreachableBecause(path: string): string | null {
  if (!serviceUser()) return null;
  const closed = foldersAbove(resolve(path)).find((folder) => existsSync(folder) && !isOpenToOthers(folder));
  if (closed === undefined) return null;
  return `As root, services run as the user nobody, who cannot enter ${closed}. Run \`chmod o+x ${closed}\`, move the clone, or run as an ordinary user.`;
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

function isOpenToOthers(folder: string): boolean {
  const { mode, uid } = statSync(folder);
  return (mode & 0o001) !== 0 || uid === serviceUser()?.uid;
}
