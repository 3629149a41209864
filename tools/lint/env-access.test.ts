import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { envAccess } from './env-access.ts';

RuleTester.describe = describe;
RuleTester.it = it;

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' }, sourceType: 'module' } }).run(
  'env-access',
  envAccess,
  {
    valid: ["import { env } from './env.ts'; env.port;", 'process.exit(1);', 'const { env } = settings;'],
    invalid: [
      'process.env.PORT;',
      "process['env'];",
      'globalThis.process.env;',
      'import.meta.env;',
      'const { env } = process;',
      "import { env } from 'node:process';",
      "import { env as all } from 'process';",
    ].map((code) => ({ code, errors: 1 })),
  },
);
