import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { plainWords } from './plain-words.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const server = 'packages/server/src/http/serve.ts';
const rules = 'packages/domain/src/leads/lead.ts';
const deliver = 'packages/app/src/leads/deliver/load.ts';
const faq = 'packages/app/src/pages/blocks/faq.block.ts';
const cache = 'apps/web/server/page-cache/page-cache.ts';

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' }, sourceType: 'module' } }).run(
  'plain-words',
  plainWords,
  {
    valid: [
      { code: 'const location = 1;', filename: rules },
      { code: 'const backyards = 1;', filename: rules },
      { code: "const text = 'our yard';", filename: rules },
      {
        code: '// the yard\nconst deadLetters = 1; const dead_letter = 2; const deadLetterOf = 3;',
        filename: rules,
      },
      { code: 'requestAnimationFrame(iframeSources);', filename: rules },
      { code: 'interface Faq { readonly questions: string[] }', filename: faq },
      { code: 'const kept = 1;', filename: rules },
      { code: 'const letter = 1;', filename: rules },
      { code: 'const formOf = 1;', filename: rules },
    ],
    invalid: [
      ['const yardOf = 1;', rules],
      ['interface View { readonly mostYards: number }', rules],
      ['const { wayOut } = alert;', rules],
      ['function readLetter() {}', deliver],
      ['type GatedRoute = 1;', rules],
      ['const showFrame = 1;', rules],
      ['const KEPT_MS = 1;', server],
      ['type Asked = 1;', server],
      ['const { parts } = server;', server],
      ['interface Cache { readonly question: string }', server],
      ['const pageForms = 1;', cache],
    ].map(([code = '', filename = '']) => ({ code, filename, errors: 1 })),
  },
);
