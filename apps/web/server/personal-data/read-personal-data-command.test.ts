import { describe, expect, it } from 'vitest';
import { readPersonalDataCommand } from './read-personal-data-command.ts';

describe('OPS-10.2 the command for a person’s data', () => {
  it('takes a phone as it is written, and asks for the site by its slug', () => {
    expect(readPersonalDataCommand(['find', '0412', '345', '678', '--site', 'harbour'])).toEqual({
      verb: 'find',
      person: { visitorId: null, phone: '+61412345678', email: null },
      site: 'harbour',
      file: null,
      isSure: false,
    });
    const erase = readPersonalDataCommand(['erase', 'ann@visitor.example', '--site=harbour', '--yes']);
    expect(erase).toMatchObject({ person: { email: 'ann@visitor.example' }, isSure: true });
  });

  it.each([
    [[], 'Usage'],
    [['forget', 'ann@visitor.example', '--site', 'harbour'], 'Usage'],
    [['find', 'ann@visitor.example'], 'Usage'],
    [['find', '--site', 'harbour'], 'Usage'],
    [['find', 'Ann', '--site', 'harbour'], 'neither an email address'],
    [['find', 'ann@visitor.example', '--all'], 'Unknown option'],
  ])('%j is refused: %s', (args, sentence) => {
    expect(() => readPersonalDataCommand(args)).toThrow(sentence);
  });
});
