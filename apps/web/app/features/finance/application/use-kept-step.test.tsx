// @vitest-environment jsdom
import type { ApplicationStep } from '@forecourt/domain/finance/application/application-steps';
import { expect, it } from 'vitest';
import { draw } from '../../../shared/test/draw.ts';
import { fakeFormBrowser } from '../../leads/test/fake-form-browser.ts';
import type { FormBrowser } from '../../leads/form-browser.ts';
import { dropKeptSteps, useKeptStep } from './use-kept-step.ts';

interface ProbeProps {
  readonly browser: FormBrowser;
  readonly step?: ApplicationStep;
  readonly fault?: string;
  readonly saved?: string;
}

function Probe({ browser, step = 'money', fault, saved = '' }: ProbeProps) {
  const problems = fault === undefined ? [] : [{ field: 'income', message: fault }];
  const { form, keep, keepSent } = useKeptStep({ step, problems, message: null, isNew: false }, browser);
  return (
    <form
      ref={form}
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        keepSent();
      }}
    >
      <input name="income" defaultValue={saved} data-kept="" />
      <select name="pay" data-kept="">
        <option value="weekly">a week</option>
        <option value="monthly">a month</option>
      </select>
    </form>
  );
}

const partsOf = (root: ParentNode) => {
  const [form, income, pay] = ['form', 'input', 'select'].map((one) => root.querySelector(one));
  if (!(form instanceof HTMLFormElement && income instanceof HTMLInputElement)) throw new Error('not drawn');
  if (!(pay instanceof HTMLSelectElement)) throw new Error('not drawn');
  return { form, income, pay };
};

/** The page of a step as it is loaded; what stands in its fields, and what happens then. */
async function load(probe: React.JSX.Element, act: (parts: ReturnType<typeof partsOf>) => void = () => {}) {
  const drawing = await draw(probe);
  const parts = partsOf(drawing.root);
  const shown = [parts.income.value, parts.pay.value];
  act(parts);
  await drawing.remove();
  return shown;
}

const type = (income: string) => (parts: ReturnType<typeof partsOf>) => {
  parts.income.value = income;
  parts.pay.value = 'monthly';
  parts.income.dispatchEvent(new Event('input', { bubbles: true }));
};
const send = (income: string) => (parts: ReturnType<typeof partsOf>) => {
  type(income)(parts);
  parts.form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};

it('FIN-1 Back after a fault finds what was typed, and goes on keeping it', async () => {
  const { browser } = fakeFormBrowser();
  await load(<Probe browser={browser} />, send('a lot'));
  // The server shows the fault with what was sent.
  await load(<Probe browser={browser} fault="Use whole dollars" saved="a lot" />, type('1420'));
  expect(await load(<Probe browser={browser} saved="900" />)).toEqual(['1420', 'monthly']);
});

it('FIN-1 a step that was left is found as it was typed', async () => {
  const { browser } = fakeFormBrowser();
  await load(<Probe browser={browser} />, type('1420'));
  await load(<Probe browser={browser} step="you" />);
  expect(await load(<Probe browser={browser} />)).toEqual(['1420', 'monthly']);
});

it('FIN-1 a step that was saved is not kept in the tab any more', async () => {
  const { browser } = fakeFormBrowser();
  await load(<Probe browser={browser} />, send('1420'));
  await load(<Probe browser={browser} step="loan" />);
  expect(await load(<Probe browser={browser} saved="900" />)).toEqual(['900', 'weekly']);
  await load(<Probe browser={browser} />, type('1420'));
  dropKeptSteps(undefined, browser);
  expect(await load(<Probe browser={browser} saved="900" />)).toEqual(['900', 'weekly']);
});
