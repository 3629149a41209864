/**
 * The import table of docs/architecture.md, as a check that fails. Each layer names what it may import;
 * everything else of the workspace is forbidden to it.
 */
const layers = {
  'packages/domain': [],
  'packages/app': ['packages/domain'],
  'packages/store': ['packages/domain', 'packages/app/src/ports'],
  'packages/search': ['packages/domain', 'packages/app/src/ports'],
  'packages/providers': ['packages/domain', 'packages/app/src/ports'],
  'packages/ui': ['packages/domain'],
  'packages/testkit': ['packages/domain', 'packages/app/src/ports'],
  'apps/simulator': [],
};
const programs = ['apps/web', 'apps/console', 'apps/worker', 'apps/demo'];
const tests = '\\.(test|contract)\\.tsx?$|/test/';
/** Only what has just proved whose work it does may grant a scope. */
const scopeGranters = [
  '^packages/app/src/scope/',
  '^apps/[^/]+/(src|server)/(resolve-site|scope-of-job|staff-session)\\.ts$',
];

const startOf = (paths) => `^(${paths.join('|')})(/|$)`;

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `${layer.split('/')[1]}-imports`,
  comment: `${layer} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of the workspace'}.`,
  severity: 'error',
  from: { path: `^${layer}/`, pathNot: tests },
  to: { path: '^(packages|apps)/', pathNot: startOf([layer, ...allowed]) },
}));

const programRules = programs.flatMap((program) => [
  {
    name: `${program.split('/')[1]}-imports-no-program`,
    comment: 'A program never imports another program.',
    severity: 'error',
    from: { path: `^${program}/`, pathNot: tests },
    to: { path: '^apps/', pathNot: `^${program}/` },
  },
  {
    name: `${program.split('/')[1]}-composes-once`,
    comment:
      'Store, search and providers are built in one file of a program, compose, and reach the rest as ports.',
    severity: 'error',
    from: { path: `^${program}/`, pathNot: `${tests}|^${program}/(src|server)/compose(/|\\.ts)` },
    to: { path: '^packages/(store|search|providers)/' },
  },
]);

export default {
  forbidden: [
    ...layerRules,
    ...programRules,
    {
      name: 'domain-dependencies',
      comment: 'The rules of the trade need zod and temporal-polyfill, and nothing else.',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: tests },
      to: {
        dependencyTypesNot: ['local', 'type-only'],
        pathNot: 'node_modules/(zod|temporal-polyfill|temporal-spec)/|^packages/',
      },
    },
    {
      name: 'scope-granted-at-the-door',
      severity: 'error',
      from: { pathNot: [...scopeGranters, tests, '^packages/testkit/'] },
      to: { path: '^packages/app/src/scope/' },
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
          '^packages/app/src/ports/secret-store\\.ts$',
          tests,
        ],
      },
      to: { path: '^packages/app/src/ports/secret-store\\.ts$' },
    },
    {
      name: 'no-secret-in-a-view',
      comment: 'What a page may show reaches no secret, not even through another file.',
      severity: 'error',
      from: { path: '\\.view\\.tsx?$' },
      to: { path: '^packages/(domain/src/core/secret|app/src/ports/secret-store)\\.ts$', reachable: true },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/' },
    },
    {
      name: 'no-test-from-product',
      severity: 'error',
      from: { pathNot: `${tests}|^packages/testkit/` },
      to: { path: `${tests}|^packages/testkit/`, pathNot: '^node_modules' },
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
