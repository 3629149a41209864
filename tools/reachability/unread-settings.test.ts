import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { setting, settingsGroup } from '../../packages/domain/src/settings/define-setting.ts';
import { writtenRepository } from './test/written-repository.ts';
import { checkSettings, namesRead } from './unread-settings.ts';

const toggle = (planned?: string) =>
  setting({
    schema: z.boolean(),
    default: true,
    label: 'Tag',
    help: 'Shows it.',
    editor: 'switch',
    editableBy: 'dealer',
    from: ['TEN-3'],
    ...(planned !== undefined && { planned }),
  });
const stateOf = (id: string) =>
  id === 'BUY-1' ? ('built' as const) : id === 'BUY-2' ? ('planned' as const) : undefined;

function findings(settings: Parameters<typeof settingsGroup>[1], code: string): string[] {
  const { modules, reached } = writtenRepository({
    'apps/web/main.ts': `import { show } from '@shop/domain/card'; show();`,
    'packages/domain/src/card.ts': code,
    'packages/domain/src/settings/groups/card.ts': 'export const read = card.showsTag;',
  });
  return checkSettings({ card: settingsGroup('Card', settings) }, namesRead(modules, reached), stateOf);
}

describe('a setting that no program reads', () => {
  it('fails, also where an unreached function or the settings themselves name it', () => {
    const code = `
      import { read } from './settings/groups/card.ts';
      export const show = () => read; export const other = ({ showsTag }) => showsTag;`;
    expect(findings({ showsTag: toggle() }, code)).toEqual([
      'the setting card.showsTag is read by no program',
    ]);
  });

  it.each([
    'export const show = () => settings.card.showsTag;',
    'export const show = ({ showsTag: shown }) => shown;',
    `export function show(card: Pick<Settings['card'], 'showsTag'>) { return card; }`,
  ])('is none where %s', (code) => {
    expect(findings({ showsTag: toggle() }, code)).toEqual([]);
  });

  it('passes while the requirement that it waits for is not built', () => {
    expect(findings({ showsTag: toggle('BUY-2') }, 'export const show = 1;')).toEqual([]);
    expect(findings({ showsTag: toggle('BUY-1'), other: toggle('BUY-9') }, 'export const show = 1;')).toEqual(
      [
        'the setting card.showsTag waits for BUY-1, which is built',
        'the setting card.other waits for BUY-9, which is no requirement',
      ],
    );
  });
});
