import { describe, expect, it } from 'vitest';
import { namedIds, requirementIds, unknownIds } from './requirement-ids.ts';

const document = `# What it must do
Text before the list names nothing.
## RULE: rules
- RULE-1 Availability.
- RULE-2 Ribbon of an available car (RULE-1).
- DATA-10 *Derived*, as UTF-8, also for the BT-50.
`;

describe('the ids of a requirements document', () => {
  it('are the first words of its items, in order', () => {
    expect(requirementIds(document)).toEqual({ defined: ['RULE-1', 'RULE-2', 'DATA-10'], problems: [] });
  });

  it('are refused when one is defined twice', () => {
    expect(requirementIds(`${document}- RULE-1 Again.\n`).problems).toEqual(['RULE-1 is defined twice']);
  });

  it('are refused when one is hidden in the middle of an item', () => {
    expect(requirementIds(`${document}- DATA-4 Model. DATA-5 Promo.\n`).problems).toEqual([
      'DATA-5 is named but begins no item',
    ]);
  });
});

describe('the ids that a text names', () => {
  const defined = ['RULE-1', 'RULE-12'];

  it('are whole words of a known family', () => {
    expect(namedIds('RULE-1 shows XRULE-1, RULE-1b, ISO-8601 and RULE-12.', defined)).toEqual([
      'RULE-1',
      'RULE-12',
    ]);
  });

  it('are unknown when no requirement has them', () => {
    expect(unknownIds('RULE-1 and RULE-2', defined)).toEqual(['RULE-2']);
  });
});
