import { dirname, join, normalize } from 'node:path/posix';

/** A package of the workspace: where it lies, and what it lets others import. */
export interface WorkspacePackage {
  readonly folder: string;
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/**
 * The file that an import means, among those there are: relative to its module, or of a package of the workspace by
 * its `exports`. A package of somebody else's, a style or a picture is none.
 */
export function importResolver(files: ReadonlySet<string>, packages: readonly WorkspacePackage[]) {
  return (specifier: string, importer: string): string | undefined => {
    const candidates = specifier.startsWith('.')
      ? [join(dirname(importer), specifier)]
      : packages.flatMap((one) => exported(one, specifier));
    return candidates.map(normalize).find((path) => files.has(path));
  };
}

/** As an import, or as commands and configurations write a file: from the folder of the package, or from the root. */
export function fileResolver(files: ReadonlySet<string>, packages: readonly WorkspacePackage[]) {
  const resolve = importResolver(files, packages);
  return (written: string, importer: string): string | undefined => {
    const owner = packages.find(({ folder }) => importer.startsWith(`${folder}/`));
    const others = [dirname(importer), owner?.folder ?? '.', '.'].map((folder) => join(folder, written));
    return resolve(written, importer) ?? others.find((path) => files.has(path));
  };
}

function exported({ folder, name, exports = {} }: WorkspacePackage, specifier: string): string[] {
  if (specifier !== name && !specifier.startsWith(`${name}/`)) return [];
  const path = `.${specifier.slice(name.length)}`;
  const [match] = Object.entries(exports).flatMap(([pattern, target]) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return pattern === path ? [join(folder, target)] : [];
    if (!path.startsWith(before) || !path.endsWith(after)) return [];
    const middle = path.slice(before.length, path.length - after.length);
    return [join(folder, target.replace('*', middle))];
  });
  return match === undefined ? [] : [match];
}
