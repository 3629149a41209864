import { describe, expect, it } from 'vitest';
import {
  answerFileLimits as limits,
  answerFileName,
  faultOfSize,
  isOfSignature,
  isPdf,
  readableName,
} from './answer-file.ts';

const none = { files: 0, bytes: 0 };
const coming = { bytes: 1_000, before: none, ofLead: none, ofSite: none };
const { ofLead, ofSite } = limits;

describe('CON-2.2 a file that comes with an answer', () => {
  it.each<[string, Partial<Parameters<typeof faultOfSize>[0]>, ReturnType<typeof faultOfSize>]>([
    ['of a usual size is looked into', {}, null],
    ['of all that a file may have is too', { bytes: limits.bytes }, null],
    ['that is larger is not', { bytes: limits.bytes + 1 }, 'large'],
    ['that was not read to its end is not', { bytes: null }, 'large'],
    ['is the last of its mail', { before: { files: limits.files - 1, bytes: 0 } }, null],
    ['comes after the last of its mail', { before: { files: limits.files, bytes: 0 } }, 'many'],
    ['fills its mail', { before: { files: 1, bytes: limits.mailBytes - 1_000 } }, null],
    ['is more than its mail may have', { before: { files: 1, bytes: limits.mailBytes - 999 } }, 'many'],
    ['is the last of its lead today', { ofLead: { files: ofLead.files - 1, bytes: 0 } }, null],
    ['comes after the last of its lead', { ofLead: { files: ofLead.files, bytes: 0 } }, 'full'],
    [
      'counts with those of its mail',
      { ofLead: { files: ofLead.files - 1, bytes: 0 }, before: { files: 1, bytes: 1 } },
      'full',
    ],
    ['is more than its lead may have', { ofLead: { files: 1, bytes: ofLead.bytes - 999 } }, 'full'],
    ['comes after the last of its site', { ofSite: { files: ofSite.files, bytes: 0 } }, 'full'],
    ['is more than its site may have', { ofSite: { files: 1, bytes: ofSite.bytes - 999 } }, 'full'],
  ])('%s', (_, given, fault) => {
    expect(faultOfSize({ ...coming, ...given })).toBe(fault);
  });

  it.each([
    ['a logo in the words', { isInWords: true, bytes: 4_000, side: null }, true],
    ['a large file of a small banner', { isInWords: true, bytes: 60_000, side: 120 }, true],
    ['a photograph in the words', { isInWords: true, bytes: 900_000, side: 1_200 }, false],
    ['a photograph in the words, not drawn yet', { isInWords: true, bytes: 900_000, side: null }, false],
    ['a small picture beside the words', { isInWords: false, bytes: 4_000, side: 90 }, false],
  ])('%s', (_, picture, isOne) => {
    expect(isOfSignature(picture)).toBe(isOne);
  });

  it.each([
    ['%PDF-1.7\n…', true],
    ['%PDF', false],
    ['<svg onload="alert(1)"/>', false],
    [' %PDF-1.7', false],
    ['', false],
  ])('that begins with %j is a PDF: %j', (text, isOne) => {
    expect(isPdf(new TextEncoder().encode(text))).toBe(isOne);
  });

  it.each([
    ['IMG_0042.HEIC', 'picture', 'IMG_0042.jpg'],
    ['licence.pdf', 'pdf', 'licence.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Pictures\\car front.png', 'picture', 'car front.jpg'],
    ['run.exe', 'pdf', 'run.pdf'],
    ['photo\u202Egpj.exe', 'picture', 'photogpj.jpg'],
    ['.htaccess', 'picture', 'htaccess.jpg'],
    ['', 'picture', 'picture.jpg'],
    ['...', 'pdf', 'document.pdf'],
    [`${'a'.repeat(300)}.pdf`, 'pdf', `${'a'.repeat(80)}.pdf`],
  ] as const)('%j of the kind %s is called %j', (sent, kind, name) => {
    expect(answerFileName(sent, kind)).toBe(name);
  });

  it('keeps the ending of what is only named', () => {
    expect(readableName('a/b/winmail.dat')).toBe('winmail.dat');
  });
});
