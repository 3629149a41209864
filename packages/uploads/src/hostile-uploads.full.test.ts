import { describe, expect, it } from 'vitest';
import { sendHostileFiles } from '../test/send-hostile-files.ts';

describe('ten thousand files that mean harm', () => {
  it('are cleaned or refused, and nothing of theirs is left', { timeout: 3_600_000 }, async () => {
    const result = await sendHostileFiles(10_000, 20_261_117);
    process.stdout.write(`${JSON.stringify(result)}\n`);
    expect(result).toMatchObject({ unsafe: [], failed: [] });
    expect(result.cleaned).toBeGreaterThan(500);
  });
});
