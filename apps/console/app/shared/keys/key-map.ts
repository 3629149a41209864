interface Key {
  readonly group: 'Anywhere' | 'In the list' | 'On a lead';
  readonly text: string;
  /** As tinykeys reads it; null where the browser does it by itself. */
  readonly press: string | null;
  /** As it stands on a button. */
  readonly shown: readonly string[];
}

const ctrl = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Every key of the console. The dialog of keys is this table; buttons take their marks from it. */
export const keyMap = {
  palette: { group: 'Anywhere', text: 'Find or do', press: '$mod+k', shown: [ctrl, 'K'] },
  keys: { group: 'Anywhere', text: 'These keys', press: '[Shift]+?', shown: ['?'] },
  leads: { group: 'Anywhere', text: 'Leads', press: 'g l', shown: ['G', 'L'] },
  theme: { group: 'Anywhere', text: 'Light or dark', press: '$mod+.', shown: [ctrl, '.'] },
  down: { group: 'In the list', text: 'Down', press: 'j', shown: ['J'] },
  up: { group: 'In the list', text: 'Up', press: 'k', shown: ['K'] },
  open: { group: 'In the list', text: 'Open', press: null, shown: ['Enter'] },
  find: { group: 'In the list', text: 'Find in this list', press: '/', shown: ['/'] },
  leave: { group: 'In the list', text: 'Let go, close, back', press: 'Escape', shown: ['Esc'] },
  call: { group: 'On a lead', text: 'Call', press: 'c', shown: ['C'] },
  assign: { group: 'On a lead', text: 'Assign', press: 'a', shown: ['A'] },
  take: { group: 'On a lead', text: 'Take it', press: 't', shown: ['T'] },
  stage: { group: 'On a lead', text: 'Change the stage', press: 'd', shown: ['D'] },
  note: { group: 'On a lead', text: 'Write a note', press: 'n', shown: ['N'] },
  send: { group: 'On a lead', text: 'Send what you wrote', press: null, shown: [ctrl, '↵'] },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof keyMap;

export const keyNames = Object.keys(keyMap) as KeyName[];
