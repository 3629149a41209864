import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { path } from './values/links.ts';
import { lines, optionalLink, prose, wording } from './values/setting-kinds.ts';
import { line, paragraph } from './values/texts.ts';

export const financeContent = settingsGroup('Words of finance', {
  heading: wording({
    max: 80,
    default: 'Know the weekly before you fall in love.',
    label: 'Heading of the finance page',
    help: 'Stands over the calculator, in the largest letters of the page.',
    from: ['URL-4'],
  }),
  lead: prose({
    max: 300,
    default: 'Work it out here, then ask us anything. It costs nothing to ask.',
    label: 'Under the heading of the finance page',
    help: 'One or two sentences; empty leaves them away.',
    from: ['URL-4'],
  }),
  calculatorPaths: setting({
    schema: z.array(path).max(8),
    default: [],
    label: 'Pages with the calculator',
    help: 'On these pages of the site’s own the calculator, today’s rates and the steps stand above what was written, and questions and the form below it, as on the finance page.',
    editor: 'list',
    editableBy: 'dealer',
    from: ['URL-4'],
  }),
  steps: setting({
    schema: z.array(z.strictObject({ title: line(60), text: paragraph(200) })).max(6),
    default: [
      { title: 'Tell us about you', text: 'On your phone or at your desk. Stop and come back any time.' },
      {
        title: 'The lender looks',
        text: 'At what you told us and at your credit file. Nothing goes to them before you say so.',
      },
      { title: 'We call you', text: 'With the real rate and what it costs in all.' },
      { title: 'You choose', text: 'Nothing is signed until you say so.' },
    ],
    label: 'How finance goes',
    help: 'The steps on the finance page, in their order, where the site takes applications.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['FIN-1'],
  }),
  stepsOfAsking: setting({
    schema: z.array(z.strictObject({ title: line(60), text: paragraph(200) })).max(6),
    default: [
      { title: 'Ask us', text: 'Tell us what you have in mind and how to reach you. It costs nothing.' },
      { title: 'We’ll call you', text: 'With the real rate and what it comes to in all.' },
      { title: 'You choose', text: 'Nothing is signed until you say so.' },
    ],
    label: 'How finance goes without an application',
    help: 'The steps on the finance page where the site takes no applications.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['URL-4'],
  }),
  likely: lines({
    maxItems: 8,
    max: 120,
    default: [
      '18 or older, living in Australia',
      'A steady income, wages or own business',
      'A driver licence',
    ],
    label: 'Who lenders look for',
    help: 'A list on the finance page; empty leaves it away.',
    editableBy: 'dealer',
    from: ['FIN-1'],
  }),
  papers: lines({
    maxItems: 8,
    max: 120,
    default: ['Your licence', 'Two payslips, or last year’s tax return', 'What you owe: cards, loans, rent'],
    label: 'What to have near',
    help: 'A list on the finance page; empty leaves it away.',
    editableBy: 'dealer',
    from: ['FIN-1'],
  }),
  questions: setting({
    schema: z.array(z.strictObject({ title: line(120), text: paragraph(800) })).max(12),
    default: [
      {
        title: 'Is pre-approval a promise?',
        text: 'No. It tells you what a lender is likely to say. The loan is only yours once the lender has checked everything and you’ve both signed.',
      },
      {
        title: 'What does it cost to ask?',
        text: 'Nothing. Rates, fees and charges only come with a loan, and you see all of them before you sign.',
      },
    ],
    label: 'Questions about finance',
    help: 'Visitors unfold them on the finance page.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['FIN-1'],
  }),
  creditNotice: prose({
    max: 600,
    default: '',
    label: 'Credit licence',
    help: 'Whose credit representative the dealer is, with both numbers; stands at the foot of the finance page and of every step of an application.',
    editableBy: 'group',
    from: ['LAW-2'],
  }),
  creditGuide: optionalLink({
    label: 'Credit guide',
    help: 'Where the credit guide can be read; linked beside the credit licence.',
    editableBy: 'group',
    from: ['LAW-2'],
  }),
  creditCheckText: wording({
    max: 160,
    default: 'The lender may look at my credit file',
    label: 'Consent to the credit check',
    help: 'Stands beside the first box of the last step; nothing is sent without it.',
    editableBy: 'group',
    from: ['FIN-1'],
  }),
  creditCheckHint: prose({
    max: 200,
    default: '',
    label: 'What the credit check does',
    help: 'Stands under that box, as the lender says it; empty leaves it away.',
    editableBy: 'group',
    from: ['FIN-1'],
  }),
  programText: prose({
    max: 300,
    default:
      'The lender’s system sorts applications first, and a person decides. You can talk to one of us at any time.',
    label: 'That a program sorts applications',
    help: 'Stands beside the last step: the law asks to say where a program decides.',
    editableBy: 'group',
    from: ['LAW-2'],
  }),
});
