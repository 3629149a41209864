// @vitest-environment jsdom
import type { SeveralStateView } from '@forecourt/app/trade-in/pages/find-step.view';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '../../shared/test/draw.ts';
import { SeveralState } from './several-state.tsx';

const badges = ['Neo', 'Maxx', 'Maxx Sport', 'Touring', 'GT', 'GT SP', 'Akera', 'G25', 'G35 Akera'];

function viewOf(names: readonly string[]): SeveralStateView {
  return {
    heading: 'Which one is yours?',
    lead: null,
    steps: [],
    car: null,
    back: null,
    message: null,
    step: 'find',
    state: 'several',
    action: '/trade-in/offer/choose',
    version: 3,
    name: 'manualEntry',
    legend: 'Your car',
    choices: names.map((name) => ({
      value: `Mazda CX-5 ${name}`,
      words: [
        { text: 'Mazda CX-5 ', differs: false },
        { text: name, differs: true },
      ],
      isChosen: false,
    })),
    filter: names.length > 8 ? { label: 'Find yours in the list', none: 'No car has these words.' } : null,
    problem: null,
    errorHeading: 'Please check',
    continueText: 'Continue',
    plate: null,
    kept: 'Kept for 30 days.',
    restart: { label: 'Start again', href: '/trade-in' },
    enquiry: { label: 'Tell us about it instead', href: '/trade-in/offer/enquiry' },
  };
}

async function drawn(names: readonly string[]) {
  const { root, remove } = await draw(<SeveralState view={viewOf(names)} />);
  const shown = () =>
    [...root.querySelectorAll<HTMLElement>('.desc')].flatMap(({ hidden, textContent }) =>
      hidden ? [] : [textContent],
    );
  const type = async (text: string) => {
    const box = root.querySelector<HTMLInputElement>('input[type="search"]');
    await act(async () => {
      // As typing does: React has put a setter of its own before the field's.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  return { root, remove, shown, type };
}

describe('TRADE-3.1 a choice between cars', () => {
  it('has what differs in bold, and no box to search a short list', async () => {
    const { root, remove } = await drawn(badges.slice(0, 8));
    expect([...root.querySelectorAll('.desc b')].map(({ textContent }) => textContent)).toEqual(
      badges.slice(0, 8),
    );
    expect(root.querySelector('input[type="search"]')).toBeNull();
    await remove();
  });

  it('has a box to search a long one, by words in any order', async () => {
    const { root, remove, shown, type } = await drawn(badges);
    expect(shown()).toHaveLength(9);
    await type('akera mazda');
    expect(shown()).toEqual(['Mazda CX-5 Akera', 'Mazda CX-5 G35 Akera']);
    await type('ford');
    expect(shown()).toEqual([]);
    expect(root.querySelector('[role="status"]')?.textContent).toBe('No car has these words.');
    await remove();
  });
});
