import { readPlaywrightReport, readVitestReport, type Counts } from './test-counts.ts';

export const reports = '.cache/ci';

/** What a job of the workflow runs; without one, everything is run. */
export const parts = ['verify', 'integration', 'browser'] as const;

export type Part = (typeof parts)[number];

export interface Step {
  readonly name: string;
  /** Those that need it. */
  readonly parts: readonly Part[];
  /** What pnpm is given. */
  readonly command: readonly string[];
  /** Reads how many tests ran; a step without it counts as one check. */
  readonly counts?: () => Counts;
}

/** Steps that follow one another. */
export type Lane = readonly Step[];

/** Lanes that run side by side; the next stage begins when all of them are done. */
export type Stage = readonly Lane[];

/** A step before it is known who needs it. */
type Command = Omit<Step, 'parts'>;

const inParts =
  (...those: readonly Part[]) =>
  (...commands: readonly Command[]): Lane =>
    commands.map((command) => Object.assign({ parts: those }, command));

const everywhere = inParts(...parts);
const verify = inParts('verify');
const integration = inParts('integration');
const browser = inParts('browser');
const served = inParts('integration', 'browser');

const script = (name: string, command: readonly string[] = [name]): Command => ({
  name,
  command: ['run', '--silent', ...command],
});

const vitest = (project: string, ...options: string[]): Command => ({
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

const playwright = (name: string, command: string, report: string): Command => ({
  name,
  command: ['run', '--silent', command],
  counts: () => readPlaywrightReport(`${reports}/${report}.json`),
});

/** Made for two cores: what waits stands beside what computes, and what measures stands alone. */
export const stages: readonly Stage[] = [
  [[...everywhere(script('doctor')), ...served(script('build'))]],
  [
    [
      ...served(
        script('services start', ['services', 'start']),
        script('database migrations', ['db:migrate']),
      ),
      ...integration(script('database types are current', ['db:types', '--check'])),
    ],
    verify(script('lint'), script('typecheck')),
    verify(
      script('format'),
      script('boundaries'),
      script('dead'),
      script('requirements'),
      script('supply chain', ['supply-chain']),
    ),
  ],
  // The rules of the trade have every branch tested; the run fails below that.
  [verify(vitest('domain', '--coverage'))],
  [verify(vitest('unit'))],
  [integration(vitest('int'), vitest('alone'))],
  [
    [
      ...integration(script('made-up requests', ['fuzz:api', '2000'])),
      ...browser(script('demo world', ['prepare:platform'])),
    ],
  ],
  [browser(playwright('browser tests', 'e2e', 'e2e'))],
  [browser(playwright('browser tests alone', 'e2e:alone', 'e2e-alone'))],
  [served(script('services stop', ['services', 'stop']))],
];
