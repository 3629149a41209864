import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const neededJava = 21;

export interface JavaHome {
  readonly home: string;
  readonly major: number;
}

/** JAVA_HOME when it is new enough, else the newest one installed; null when none will do. */
export function chooseJava(preferred: JavaHome | null, installed: readonly JavaHome[]): JavaHome | null {
  if (preferred && preferred.major >= neededJava) return preferred;
  const newest = installed.toSorted((a, b) => b.major - a.major)[0];
  return newest && newest.major >= neededJava ? newest : null;
}

export function findJava(javaHome: string | undefined, folder = '/usr/lib/jvm'): JavaHome | null {
  const installed = existsSync(folder) ? readdirSync(folder).map((name) => readJava(join(folder, name))) : [];
  return chooseJava(
    javaHome ? readJava(javaHome) : null,
    installed.filter((java) => java !== null),
  );
}

function readJava(home: string): JavaHome | null {
  if (!existsSync(join(home, 'bin/java')) || !existsSync(join(home, 'release'))) return null;
  const major = /^JAVA_VERSION="(\d+)/m.exec(readFileSync(join(home, 'release'), 'utf8'))?.[1];
  return major === undefined ? null : { home, major: Number(major) };
}
