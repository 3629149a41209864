import { expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

/** Modules by what they import. */
const imports: Readonly<Record<string, readonly string[]>> = {
  '/web/app/features/stock/search/search-page.tsx': ['/web/card.tsx'],
  '/web/app/features/stock/vehicle/vehicle-page.tsx': ['/web/card.tsx', '/web/dealer.tsx'],
  '/web/card.tsx': ['/web/price.tsx', '/web/vehicle-loop.tsx'],
  '/web/vehicle-loop.tsx': ['/web/card.tsx'],
  '/web/field.tsx': ['/web/price.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

/** The name of the first group that takes a module. */
function fileOf(id: string): string | null {
  for (const { name, test } of chunkGroups('/web')) {
    const found = test.test(id) ? (typeof name === 'string' ? name : name(id, graph)) : null;
    if (found !== null) return found;
  }
  return null;
}

it.each([
  ['/web/node_modules/react-dom/client.js', 'react'],
  ['/web/card.tsx', 'shared'],
  ['/web/price.tsx', 'shared'],
  ['/web/dealer.tsx', 'vehicle-parts'],
  ['/web/field.tsx', 'journeys'],
  ['/web/field.css', null],
])(
  'gives a landing page what it imports, and nothing of the others or of the forms behind them: %s',
  (id, file) => {
    expect(fileOf(id)).toBe(file);
  },
);
