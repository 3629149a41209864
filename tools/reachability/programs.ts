import { join } from 'node:path/posix';

/** The commands of the root by which the platform is run and looked after; the others check it or measure it. */
const operations = [
  'dev',
  'prepare:platform',
  'db:migrate',
  'db:types',
  'reindex',
  'keys',
  'personal-data',
  'demo',
];

export interface PackageScripts {
  readonly folder: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** The first modules of the programs: what the scripts of the apps start and build, and the operations of the root. */
export function programEntries(root: PackageScripts, packages: readonly PackageScripts[]): string[] {
  const apps = packages.filter(({ folder }) => folder.startsWith('apps/'));
  const ofRoot = operations.map((name) => ({ folder: root.folder, command: root.scripts?.[name] ?? '' }));
  const ofApps = apps.flatMap(({ folder, scripts = {} }) =>
    Object.values(scripts).map((command) => ({ folder, command })),
  );
  const entries = [...ofRoot, ...ofApps].flatMap(({ folder, command }) =>
    startedFiles(command).map((file) => join(folder, file)),
  );
  return [...new Set(entries)];
}

function startedFiles(command: string): string[] {
  return command
    .split(/[\s&|;]+/)
    .flatMap((word) => (word === 'vite' ? ['vite.config.ts'] : /\.tsx?$/.test(word) ? [word] : []));
}
