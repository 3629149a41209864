import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface BenchServer {
  readonly port: number;
  readonly metricsPort: number | null;
  stop(): Promise<void>;
}

const startMs = 30_000;

/** Starts a program that prints where it listens, and waits for that. */
export async function runServer(...program: readonly string[]): Promise<BenchServer> {
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  const signal = AbortSignal.timeout(startMs);
  try {
    const [line] = (await once(createInterface(child.stdout), 'line', { signal })) as [string];
    const { port, metricsPort = null } = JSON.parse(line) as { port: number; metricsPort?: number };
    return {
      port,
      metricsPort,
      async stop() {
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

export interface Figures {
  readonly cpuSeconds: number;
  readonly memoryMb: number;
}

/** What a server says of itself to a collector. */
export async function readFigures({ metricsPort }: BenchServer): Promise<Figures> {
  const address = `http://127.0.0.1:${metricsPort}/metrics`;
  const text = await (await fetch(address, { signal: AbortSignal.timeout(5_000) })).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    cpuSeconds: figure('process_cpu_seconds_total'),
    memoryMb: figure('process_resident_memory_bytes') / 1024 / 1024,
  };
}
