import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';

const words = { label: 'Label', help: 'Help.', from: ['TEN-3'] } as const;

interface Filter {
  readonly all?: readonly Filter[] | undefined;
}
const filter: z.ZodType<Filter> = z.strictObject({
  get all() {
    return z.array(filter).optional();
  },
});

const link = z.strictObject({ text: z.string().min(1).max(20), href: z.string().startsWith('/') });

/** A small registry with one of each kind of difficulty: lists, choices, tables, and values in values. */
export const sampleRegistry = {
  card: settingsGroup('Card', {
    newTagDays: setting({
      ...words,
      schema: z.int().min(0).max(365),
      default: 8,
      editor: 'number',
      editableBy: 'dealer',
    }),
    tone: setting({
      ...words,
      schema: z.enum(['green', 'red']),
      default: 'green',
      editor: 'choice',
      editableBy: 'dealer',
    }),
  }),
  header: settingsGroup('Header', {
    links: setting({
      ...words,
      schema: z.array(link).max(5),
      default: [{ text: 'Home', href: '/' }],
      editor: 'list',
      editableBy: 'dealer',
    }),
    phone: setting({
      ...words,
      schema: z.string().trim().max(20).nullable(),
      default: null,
      editor: 'text',
      editableBy: 'group',
    }),
  }),
  feed: settingsGroup('Feed', {
    account: setting({
      ...words,
      schema: z.string().max(50),
      default: 'none',
      editor: 'text',
      editableBy: 'operator',
    }),
    limits: setting({
      ...words,
      schema: z.record(z.string().max(10), z.int()),
      default: { cars: 5 },
      editor: 'table',
      editableBy: 'dealer',
    }),
    source: setting({
      ...words,
      schema: z.union([z.string(), z.strictObject({ url: z.url(), every: z.int().min(1) })]),
      default: 'none',
      editor: 'text',
      editableBy: 'dealer',
    }),
    filter: setting({
      ...words,
      schema: filter,
      default: {},
      editor: 'expression',
      editableBy: 'operator',
    }),
  }),
};
