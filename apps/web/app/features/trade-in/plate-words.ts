export const plateWords = {
  label: 'State and rego',
  find: 'Find my car',
  finding: 'Looking it up',
} as const;
