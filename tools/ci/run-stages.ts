import { runProgram } from '../run-program.ts';
import type { Lane, Stage, Step } from './ci-steps.ts';
import { addCounts, noCounts, type Counts } from './test-counts.ts';

/** Runs every stage to its end, whatever fails in it; `report` hears what each step said and took. */
export async function runStages(
  stages: readonly Stage[],
  report: (text: string) => void = console.log,
): Promise<Counts> {
  let total = noCounts;
  for (const stage of stages) {
    const isAlone = stage.length === 1;
    const counts = await Promise.all(stage.map((lane) => runLane(lane, { isAlone, report })));
    total = counts.reduce(addCounts, total);
  }
  return total;
}

interface Watched {
  readonly isAlone: boolean;
  readonly report: (text: string) => void;
}

async function runLane(lane: Lane, watched: Watched): Promise<Counts> {
  let total = noCounts;
  for (const step of lane) total = addCounts(total, await runStep(step, watched));
  return total;
}

async function runStep(step: Step, { isAlone, report }: Watched): Promise<Counts> {
  const {
    passed: isDone,
    seconds,
    output,
  } = await runProgram(['pnpm', ...step.command], isAlone ? 'shown' : 'kept');
  if (output !== '') report(output);
  report(`step ${step.name}: ${seconds.toFixed(1)} s${isDone ? '' : ' FAILED'}`);
  const broken = isDone ? [] : [`step ${step.name}`];
  if (!step.counts) return { passed: isDone ? 1 : 0, failed: isDone ? 0 : 1, failures: broken };
  const { passed, failed, failures } = step.counts();
  // A runner that broke before it could report its tests is a failure of its own.
  return {
    passed,
    failed: Math.max(failed, isDone ? 0 : 1),
    failures: failures.length > 0 ? failures : broken,
  };
}
