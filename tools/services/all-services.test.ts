import { describe, expect, it } from 'vitest';
import { allServices, chooseNodeCount, chooseServices, everyService } from './all-services.ts';
import { parseServicesEnv } from './env.ts';

const env = parseServicesEnv({});
const names = (services: readonly { name: string }[]) => services.map(({ name }) => name);

describe('the services', () => {
  it('stop in the order of who depends on whom', () => {
    expect(names(allServices(env, '/s', [1]))).toEqual(['mail', 's3', 'redis', 'opensearch', 'postgres']);
  });

  it('give each OpenSearch node ports and a folder of its own', () => {
    const nodes = chooseServices(allServices(env, '/s', [3]), ['opensearch']);
    expect(nodes.map(({ folder }) => folder)).toEqual([
      '/s/opensearch-1',
      '/s/opensearch-2',
      '/s/opensearch-3',
    ]);
    expect(nodes.map(({ ports }) => ports.map(({ port }) => port))).toEqual([
      [29_201, 29_301],
      [29_202, 29_302],
      [29_203, 29_303],
    ]);
  });

  it('are chosen by name, in their own order', () => {
    expect(names(chooseServices(allServices(env, '/s', [1]), ['postgres', 'redis']))).toEqual([
      'redis',
      'postgres',
    ]);
    expect(names(chooseServices(everyService(env, '/s'), ['opensearch']))).toEqual([
      'opensearch',
      'opensearch-1',
      'opensearch-2',
      'opensearch-3',
    ]);
  });

  it('include none of another name', () => {
    expect(() => chooseServices(allServices(env, '/s', [1]), ['mysql'])).toThrow(
      'There is no service mysql. There are: mail, s3, redis, opensearch, postgres.',
    );
  });

  it.each([
    [undefined, null, 1],
    ['3', null, 3],
    [undefined, 3, 3],
    ['1', 1, 1],
  ] as const)('have, asked for %s nodes while %s run, %s', (asked, running, expected) => {
    expect(chooseNodeCount(asked, running)).toBe(expected);
  });

  it('do not change their number of nodes while they run, nor to any number', () => {
    expect(() => chooseNodeCount('1', 3)).toThrow(
      'OpenSearch runs with 3 nodes. Run `pnpm services stop opensearch` first.',
    );
    expect(() => chooseNodeCount('2', null)).toThrow('--nodes is 1 or 3, not 2.');
  });
});
