/**
 * The import table of docs/architecture.md, as a check that fails. Each layer names what it may import;
 * everything else of the workspace is forbidden to it. An `import type` counts like any other.
 * tools/boundaries.test.ts plants one violation of each rule and sees it found.
 */
const layers = {
  'packages/domain': [],
  'packages/resilience': [],
  'packages/app': ['packages/domain', 'packages/resilience'],
  'packages/store': ['packages/domain', 'packages/resilience', 'packages/app/src/ports'],
  'packages/search': ['packages/domain', 'packages/resilience', 'packages/app/src/ports'],
  'packages/providers': ['packages/domain', 'packages/resilience', 'packages/app/src/ports'],
  'packages/uploads': ['packages/resilience', 'packages/app/src/ports'],
  'packages/server': ['packages/domain', 'packages/resilience', 'packages/app/src/ports'],
  'packages/ui': ['packages/domain'],
  'packages/testkit': ['packages/domain', 'packages/app/src/ports'],
  'packages/testkit-db': [
    'packages/domain',
    'packages/app/src/ports',
    'packages/app/src/scope',
    'packages/store',
    'packages/testkit',
  ],
  'apps/simulator': [],
};
const programs = ['apps/web', 'apps/console', 'apps/worker', 'apps/demo'];

/** A folder called test counts at any depth: what several tests of a feature share stands beside them. */
export const tests = '^(packages|apps)/.*/test/|\\.(test|spec|contract)\\.tsx?$';
/** Only what has just proved whose work it does may grant a scope. */
const scopeGranters = [
  '^packages/app/src/scope/',
  '^apps/[^/]+/(src|server)/(site/resolve-site|scope-of-job|staff-session|signed-in-staff)\\.ts$',
];

const startOf = (paths) => `^(${paths.join('|')})(/|$)`;
const wordOf = (path) => path.split('/')[1];

/** Databases of tests are for those who test the store, and for programs. */
const forTests = (layer) => [
  'packages/testkit',
  'packages/app/src/scope',
  ...(layer === 'packages/store' ? ['packages/testkit-db'] : []),
];

const layerRules = Object.entries(layers).flatMap(([layer, allowed]) => [
  {
    name: `${wordOf(layer)}-imports`,
    comment: `${layer} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of the workspace'}.`,
    severity: 'error',
    from: { path: `^${layer}/`, pathNot: tests },
    to: { path: '^(packages|apps)/', pathNot: startOf([layer, ...allowed]) },
  },
  {
    name: `${wordOf(layer)}-tests-import`,
    comment: `A test of ${layer} reaches no further than its layer, apart from builders, scopes and shared contracts.`,
    severity: 'error',
    from: { path: [`^${layer}/test/`, `^${layer}/.*/test/`, `^${layer}/.*\\.(test|contract)\\.tsx?$`] },
    to: {
      path: '^(packages|apps)/',
      pathNot: [startOf([layer, ...allowed, ...forTests(layer)]), '\\.contract\\.ts$'],
    },
  },
]);

const programRules = programs.flatMap((program) => [
  {
    name: `${wordOf(program)}-imports-no-program`,
    comment: 'A program never imports another program.',
    severity: 'error',
    from: { path: `^${program}/` },
    to: { path: '^apps/', pathNot: `^${program}/` },
  },
  {
    name: `${wordOf(program)}-composes-once`,
    comment:
      'Store, search and providers are built in one place of a program, compose, and reach the rest as ports.',
    severity: 'error',
    from: { path: `^${program}/`, pathNot: `${tests}|^${program}/(src|server)/compose(/|\\.ts)` },
    to: { path: '^packages/(store|search|providers|uploads)/' },
  },
]);

export default {
  forbidden: [
    ...layerRules,
    ...programRules,
    ...['domain', 'resilience', 'app'].map((layer) => ({
      name: `${layer}-dependencies`,
      comment:
        'Rules, mechanisms and use cases need zod and temporal-polyfill and nothing else, not even of Node: what does something is behind a port.',
      severity: 'error',
      from: { path: `^packages/${layer}/`, pathNot: tests },
      to: { pathNot: ['node_modules/(zod|temporal-polyfill|temporal-spec)/', '^(packages|apps|tools|e2e)/'] },
    })),
    {
      name: 'ui-takes-types-of-domain',
      comment: 'A primitive knows nothing of cars: of the domain it may name a type, and run nothing.',
      severity: 'error',
      from: { path: '^packages/ui/', pathNot: tests },
      to: { path: '^packages/domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'scope-granted-at-the-door',
      comment: 'A scope is granted where a host, a job or a session was just proved, and in tests.',
      severity: 'error',
      from: { pathNot: [...scopeGranters, tests, '^packages/testkit-db/'] },
      to: { path: '^packages/app/src/scope/' },
    },
    {
      name: 'no-test-from-product',
      comment: 'What only tests need never ships. The demo loads the world that testkit makes.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [tests, '^packages/testkit(-db)?/', '^apps/demo/'] },
      to: { path: `${tests}|^packages/testkit(-db)?/` },
    },
    {
      name: 'no-tool-from-product',
      comment: 'Tools and end-to-end tests use the platform; the platform does not know them.',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'no-program-from-tool',
      comment: 'A tool drives a program by its command or its port, as everybody else does.',
      severity: 'error',
      from: { path: '^(tools|e2e)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'secrets-stay-apart',
      comment:
        'Keys and passwords are read where they are used: by providers, search and the store, put together in compose.',
      severity: 'error',
      from: {
        pathNot: [
          '^packages/(providers|search|store)/',
          '^apps/[^/]+/(src|server)/compose(/|\\.ts$)',
          '^packages/app/src/ports/platform/secret-store\\.port\\.ts$',
          tests,
        ],
      },
      to: { path: '^packages/app/src/ports/platform/secret-store\\.port\\.ts$' },
    },
    {
      name: 'no-secret-in-a-view',
      comment: 'What a page may show reaches no secret, not even through another file.',
      severity: 'error',
      from: { path: '\\.view\\.tsx?$' },
      to: {
        path: '^packages/(domain/src/core/secret|app/src/ports/platform/secret-store\\.port)\\.ts$',
        reachable: true,
      },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
