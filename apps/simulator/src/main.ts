import { isDevelopment, payments, simulatorPort, smsAnswers } from './env.ts';
import { startSimulator } from './start-simulator.ts';

if (!isDevelopment) {
  process.stderr.write('The simulator is for development: set FORECOURT_DEVELOPMENT=true.\n');
  process.exit(1);
}
const simulator = await startSimulator(simulatorPort, payments, smsAnswers);
process.stdout.write(`${JSON.stringify({ msg: 'simulator started', port: simulator.port })}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void simulator.stop().then(() => process.exit(0)));
}
