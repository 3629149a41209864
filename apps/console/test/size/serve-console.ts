/** The console of a test in a process of its own, which may be killed: `node serve-console.ts <order>`. */
import { startTestConsole } from '../test-console.ts';

const { databaseUrl, key, port } = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string;
  key: string;
  port: number;
};
await startTestConsole(databaseUrl, { key, port });
