import { describe, expect, it } from 'vitest';
import { tooLong } from './file-size.ts';

const lines = (count: number) => 'x\n'.repeat(count);

describe('the length of a file', () => {
  it.each([
    'packages/domain/src/stock/car.ts',
    'packages/store/migrations/0001_sites.sql',
    'apps/web/app.css',
  ])('finds %s with 401 lines', (path) => {
    expect(tooLong(path, lines(401))).toMatch(/^401 lines, at most 400/);
    expect(tooLong(path, lines(400))).toBeUndefined();
  });

  it('counts a last line without its end', () => {
    expect(tooLong('a.ts', `${lines(400)}x`)).toMatch(/^401 lines/);
  });

  it('lets generated files, documents and listed files be longer', () => {
    expect(tooLong('packages/store/src/database.generated.ts', lines(900))).toBeUndefined();
    expect(tooLong('docs/specification.md', lines(900))).toBeUndefined();
    expect(tooLong('a.ts', lines(900), { 'a.ts': 'a table' })).toBeUndefined();
  });
});
