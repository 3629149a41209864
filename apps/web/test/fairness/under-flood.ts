import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { bystanders, type BystanderOptions, type Met } from './bystanders.ts';
import type { FloodKind } from './flood-kinds.ts';

export interface Flood {
  readonly kind: FloodKind;
  readonly connections: number;
  /** Slugs of the flooded site's cars. */
  readonly cars?: readonly string[];
}

export interface FloodResult {
  readonly met: Met;
  /** How the flood itself was answered. */
  readonly statuses: Readonly<Record<string, number>>;
}

const buildUpMs = 500;

/** What bystanders meet at one server while a flood goes to the same or to another, from a process of its own. */
export async function underFlood(
  { kind, connections, cars = [] }: Flood,
  { floodPort, ...options }: BystanderOptions & { readonly floodPort: number },
): Promise<FloodResult> {
  const program = join(import.meta.dirname, 'flood.ts');
  const child = spawn(
    process.execPath,
    [program, kind, String(floodPort), options.floodedHost, String(connections)],
    {
      env: { PATH: '/usr/bin:/bin', FLOOD_CARS: cars.join(',') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const said = text(child.stdout);
  try {
    await sleep(buildUpMs);
    const met = await bystanders(options);
    child.kill('SIGTERM');
    await once(child, 'exit');
    return { met, statuses: JSON.parse(await said) as FloodResult['statuses'] };
  } finally {
    child.kill('SIGKILL');
  }
}
