import { describe, expect, it } from 'vitest';
import { parseSource } from '../reachability/read-module.ts';
import { writtenRepository } from '../reachability/test/written-repository.ts';
import { findEvidence } from './find-evidence.ts';
import { readTests } from './read-tests.ts';

const program = {
  'apps/web/main.ts': `import { createServer } from 'node:http'; import { price } from '@shop/domain/price'; createServer(price);`,
  'packages/domain/src/price.ts': 'export const price = 1; export const offer = 2;',
};

function evidence(path: string, files: Readonly<Record<string, string>>) {
  const all: Readonly<Record<string, string>> = { ...program, ...files };
  const tests = (file: string) => readTests(parseSource(file, all[file] ?? ''));
  return findEvidence(path, writtenRepository(all), tests).map(({ title, places, unreached }) => [
    title,
    places.join(' '),
    unreached.join(' '),
  ]);
}

describe('a test', () => {
  it('of a rule shows it where a program reaches all that the test names', () => {
    const path = 'packages/domain/src/price.test.ts';
    const source = `
      import { offer, price } from './price.ts';
      import { buildCar } from '@forecourt/testkit/build-car';
      it('RULE-1', () => expect(price).toBe(buildCar()));
      it('RULE-2', () => expect(price + offer).toBe(1));`;
    expect(evidence(path, { [path]: source })).toEqual([
      ['RULE-1', 'rule', ''],
      ['RULE-2', 'rule', 'offer'],
    ]);
  });

  it('against the database shows it at the server, on the same terms', () => {
    const path = 'packages/domain/src/price.int.test.ts';
    const source = `import { offer } from './price.ts'; it('RULE-1', () => offer); it('RULE-2', () => query());`;
    expect(evidence(path, { [path]: source })).toEqual([
      ['RULE-1', 'server', 'offer'],
      ['RULE-2', 'server', ''],
    ]);
  });

  it('that asks the server of a program reaches by itself, also by a helper', () => {
    const path = 'apps/web/search.test.ts';
    const files = {
      [path]: `import { start } from './test/server-of-test.ts'; import { offer } from '@shop/domain/price'; it('SRCH-1', () => start(offer));`,
      'apps/web/test/server-of-test.ts': `import { serve } from '../main.ts'; export const start = serve;`,
    };
    expect(evidence(path, files)).toEqual([['SRCH-1', 'server', '']]);
  });

  it('of one module of a program, or of its types alone, asks no server', () => {
    const path = 'apps/web/cache.test.ts';
    const files = {
      [path]: `import type { Served } from './main.ts'; import { cache } from './cache.ts'; it('SRCH-1', () => cache);`,
      'apps/web/cache.ts': 'export const cache = 1;',
    };
    expect(evidence(path, files)).toEqual([['SRCH-1', 'rule', 'cache']]);
  });

  it('in a browser shows a page, and with a server of its own both', () => {
    const source = `import { test } from './site-test.ts'; test('HOME-1', () => {});`;
    const files = {
      'e2e/home.spec.ts': source,
      'apps/web/home.int.test.ts': source.replace('./site-test', '../../e2e/site-test'),
      'e2e/site-test.ts': `import { test } from '@playwright/test'; export { test };`,
    };
    expect(evidence('e2e/home.spec.ts', files)).toEqual([['HOME-1', 'page', '']]);
    expect(evidence('apps/web/home.int.test.ts', files)).toEqual([['HOME-1', 'server page', '']]);
  });

  it('that holds something to a contract has the tests of the contract', () => {
    const path = 'packages/domain/src/index.int.test.ts';
    const files = {
      [path]: `import { contract } from '../../testkit/src/index.contract.ts'; contract();`,
      'packages/testkit/src/index.contract.ts': `export const contract = () => it('SRCH-4 counts', () => {});`,
    };
    expect(evidence(path, files)).toEqual([['SRCH-4 counts', 'server', '']]);
  });
});
