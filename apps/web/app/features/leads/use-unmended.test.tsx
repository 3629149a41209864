// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../shared/test/draw.ts';
import { useUnmended } from './use-unmended.ts';

const first = [
  { field: 'day', message: 'Choose a day' },
  { field: 'name', message: 'Enter your name' },
  { field: null, message: 'Try again' },
];

function Probe({ problems }: { readonly problems: typeof first }) {
  const { unmended, touch } = useUnmended(problems);
  return (
    <form onInput={({ target }) => touch(target)}>
      <input name="day" />
      <p>{unmended.map(({ message }) => message).join(' | ')}</p>
    </form>
  );
}

it('FORM-1 what is being mended is no longer marked, until the form is sent again', async () => {
  const drawing = await draw(<Probe problems={first} />);
  const shown = () => drawing.root.querySelector('p')?.textContent;
  expect(shown()).toBe('Choose a day | Enter your name | Try again');
  await act(async () => {
    drawing.root.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(shown()).toBe('Enter your name | Try again');
  await drawing.redraw(<Probe problems={[...first]} />);
  expect(shown()).toBe('Choose a day | Enter your name | Try again');
  await drawing.remove();
});
