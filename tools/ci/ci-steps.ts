import { readPlaywrightReport, readVitestReport, type Counts } from './test-counts.ts';

export const reports = '.cache/ci';

export interface Step {
  readonly name: string;
  /** What pnpm is given. */
  readonly command: readonly string[];
  /** Reads how many tests ran; a step without it counts as one check. */
  readonly counts?: () => Counts;
}

/** Steps that follow one another. */
export type Lane = readonly Step[];

/** Lanes that run side by side; the next stage begins when all of them are done. */
export type Stage = readonly Lane[];

const script = (name: string, command: readonly string[] = [name]): Step => ({
  name,
  command: ['run', '--silent', ...command],
});

const vitest = (project: string, ...options: string[]): Step => ({
  name: `${project} tests`,
  command: [
    'exec',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reports}/${project}.json`,
    ...options,
  ],
  counts: () => readVitestReport(`${reports}/${project}.json`),
});

const playwright = (name: string, command: string, report: string): Step => ({
  name,
  command: ['run', '--silent', command],
  counts: () => readPlaywrightReport(`${reports}/${report}.json`),
});

/** Made for two cores: what waits stands beside what computes, and what measures stands alone. */
export const stages: readonly Stage[] = [
  [[script('doctor'), script('build')]],
  [
    [
      script('services start', ['services', 'start']),
      script('database migrations', ['db:migrate']),
      script('database types are current', ['db:types', '--check']),
    ],
    [script('lint'), script('typecheck')],
    [script('format'), script('boundaries'), script('dead'), script('requirements')],
  ],
  // The rules of the trade have every branch tested; the run fails below that.
  [[vitest('domain', '--coverage')]],
  [[vitest('unit')]],
  [[vitest('int'), vitest('alone')]],
  [[script('made-up requests', ['fuzz:api', '500']), script('demo world', ['prepare:platform'])]],
  [[playwright('browser tests', 'e2e', 'e2e')]],
  [[playwright('browser tests alone', 'e2e:alone', 'e2e-alone')]],
  [[script('services stop', ['services', 'stop'])]],
];
