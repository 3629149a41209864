import { simulatorPort } from './env.ts';
import { startSimulator } from './start-simulator.ts';

const simulator = await startSimulator(simulatorPort);
process.stdout.write(`${JSON.stringify({ msg: 'simulator started', port: simulator.port })}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void simulator.stop().then(() => process.exit(0)));
}
