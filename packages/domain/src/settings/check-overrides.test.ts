import { describe, expect, it } from 'vitest';
import { checkOverrides, largestOverrides } from './check-overrides.ts';
import type { EditableBy } from './define-setting.ts';
import type { LayerName } from './layers.ts';
import { sampleRegistry } from './test/sample-registry.ts';

interface Edit {
  readonly after: unknown;
  readonly before?: unknown;
  readonly editor?: EditableBy;
  readonly layer?: LayerName;
}

function check({ after, before, editor = 'operator', layer = 'site' }: Edit) {
  return checkOverrides({ ref: { layer, key: 'k' }, editor, before, after }, sampleRegistry);
}

function refusals(edit: Edit): readonly string[] {
  const checked = check(edit);
  return checked.ok ? [] : checked.error.map(({ code, path, reason }) => `${code} ${path}: ${reason}`);
}

describe('TEN-4.2 overrides that are saved', () => {
  it('are stored as their settings read them', () => {
    const checked = check({ after: { header: { phone: ' 07 5550 1234 ' }, card: {} } });
    expect(checked).toEqual({ ok: true, value: { header: { phone: '07 5550 1234' } } });
  });

  it('may be nothing at all', () => {
    expect(check({ after: undefined })).toEqual({ ok: true, value: {} });
  });

  it('are refused with every path and reason', () => {
    const after = {
      card: { newTagDays: 400, tone: 'blue', size: 1 },
      header: {
        links: [
          { text: '', href: '/' },
          { href: 'x', colour: 'red' },
        ],
        phone: 7,
      },
      feed: { limits: { cars: 1.5 }, source: { url: 'nowhere', every: 1 } },
    };
    expect(refusals({ after })).toEqual([
      'invalid card.newTagDays: This must be at most 365.',
      "invalid card.tone: This must be 'green' or 'red'.",
      'unknown card.size: There is no setting of this name.',
      'invalid header.links[0].text: This must not be empty.',
      'invalid header.links[1].text: This is missing.',
      "invalid header.links[1].href: This must be text that begins with '/'.",
      'invalid header.links[1]: This has parts that do not belong here: colour.',
      'invalid header.phone: This must be text.',
      'invalid feed.limits.cars: This must be a whole number.',
      'invalid feed.source.url: This must be a complete web address.',
    ]);
  });

  it('are refused when they are too large to be read at each change', () => {
    const after = { card: { tone: 'x'.repeat(largestOverrides) } };
    expect(refusals({ after })).toEqual([
      'too_large : These settings are too large: at most 100000 characters can be kept.',
    ]);
  });

  it.each(['\0', '\ud800'])('are refused with a character the database cannot keep: %j', (text) => {
    expect(refusals({ after: { feed: { account: text } } })).toEqual([
      'invalid feed.account: This has a character that cannot be kept.',
    ]);
    expect(refusals({ after: { feed: { limits: { [text]: 1 } } } })).toHaveLength(1);
  });

  it('are refused when they are no JSON at all', () => {
    expect(refusals({ after: { card: { newTagDays: 8n } } })).toEqual([
      'invalid : These settings cannot be read.',
    ]);
  });
});

describe('who may save', () => {
  const phone = { header: { phone: '1' } };
  const account = { feed: { account: 'a' } };

  it.each<[EditableBy, LayerName, unknown, readonly string[]]>([
    ['dealer', 'site', { card: { tone: 'red' } }, []],
    ['dealer', 'site', phone, ["not_allowed header.phone: Only the group's managers may change this."]],
    ['dealer', 'group', {}, ["not_allowed : Only the group's managers may change this."]],
    ['group', 'site', phone, []],
    ['group', 'group', phone, []],
    ['group', 'group', account, ["not_allowed feed.account: Only the platform's operators may change this."]],
    ['group', 'brand', {}, ["not_allowed : Only the platform's operators may change this."]],
    ['group', 'template', {}, ["not_allowed : Only the platform's operators may change this."]],
    ['operator', 'platform', account, []],
  ])('%s in the layer %s: %j', (editor, layer, after, expected) => {
    expect(refusals({ editor, layer, after })).toEqual(expected);
  });

  it('a dealer may save a layer in which an operator has set something, and must leave it as it is', () => {
    const before = { feed: { account: 'a' }, card: { tone: 'red' } };
    const refused = ["not_allowed feed.account: Only the platform's operators may change this."];
    const save = (after: unknown) => refusals({ editor: 'dealer', before, after });
    expect(save({ feed: { account: 'a' } })).toEqual([]);
    expect(save({ feed: { account: 'b' } })).toEqual(refused);
    expect(save({})).toEqual(refused);
  });

  it('anyone who may edit the layer may remove what is ignored anyway', () => {
    const before = { feed: { account: 7, gone: true } };
    expect(refusals({ editor: 'dealer', before, after: {} })).toEqual([]);
  });
});
