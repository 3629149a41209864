import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

const layers = [
  'domain',
  'resilience',
  'app',
  'store',
  'search',
  'providers',
  'uploads',
  'server',
  'ui',
  'testkit',
  'testkit-db',
];
const programs = ['web', 'console', 'worker', 'demo'];

/** Each line: the rule that must answer, the file that breaks it, and what that file imports. */
const violations: [rule: string, from: string, to: string, how?: 'type'][] = [
  ['domain-imports', 'packages/domain/src/breaks-layer.ts', 'packages/app/src/ports/target.ts', 'type'],
  ['resilience-imports', 'packages/resilience/src/breaks-layer.ts', 'packages/domain/src/target.ts', 'type'],
  ['app-imports', 'packages/app/src/breaks-layer.ts', 'packages/store/src/target.ts', 'type'],
  ['store-imports', 'packages/store/src/breaks-layer.ts', 'packages/app/src/target.ts', 'type'],
  ['search-imports', 'packages/search/src/breaks-layer.ts', 'packages/store/src/target.ts'],
  ['providers-imports', 'packages/providers/src/breaks-layer.ts', 'packages/search/src/target.ts'],
  ['uploads-imports', 'packages/uploads/src/breaks-layer.ts', 'packages/domain/src/target.ts', 'type'],
  ['server-imports', 'packages/server/src/breaks-layer.ts', 'packages/app/src/target.ts', 'type'],
  ['ui-imports', 'packages/ui/src/breaks-layer.ts', 'packages/app/src/ports/target.ts', 'type'],
  ['testkit-imports', 'packages/testkit/src/breaks-layer.ts', 'packages/app/src/scope/target.ts'],
  ['testkit-db-imports', 'packages/testkit-db/src/breaks-layer.ts', 'packages/search/src/target.ts'],
  ['simulator-imports', 'apps/simulator/src/breaks-layer.ts', 'packages/domain/src/target.ts', 'type'],
  ['domain-tests-import', 'packages/domain/src/breaks.test.ts', 'packages/store/src/target.ts'],
  ['resilience-tests-import', 'packages/resilience/src/breaks.test.ts', 'packages/server/src/target.ts'],
  ['app-tests-import', 'packages/app/src/breaks.test.ts', 'packages/store/src/target.ts'],
  ['store-tests-import', 'packages/store/test/breaks-layer.ts', 'packages/search/src/target.ts'],
  ['store-tests-import', 'packages/store/src/stock/test/breaks-layer.ts', 'packages/search/src/target.ts'],
  ['search-tests-import', 'packages/search/src/breaks.int.test.ts', 'packages/store/src/target.ts'],
  ['providers-tests-import', 'packages/providers/src/breaks.test.ts', 'packages/store/src/target.ts'],
  ['uploads-tests-import', 'packages/uploads/src/breaks.test.ts', 'packages/store/src/target.ts'],
  ['server-tests-import', 'packages/server/src/breaks.test.ts', 'packages/store/src/target.ts'],
  ['ui-tests-import', 'packages/ui/src/breaks.test.tsx', 'packages/app/src/target.ts'],
  ['testkit-tests-import', 'packages/testkit/src/breaks.test.ts', 'packages/store/src/target.ts'],
  ['testkit-db-tests-import', 'packages/testkit-db/src/breaks.test.ts', 'packages/search/src/target.ts'],
  ['search-tests-import', 'packages/search/src/breaks-database.test.ts', 'packages/testkit-db/src/target.ts'],
  ['simulator-tests-import', 'apps/simulator/src/breaks.test.ts', 'packages/domain/src/target.ts'],
  ['domain-dependencies', 'packages/domain/src/breaks-package.ts', 'vitest'],
  ['domain-dependencies', 'packages/domain/src/breaks-node.ts', 'node:fs'],
  ['domain-dependencies', 'packages/domain/src/breaks-node-type.ts', 'node:fs', 'type'],
  ['resilience-dependencies', 'packages/resilience/src/breaks-package.ts', 'vitest'],
  ['resilience-dependencies', 'packages/resilience/src/breaks-node.ts', 'node:timers'],
  ['app-dependencies', 'packages/app/src/breaks-package.ts', 'vitest', 'type'],
  ['app-dependencies', 'packages/app/src/breaks-node.ts', 'node:crypto'],
  ['ui-takes-types-of-domain', 'packages/ui/src/breaks-types.ts', 'packages/domain/src/target.ts'],
  ...programs.flatMap((program): typeof violations => [
    [
      `${program}-composes-once`,
      `apps/${program}/app/routes/search.tsx`,
      'packages/store/src/target.ts',
      'type',
    ],
    [
      `${program}-imports-no-program`,
      `apps/${program}/src/breaks-program.ts`,
      'apps/simulator/src/target.ts',
    ],
  ]),
  ['scope-granted-at-the-door', 'apps/web/app/routes/vehicle.tsx', 'packages/app/src/scope/target.ts'],
  ['scope-granted-at-the-door', 'packages/store/src/breaks-scope.ts', 'packages/app/src/scope/target.ts'],
  [
    'secrets-stay-apart',
    'packages/app/src/leads/reads-secret.ts',
    'packages/app/src/ports/platform/secret-store.port.ts',
    'type',
  ],
  [
    'no-secret-in-a-view',
    'packages/app/src/leads/leaks.view.ts',
    'packages/domain/src/core/secret.ts',
    'type',
  ],
  ['no-test-from-product', 'apps/web/src/breaks-testkit.ts', 'packages/testkit/src/target.ts', 'type'],
  ['no-test-from-product', 'apps/web/src/breaks-database.ts', 'packages/testkit-db/src/target.ts'],
  ['no-test-from-product', 'packages/app/src/breaks-test.ts', 'packages/app/src/target.test.ts'],
  ['no-tool-from-product', 'packages/store/src/breaks-tool.ts', 'tools/target.ts'],
  ['no-program-from-tool', 'e2e/breaks-program.spec.ts', 'apps/simulator/src/target.ts', 'type'],
  ['no-circular', 'packages/domain/src/breaks-circle.ts', 'packages/domain/src/completes-circle.ts'],
  ['not-to-unresolvable', 'packages/store/src/breaks-resolving.ts', 'packages/store/src/nowhere.ts'],
];

/** A circle is reported once, at the file of it that was met first: `breaks` sorts before `completes`. */
const wayBack: typeof violations = [
  ['', 'packages/domain/src/completes-circle.ts', 'packages/domain/src/breaks-circle.ts', 'type'],
];

/** No file of these needs another in a circle, but their folders do. */
const folderCircle: typeof violations = [
  ['', 'packages/app/src/first-room/needs-second.ts', 'packages/app/src/second-room/target.ts', 'type'],
  ['', 'packages/app/src/second-room/needs-first.ts', 'packages/app/src/first-room/target.ts'],
];

const allowed: typeof violations = [
  ['', 'packages/domain/src/may-package.ts', 'zod'],
  ['', 'packages/domain/src/stock/test/may-package.ts', 'vitest'],
  ['', 'packages/domain/src/may-package.test.ts', 'packages/testkit/src/target.ts'],
  ['', 'packages/app/src/may-layer.ts', 'packages/domain/src/target.ts'],
  ...['app', 'store', 'search', 'providers', 'server'].map((layer): (typeof violations)[number] => [
    '',
    `packages/${layer}/src/may-mechanism.ts`,
    'packages/resilience/src/target.ts',
  ]),
  ['', 'packages/store/src/may-port.ts', 'packages/app/src/ports/target.ts', 'type'],
  ['', 'packages/store/test/may-scope.ts', 'packages/app/src/scope/target.ts'],
  ['', 'packages/store/src/may-database.int.test.ts', 'packages/testkit-db/src/target.ts'],
  ['', 'packages/testkit-db/src/may-scope.ts', 'packages/app/src/scope/target.ts'],
  ['', 'packages/search/src/may-contract.int.test.ts', 'packages/store/src/target.contract.ts'],
  ['', 'packages/server/src/may-port.ts', 'packages/app/src/ports/target.ts'],
  ['', 'apps/worker/src/may-server.ts', 'packages/server/src/target.ts'],
  ['', 'packages/ui/src/may-types.ts', 'packages/domain/src/target.ts', 'type'],
  ['', 'packages/testkit/src/may-testkit.ts', 'packages/testkit/src/target.ts'],
  ['', 'apps/web/server/compose.ts', 'packages/store/src/target.ts'],
  ['', 'apps/web/server/site/resolve-site.ts', 'packages/app/src/scope/target.ts'],
  ['', 'apps/worker/src/scope-of-job.ts', 'packages/app/src/scope/target.ts'],
  ['', 'apps/demo/src/may-testkit.ts', 'packages/testkit/src/target.ts'],
  ['', 'tools/may-store.ts', 'packages/store/src/target.ts'],
];

const targets = [
  ...layers.map((layer) => `packages/${layer}/src/target.ts`),
  ...['ports', 'scope', 'first-room', 'second-room'].map((folder) => `packages/app/src/${folder}/target.ts`),
  'packages/app/src/target.test.ts',
  'packages/store/src/target.contract.ts',
  'apps/simulator/src/target.ts',
  'tools/target.ts',
];

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-boundaries-')));
const sources = repositoryFiles().filter((path) => /^(packages|apps|tools|e2e)\/.*\.tsx?$/.test(path));
let found: string[] = [];
let ruleNames: string[] = [];
let modules = new Set<string>();
let foundFolders: string[] = [];

beforeAll(() => {
  copyTree();
  for (const path of targets) write(path, 'export type Target = 1;\nexport const target = 1;\n');
  plant(folderCircle);
  // By itself: violations of layers are circles of folders as well.
  foundFolders = cruiseCopy('.dependency-cruiser.folders.mjs', [
    'packages/domain',
    'packages/resilience',
    'packages/app',
    'packages/server',
    'apps/web',
  ]).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
  plant([...violations, ...wayBack, ...allowed]);
  const cruise = cruiseCopy('.dependency-cruiser.mjs', ['packages', 'apps', 'tools', 'e2e']);
  found = cruise.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
  ruleNames = cruise.summary.ruleSetUsed.forbidden.map(({ name }) => name);
  modules = new Set(cruise.modules.map(({ source }) => source));
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true }));

describe('the import rules', () => {
  it.each(violations)('find what breaks %s in %s', (rule, from) => {
    expect(found).toContain(`${rule} ${from}`);
  });

  it('leave alone what the table allows', () => {
    const files = new Set(allowed.map(([, from]) => from));
    expect(found.filter((line) => files.has(line.split(' ')[1] ?? ''))).toEqual([]);
  });

  it('find folders that need each other, and nothing else of the kind', () => {
    expect([...new Set(foundFolders)].sort()).toEqual([
      'no-folder-cycles packages/app/src/first-room',
      'no-folder-cycles packages/app/src/second-room',
    ]);
  });

  it('have each been broken here', () => {
    const broken = new Set(violations.map(([rule]) => rule));
    expect(ruleNames.length).toBeGreaterThan(20);
    expect(ruleNames.filter((name) => !broken.has(name))).toEqual([]);
  });

  it('see every source file', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((path) => !modules.has(path))).toEqual([]);
  });
});

function copyTree(): void {
  for (const path of [...sources, ...repositoryFiles().filter((one) => one.endsWith('package.json'))])
    cpSync(path, join(copy, path));
  for (const config of ['.dependency-cruiser.mjs', '.dependency-cruiser.folders.mjs'])
    cpSync(config, join(copy, config));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // These hold links to the workspace's packages, relative, so that in the copy they lead to the copies.
  for (const folder of new Set(sources.map((path) => path.split('/').slice(0, 2).join('/')))) {
    const links = join(folder, 'node_modules');
    if (existsSync(links)) cpSync(links, join(copy, links), { recursive: true, verbatimSymlinks: true });
  }
}

function plant(imports: typeof violations): void {
  for (const [, from, to, how] of imports) write(from, importLine(from, to, how));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

function importLine(from: string, to: string, how?: 'type'): string {
  const isFile = to.endsWith('.ts');
  const specifier = isFile ? relative(dirname(from), to).replace(/^(?!\.)/, './') : to;
  return how === 'type'
    ? `import type { Target } from '${specifier}';\nexport type Mine = Target;\n`
    : `import * as all from '${specifier}';\nexport const mine = all;\n`;
}

interface Cruise {
  readonly modules: readonly { source: string }[];
  readonly summary: {
    readonly violations: readonly { rule: { name: string }; from: string }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { name: string }[] };
  };
}

function cruiseCopy(config: string, folders: readonly string[]): Cruise {
  const output = execFileSync('depcruise', ['--config', config, '--output-type', 'json', ...folders], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 60_000,
  });
  return JSON.parse(output) as Cruise;
}
