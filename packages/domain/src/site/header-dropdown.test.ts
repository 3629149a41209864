import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedHeader, headerDropdown, type DropdownEvent } from './header-dropdown.ts';

const after = (events: readonly DropdownEvent[], opensOnHover = true) =>
  events.reduce((state, event) => headerDropdown(state, event, { opensOnHover }), closedHeader);

const enter = (item: number): DropdownEvent => ({ kind: 'pointerEnter', item });
const click = (item: number): DropdownEvent => ({ kind: 'click', item });
const key = (item: number): DropdownEvent => ({ kind: 'openKey', item });
const leave: DropdownEvent = { kind: 'pointerLeave' };

describe('NAV-1 the menus of the header', () => {
  it('begin closed', () => {
    expect(closedHeader).toEqual({ open: null, stays: false });
  });

  it.each<[string, readonly DropdownEvent[], number | null]>([
    ['open under the pointer', [enter(2)], 2],
    ['close when it leaves', [enter(2), leave], null],
    ['follow the pointer', [enter(2), enter(3)], 3],
    ['open by click', [click(2)], 2],
    ['close by a second click', [click(2), click(2)], null],
    ['stay open when the pointer opened them and a click follows', [enter(2), click(2)], 2],
    ['stay open after a click when the pointer leaves', [enter(2), click(2), leave], 2],
    ['stay opened to stay when the pointer comes back', [click(2), enter(2), leave], 2],
    ['change by click', [click(2), click(3)], 3],
    ['let the pointer take over', [click(2), enter(3), leave], null],
    ['open by key and stay', [key(2), leave], 2],
    ['stay open by the same key', [key(2), key(2)], 2],
    ['close by escape', [key(2), { kind: 'escape' }], null],
    ['close when the focus leaves', [key(2), { kind: 'focusLeave' }], null],
    ['close by a press outside', [click(2), { kind: 'pressOutside' }], null],
  ])('%s', (_, events, open) => {
    expect(after(events).open).toBe(open);
  });

  it('open by click and key only, where the site wants that', () => {
    expect(after([enter(2)], false)).toEqual(closedHeader);
    expect(after([click(2), enter(3)], false)).toEqual({ open: 2, stays: true });
    expect(after([key(2)], false).open).toBe(2);
  });

  it('can always be closed', () => {
    const item = fc.nat({ max: 3 });
    const event = fc.oneof(item.map(enter), item.map(click), item.map(key), fc.constant(leave));
    fc.assert(
      fc.property(fc.array(event), fc.boolean(), (events, opensOnHover) => {
        const state = after(events, opensOnHover);
        expect(headerDropdown(state, { kind: 'escape' }, { opensOnHover })).toEqual(closedHeader);
        // Nothing is held open by nobody.
        expect(state.stays && state.open === null).toBe(false);
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});
