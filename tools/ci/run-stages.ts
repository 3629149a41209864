import { spawn } from 'node:child_process';
import type { Lane, Stage, Step } from './ci-steps.ts';
import { addCounts, noCounts, type Counts } from './test-counts.ts';

/** Runs every stage to its end, whatever fails in it, and says what each step took. */
export async function runStages(stages: readonly Stage[]): Promise<Counts> {
  let total = noCounts;
  for (const stage of stages) {
    const isAlone = stage.length === 1;
    const counts = await Promise.all(stage.map((lane) => runLane(lane, isAlone)));
    total = counts.reduce(addCounts, total);
  }
  return total;
}

async function runLane(lane: Lane, isAlone: boolean): Promise<Counts> {
  let total = noCounts;
  for (const step of lane) total = addCounts(total, await runStep(step, isAlone));
  return total;
}

async function runStep(step: Step, isAlone: boolean): Promise<Counts> {
  const started = Date.now();
  const { isDone, output } = await run(step.command, isAlone);
  process.stdout.write(output);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`step ${step.name}: ${seconds} s${isDone ? '' : ' FAILED'}`);
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

/** Beside others, a step keeps what it says until its end: lines of two steps in turn can be read by nobody. */
function run(command: readonly string[], isAlone: boolean): Promise<{ isDone: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const child = spawn('pnpm', command, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ isDone: code === 0, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
