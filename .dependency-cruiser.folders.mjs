import rules, { tests } from './.dependency-cruiser.mjs';

/**
 * The folders of a layer stand one above the other: none needs another in a circle, so that each can be read,
 * moved or taken out by itself. Tests may reach anywhere in their layer and are left out, which is why this is
 * a run of its own. tools/boundaries.test.ts plants a circle and sees it found.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'What two folders need of each other belongs into a third, beneath both.',
      scope: 'folder',
      severity: 'error',
      from: { path: '^(packages/(domain|resilience|app|server)/src|apps/web/(app|server))/' },
      to: { circular: true },
    },
  ],
  options: { ...rules.options, exclude: { path: [rules.options.exclude.path, tests] } },
};
