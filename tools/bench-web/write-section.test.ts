import { expect, it } from 'vitest';
import { writeSection } from './write-section.ts';

it('adds a section at the end, and replaces it where it is, leaving all else', () => {
  const once = writeSection('# Benchmarks\n', 'web', 'first');
  expect(once).toBe('# Benchmarks\n\n<!-- web -->\n\nfirst\n\n<!-- /web -->\n');
  const between = `${once}\nAfter.\n`;
  expect(writeSection(between, 'web', 'second $&')).toBe(between.replace('first', () => 'second $&'));
  expect(writeSection(once, 'search', 'other')).toContain('first');
});
