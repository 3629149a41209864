import { expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { guaranteeTextFindings, type Particular } from './consumer-guarantee-text.ts';

const { law } = resolveSettings([]).settings;
const where = { page: 'content', part: 'warranty', id: 'page-1' } as const;
const all: readonly Particular[] = ['promiser', 'address', 'phone', 'email', 'period', 'claim', 'costs'];

it('LAW-1.1 finds nothing in a promise that says everything, however it is broken into lines', () => {
  const text = `Lifetime engine guarantee.\n${law.guaranteeText.replaceAll(' ', '\n  ')} Ask us.`;
  expect(guaranteeTextFindings({ where, text, said: all }, law)).toEqual([]);
});

it('LAW-1.1 finds a promise without the prescribed text', () => {
  expect(guaranteeTextFindings({ where, text: 'Lifetime engine guarantee', said: all }, law)).toMatchObject([
    {
      rule: 'guarantee_text',
      severity: 'breach',
      what: 'The warranty does not carry the prescribed text about consumer guarantees.',
      where,
      mendedBy: 'operator',
      mend: 'Switch on law.addsGuaranteeText.',
    },
  ]);
});

it('LAW-1.1 finds the particulars that are missing', () => {
  expect(guaranteeTextFindings({ where, text: law.guaranteeText, said: ['period'] }, law)).toMatchObject([
    {
      rule: 'guarantee_text',
      severity: 'breach',
      what: 'The warranty does not say who gives it, their address, their telephone number, their email address, how to claim, who bears the cost of a claim.',
      mendedBy: 'dealer',
      mend: 'Complete the text of the warranty.',
    },
  ]);
  expect(
    guaranteeTextFindings({ where, text: law.guaranteeText, said: all.slice(0, -1) }, law)[0]?.what,
  ).toBe('The warranty does not say who bears the cost of a claim.');
  expect(
    guaranteeTextFindings(
      { where, text: law.guaranteeText, said: all.filter((one) => one !== 'period') },
      law,
    )[0]?.what,
  ).toBe('The warranty does not say how long it lasts.');
});

it('LAW-1.1 finds both in an empty promise', () => {
  expect(guaranteeTextFindings({ where, text: ' ', said: [] }, law)).toHaveLength(2);
});
