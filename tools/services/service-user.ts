import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

/** Makes a folder that belongs to the services' user. */
export function makeServiceFolder(folder: string, mode = 0o755): void {
  mkdirSync(folder, { recursive: true, mode });
  giveToServiceUser(folder);
}

/** Hands a file or a whole folder that we wrote to the services' user. */
export function giveToServiceUser(path: string): void {
  const user = serviceUser();
  if (!user) return;
  chownSync(path, user.uid, user.gid);
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path)) giveToServiceUser(join(path, entry));
}

/** `nobody` must be able to walk to what it runs; a clone under a closed home folder is the usual surprise. */
export function requireReachable(path: string): void {
  if (!serviceUser()) return;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (existsSync(folder) && !isOpenToOthers(folder)) {
      throw new ServiceProblem(
        `As root, services run as the user nobody, who cannot enter ${folder}. Run \`chmod o+x ${folder}\`, move the clone, or run as an ordinary user.`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}

function isOpenToOthers(folder: string): boolean {
  const { mode, uid } = statSync(folder);
  return (mode & 0o001) !== 0 || uid === serviceUser()?.uid;
}
