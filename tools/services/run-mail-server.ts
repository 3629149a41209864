/** `node run-mail-server.ts <smtp port> <http port> [host]`: the process behind `pnpm services start mail`. */
import { startMailServer } from './mail-server.ts';

const [smtpPort, httpPort, host] = process.argv.slice(2);
const server = await startMailServer({
  smtpPort: Number(smtpPort),
  httpPort: Number(httpPort),
  host: host ?? '127.0.0.1',
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
