import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../apps/simulator/src/main.ts', import.meta.url));

/** The simulator of outside vendors on a port of its own, as a program: nothing here imports it. */
export async function runSimulator(added: Readonly<Record<string, string>> = {}) {
  const env = { FORECOURT_DEVELOPMENT: 'true', SIMULATOR_PORT: '0', ...added };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    return (await fetch(`${origin}${path}`, init)).json();
  };
  return {
    origin,
    send,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
