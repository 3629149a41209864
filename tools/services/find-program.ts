import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is on the search path, or null. */
export function findProgram(name: string, searchPath: string): string | null {
  // An ordinary user of Debian does not have the sbin folders in the path, though servers may be there.
  const folders = [...searchPath.split(delimiter), '/usr/local/go/bin', '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
