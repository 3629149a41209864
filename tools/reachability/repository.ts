import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { repositoryFiles } from '../repository-files.ts';
import { programEntries, type PackageScripts } from './programs.ts';
import { reach, type Reached, type Sources } from './reach.ts';
import { parseSource, readModule } from './read-module.ts';
import { fileResolver, importResolver, type WorkspacePackage } from './resolve-import.ts';

export interface Repository extends Sources {
  /** From the programs of this repository. */
  readonly reached: Reached;
}

/** Reads every module of this repository, and what its programs reach of them. */
export function readRepository(): Repository {
  const paths = repositoryFiles();
  const modules = new Map(
    paths
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [path, readModule(parseSource(path, readFileSync(path, 'utf8')))]),
  );
  const packages = paths
    .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
    .map(readPackage);
  const files = new Set(modules.keys());
  const sources = {
    modules,
    resolveImport: importResolver(files, packages),
    resolveFile: fileResolver(files, packages),
  };
  return { ...sources, reached: reach(programEntries(readPackage('package.json'), packages), sources) };
}

function readPackage(path: string): WorkspacePackage & PackageScripts {
  const written = JSON.parse(readFileSync(path, 'utf8')) as Omit<WorkspacePackage & PackageScripts, 'folder'>;
  return { ...written, folder: dirname(path) };
}
