import type { SavedView } from '@forecourt/app/leads/inbox/saved-views.view';
import { describe, expect, it } from 'vitest';
import { wholeTab } from '../inbox/inbox-filters.ts';
import { movedView, placeOfView, renamedView, withoutView, withView } from './view-changes.ts';

const view = (name: string, kind: SavedView['filters']['kind']): SavedView => {
  const { q: _, ...filters } = wholeTab('open');
  return { name, filters: { ...filters, kind } };
};
const views = [view('Drives', 'test_drive'), view('Parts', 'parts'), view('Money', 'finance')];
const names = (some: readonly SavedView[]) => some.map(({ name }) => name).join(' ');

describe('CON-2.1 saved views', () => {
  it('hold filters, and never what was looked for', () => {
    const saved = withView(views, 'Service', { ...wholeTab('done', 'grace okafor'), kind: 'service' }).at(-1);
    expect(saved).toEqual({ name: 'Service', filters: { ...view('', 'service').filters, tab: 'done' } });
    expect(JSON.stringify(saved)).not.toContain('grace');
  });

  it('are renamed and removed', () => {
    expect(names(renamedView(views, 1, 'Counter'))).toBe('Drives Counter Money');
    expect(names(withoutView(views, 1))).toBe('Drives Money');
  });

  it.each([
    [0, 1, 'Parts Drives Money'],
    [2, -1, 'Drives Money Parts'],
    [0, -1, 'Drives Parts Money'],
    [2, 1, 'Drives Parts Money'],
  ] as const)('move from %i by %i', (at, step, order) => {
    expect(names(movedView(views, at, step))).toBe(order);
  });

  it('are known by their list, whatever is looked for in it', () => {
    expect(placeOfView(views, { ...wholeTab('open', 'cx-5'), kind: 'parts' })).toBe(1);
    expect(placeOfView(views, { ...wholeTab('done'), kind: 'parts' })).toBe(-1);
  });
});
