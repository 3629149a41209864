import type { LeadId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import { answerFileViews, formFileViews, notKeptWords } from './answer-files.view.ts';

const leadId = '0190' as LeadId;
const file = { leadId, objectKey: 'a/b/c' } as const;

describe('CON-2.2 files of an answer', () => {
  it('are shown as they came, a picture with a small one, and each with its size', () => {
    const pdf = {
      ...file,
      id: 'p',
      kind: 'pdf',
      name: 'licence.pdf',
      bytes: 40_000,
      width: null,
      height: null,
    } as const;
    const picture = {
      ...file,
      id: 'j',
      kind: 'picture',
      name: 'front.jpg',
      bytes: 1_258_291,
      width: 800,
      height: 600,
    } as const;
    expect(answerFileViews([picture, pdf], { files: ['p', 'gone', 'j'] })).toEqual([
      { id: 'p', name: 'licence.pdf', size: '39 KB', href: '/api/leads/0190/files/p', preview: null },
      {
        id: 'j',
        name: 'front.jpg',
        size: '1.2 MB',
        href: '/api/leads/0190/files/j',
        preview: { src: '/api/leads/0190/files/j/preview', width: 800, height: 600 },
      },
    ]);
  });

  it('that came with the form are those of its own lead that no answer brought (PAGE-5)', () => {
    const picture = { ...file, kind: 'picture', name: 'mirror.jpg', bytes: 9, width: 4, height: 3 } as const;
    const files = [
      { ...picture, id: 'f' },
      { ...picture, id: 'a' },
      { ...picture, id: 'o', leadId: 'another' as LeadId },
    ];
    expect(formFileViews(files, leadId, new Set(['a'])).map(({ id }) => id)).toEqual(['f']);
  });

  it.each([
    [[], [], []],
    [['a.zip', 'b.svg'], [], ['Not kept: a.zip, b.svg. Ask them to bring it along.']],
    [
      [],
      [{ name: 'film.mov', why: 'large' as const }],
      ['Could not be kept: film.mov (larger than 10 MB). Ask them to send it again or bring it along.'],
    ],
    [
      [],
      Array.from({ length: 8 }, (_, nth) => ({ name: `${nth}.jpg`, why: 'many' as const })),
      [
        'Could not be kept: 0.jpg, 1.jpg, 2.jpg, 3.jpg, 4.jpg and 3 more (more than 10 files or 20 MB in one email). Ask them to send it again or bring it along.',
      ],
    ],
  ])('%j and %j that were not kept are named', (leftOut, notKept, words) => {
    expect(notKeptWords({ leftOut, notKept })).toEqual(words);
  });
});
