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
  today: { group: 'Anywhere', text: 'Today', press: 'g t', shown: ['G', 'T'] },
  leads: { group: 'Anywhere', text: 'Leads', press: 'g l', shown: ['G', 'L'] },
  deliveries: { group: 'Anywhere', text: 'Deliveries', press: 'g d', shown: ['G', 'D'] },
  people: { group: 'Anywhere', text: 'People', press: 'g u', shown: ['G', 'U'] },
  audit: { group: 'Anywhere', text: 'Audit', press: 'g w', shown: ['G', 'W'] },
  newLead: { group: 'Anywhere', text: 'New lead', press: 'n', shown: ['N'] },
  undo: { group: 'Anywhere', text: 'Undo what you just did', press: '$mod+z', shown: [ctrl, 'Z'] },
  theme: { group: 'Anywhere', text: 'Light or dark', press: '$mod+.', shown: [ctrl, '.'] },
  down: { group: 'In the list', text: 'Down', press: 'j', shown: ['J'] },
  up: { group: 'In the list', text: 'Up', press: 'k', shown: ['K'] },
  open: { group: 'In the list', text: 'Open', press: null, shown: ['Enter'] },
  choose: { group: 'In the list', text: 'Choose', press: 'x', shown: ['X'] },
  resend: {
    group: 'In the list',
    text: 'Send again what is chosen or open',
    press: '[Shift]+S',
    shown: ['Shift', 'S'],
  },
  find: { group: 'In the list', text: 'Find in this list', press: '/', shown: ['/'] },
  filter: { group: 'In the list', text: 'Filter', press: 'f', shown: ['F'] },
  view: { group: 'In the list', text: 'Tabs and saved views', press: '([1-9])', shown: ['1–9'] },
  leave: { group: 'In the list', text: 'Let go, close, back', press: 'Escape', shown: ['Esc'] },
  call: { group: 'On a lead', text: 'Call', press: 'c', shown: ['C'] },
  assign: { group: 'On a lead', text: 'Assign', press: 'a', shown: ['A'] },
  take: { group: 'On a lead', text: 'Take it', press: 't', shown: ['T'] },
  stage: { group: 'On a lead', text: 'Change the stage', press: 'd', shown: ['D'] },
  reply: { group: 'On a lead', text: 'Write to them', press: 'r', shown: ['R'] },
  merge: { group: 'On a lead', text: 'Merge with another lead of theirs', press: 'm', shown: ['M'] },
  spam: { group: 'On a lead', text: 'Spam, or not', press: '[Shift]+!', shown: ['!'] },
  note: { group: 'On a lead', text: 'Write a note', press: 'Shift+N', shown: ['Shift', 'N'] },
  send: { group: 'On a lead', text: 'Send what you wrote', press: null, shown: [ctrl, '↵'] },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof keyMap;

export const keyNames = Object.keys(keyMap) as KeyName[];
