import { statfs } from 'node:fs/promises';
import { ServiceProblem } from './service-problem.ts';

export const megabytes = (count: number) => count * 1024 * 1024;

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Looked at before a start or a download: a disk that fills up later breaks a database in ways nobody understands. */
export async function requireDiskSpace(folder: string, needed: number, free = freeBytes): Promise<void> {
  const available = await free(folder);
  if (available < needed) throw new ServiceProblem(diskFull(folder, needed, available));
}

function diskFull(folder: string, needed: number, available: number): string {
  return `The disk of ${folder} has ${inMegabytes(available)} MB free and ${inMegabytes(needed)} MB are needed. Make room (\`pnpm services reset\` deletes all data of the services) and start again.`;
}

const inMegabytes = (bytes: number) => Math.floor(bytes / megabytes(1));
