import { isProductFile } from '../reachability/product-file.ts';
import type { Repository } from '../reachability/repository.ts';
import type { Binding } from '../reachability/read-module.ts';
import type { Place } from './read-requirements.ts';
import type { WrittenTest } from './read-tests.ts';

/** A test as a proof: where it stands, and whether what it looks at is part of a program. */
export interface Evidence {
  readonly path: string;
  readonly title: string;
  readonly places: readonly Place[];
  /** What it tests that no program reaches; with any of it, the test proves nothing about a program. */
  readonly unreached: readonly string[];
}

/** The tests of a file, with those of the contracts that it holds something to. */
export function findEvidence(
  path: string,
  repository: Repository,
  readTests: (path: string) => readonly WrittenTest[],
): Evidence[] {
  const around = modulesAround(path, repository);
  const places = placesOf(path, around);
  const contracts = [...around.helpers].filter((helper) => helper.endsWith('.contract.ts'));
  return [path, ...contracts].flatMap((file) =>
    readTests(file).map(({ title, mentions }) => ({
      path,
      title,
      places,
      unreached: around.runsProgram ? [] : unreachedOf(file, mentions, repository),
    })),
  );
}

interface Around {
  /** The file itself, and what stands beside the product for it. */
  readonly helpers: ReadonlySet<string>;
  readonly drivesBrowser: boolean;
  /** A browser, or the server of a program: whatever is found there is reached. */
  readonly runsProgram: boolean;
}

/** Follows the imports of a test that are there when it runs. */
function modulesAround(path: string, { modules, resolveImport }: Repository): Around {
  const seen = new Set([path]);
  let drivesBrowser = false;
  let servesHttp = false;
  for (const file of seen) {
    const module = modules.get(file);
    const bindings = [...(module?.imports.values() ?? [])].filter(({ isType }) => isType !== true);
    if (isProductFile(file) && bindings.some(isHttpServer)) servesHttp = true;
    for (const from of new Set([...bindings.map((one) => one.from), ...(module?.bare ?? [])])) {
      if (from === '@playwright/test' && !isProductFile(file)) drivesBrowser = true;
      const target = resolveImport(from, file);
      if (target !== undefined) seen.add(target);
    }
  }
  const helpers = new Set([...seen].filter((file) => !isProductFile(file)));
  return { helpers, drivesBrowser, runsProgram: drivesBrowser || servesHttp };
}

const isHttpServer = ({ from, name }: Binding) => from === 'node:http' && name === 'createServer';

function placesOf(path: string, { drivesBrowser, runsProgram }: Around): Place[] {
  const isServer = path.endsWith('.int.test.ts') || (runsProgram && !drivesBrowser);
  if (drivesBrowser) return isServer ? ['server', 'page'] : ['page'];
  return [isServer ? 'server' : 'rule'];
}

/** The values of the product that a test names and no program reaches. */
function unreachedOf(file: string, mentions: ReadonlySet<string>, repository: Repository): string[] {
  const imports = repository.modules.get(file)?.imports ?? new Map<string, Binding>();
  return [...mentions].filter((name) => {
    const binding = imports.get(name);
    const target = binding && repository.resolveImport(binding.from, file);
    if (!binding || binding.isType === true || target === undefined || !isProductFile(target)) return false;
    return !isReached(target, binding.name, repository);
  });
}

function isReached(path: string, exported: string, { modules, reached }: Repository): boolean {
  const local = modules.get(path)?.exports.get(exported);
  const declaration = modules
    .get(path)
    ?.statements.find(({ declares }) => declares.some((one) => one === local));
  return (
    declaration?.isType === true ||
    (typeof local === 'string' && reached.names.get(path)?.has(local) === true)
  );
}
