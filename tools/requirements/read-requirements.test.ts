import { describe, expect, it } from 'vitest';
import { readRequirements } from './read-requirements.ts';

const document = `# What it must do
Text before the list names nothing.
## RULE: rules
- RULE-1 [rule server] Availability.
- RULE-2 Ribbon of an available car (RULE-1), of [any] kind.
  - RULE-2.1 [page] Of the BT-50.
  - RULE-2.2 [rule] In UTF-8.

| id       | why          |
| -------- | ------------ |
| RULE-2.2 | Nobody sees. |
`;

describe('a requirements document', () => {
  it('has requirements with the places at which they must be shown, or clauses that have them', () => {
    expect(readRequirements(document)).toEqual({
      requirements: [
        { id: 'RULE-1', clauses: [{ id: 'RULE-1', places: ['rule', 'server'] }] },
        {
          id: 'RULE-2',
          clauses: [
            { id: 'RULE-2.1', places: ['page'] },
            { id: 'RULE-2.2', places: ['rule'] },
          ],
        },
      ],
      problems: [],
    });
  });

  it.each([
    ['- RULE-1 [page] Again.', 'RULE-1 is defined twice'],
    ['- RULE-3 [page] As in RULE-4.', 'RULE-4 is named but begins no item'],
    ['- RULE-3 Nowhere.', 'RULE-3 does not say where it must be shown'],
    ['- RULE-3 [pages] Nowhere.', 'RULE-3 does not say where it must be shown'],
    [
      '- RULE-3 [page] Both.\n  - RULE-3.1 [page] One.',
      'RULE-3 is shown by its clauses: it has no places of its own',
    ],
    ['  - RULE-5.1 [page] One.', 'RULE-5.1 is a clause of nothing'],
    ['- RULE-3 [rule] Alone.', 'RULE-3 is shown by its rule alone, and nobody says why'],
    ['| RULE-1 | Why? |', 'RULE-1 is not shown by its rule alone'],
  ])('is refused with %j', (line, problem) => {
    expect(readRequirements(`${document}${line}\n`).problems).toEqual([problem]);
  });
});
