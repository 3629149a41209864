/** `pnpm personal-data`: finds, exports or erases a person on a site, for who wrote to the dealer (docs/personal-data.md). */
import { readPersonalDataEnv } from './env.ts';
import { runPersonalData } from './personal-data/run-personal-data.ts';

try {
  process.exitCode = await runPersonalData(
    process.argv.slice(2),
    readPersonalDataEnv(),
    (line) => void process.stdout.write(`${line}\n`),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
