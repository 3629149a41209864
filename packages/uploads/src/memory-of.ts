import { readFile } from 'node:fs/promises';

const pageBytes = 4_096;

/** The memory that a process holds, in bytes; 0 where the system does not say. */
export async function memoryOf(pid: number): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0');
  return Number(pages.split(' ')[1]) * pageBytes;
}
