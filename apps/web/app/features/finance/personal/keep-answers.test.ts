// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keepAnswers } from './keep-answers.ts';

function draw(fields: string): HTMLFormElement {
  const form = document.createElement('form');
  form.setAttribute('action', '/personalised/finance');
  form.innerHTML = fields;
  return form;
}

beforeEach(() => window.history.replaceState({ key: 'one' }, '', '/personalised/finance?car_id=7'));

it('FIN-2 the answers are in the address, in the same entry of the history', () => {
  const entries = window.history.length;
  keepAnswers(
    draw(`<input name="car_id" value="7"><input type="radio" name="credit" value="bumps" checked>
      <input name="deposit" value="3,000"><input name="balloon" value="">`),
  );
  expect(window.location.search).toBe('?car_id=7&credit=bumps&deposit=3%2C000&balloon=');
  expect(window.history.state).toEqual({ key: 'one' });
  expect(window.history).toHaveLength(entries);
});

it('FIN-2 another page keeps its own address', () => {
  const form = draw('<input name="deposit" value="3000">');
  window.history.replaceState(null, '', '/finance-pre-approval');
  keepAnswers(form);
  expect(window.location.href).toMatch(/\/finance-pre-approval$/);
});
