import { describe, expect, it } from 'vitest';
import { generateTypes } from './generate-types.ts';

const column = { type: 'text', isArray: false, isNullable: false, hasDefault: false, values: [] };

describe('the types of a table', () => {
  it('follow what the column holds, whether it may be missing and whether the database fills it', () => {
    const text = generateTypes([
      {
        name: 'lead_events',
        columns: [
          { ...column, name: 'id', type: 'uuid', hasDefault: true },
          { ...column, name: 'price_cents', type: 'int8', isNullable: true },
          { ...column, name: 'tags', isArray: true },
          { ...column, name: 'state', values: ['open', 'shut'] },
          { ...column, name: 'details', type: 'jsonb' },
        ],
      },
    ]);
    expect(text).toContain(
      [
        'export interface LeadEvents {',
        '  id: Generated<string>;',
        '  price_cents: number | null;',
        '  tags: string[];',
        "  state: 'open' | 'shut';",
        '  details: Json;',
        '}',
      ].join('\n'),
    );
    expect(text).toContain('export interface DB {\n  lead_events: LeadEvents;\n}');
  });

  it('are refused for a column of a type that nobody has thought about', () => {
    const odd = { ...column, name: 'shape', type: 'polygon' };
    expect(() => generateTypes([{ name: 'yards', columns: [odd] }])).toThrow('polygon');
  });
});
