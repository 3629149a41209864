import { z } from 'zod';
import { setting, settingsGroup } from '../define-setting.ts';
import { webAddress } from './values/links.ts';
import { toggle, wholeNumber, wording } from './values/setting-kinds.ts';
import { line } from './values/texts.ts';

export const contact = settingsGroup('Phone and chat', {
  path: setting({
    schema: z.enum(['/contact', '/contact-us']),
    default: '/contact-us',
    label: 'Address of the contact page',
    help: 'Every link to the contact page uses this address; the other sends visitors there.',
    editor: 'choice',
    editableBy: 'operator',
    from: ['/contact, /contact-us, /contact-us/{location slug}', 'URL-7'],
  }),
  email: setting({
    schema: z.email().max(120).nullable(),
    default: null,
    label: 'Email address',
    help: 'Stands on the contact page for those who would rather write; empty, there is the form alone.',
    editor: 'text',
    editableBy: 'dealer',
    from: ['/contact, /contact-us, /contact-us/{location slug}', 'URL-7'],
  }),
  people: setting({
    schema: z
      .array(
        z.strictObject({
          name: line(60),
          role: line(60),
          department: z.enum(['sales', 'service', 'parts']),
          place: line(60).nullable(),
          email: z.email().max(120).nullable(),
        }),
      )
      .max(60),
    default: [],
    label: 'Who to ask for',
    help: 'Whom the contact page names, and the page after a form, by department. One with a place is named there alone; the first that fits is named.',
    editor: 'table',
    editableBy: 'dealer',
    from: ['/contact, /contact-us, /contact-us/{location slug}', 'URL-7'],
  }),
  masksPhone: toggle({
    default: true,
    label: 'Phone masked until clicked',
    help: 'Phone numbers show their beginning until a visitor asks for them, so that calls can be counted: on every page alike. Whoever has written or booked sees them whole.',
    editableBy: 'group',
    from: ['The number is masked (first 5 characters visible, the rest stars)', 'RULE-11'],
  }),
  phoneVisibleCharacters: wholeNumber({
    min: 0,
    max: 8,
    default: 5,
    label: 'Beginning of a masked number',
    help: 'How many characters of a masked number can be read; stars stand for the rest.',
    editableBy: 'operator',
    from: ['(first 5 characters visible, the rest stars)', 'RULE-11'],
  }),
  revealText: wording({
    max: 30,
    default: 'Show number',
    label: 'Show a number',
    help: 'The words beside a masked number that show all of it.',
    from: ['Then the full number shows as a tel link', 'Tel links use contact_detail.phone', 'RULE-11'],
  }),
  asksLittle: toggle({
    default: false,
    label: 'Short contact form',
    help: 'The form of the contact page asks for a name, a mobile number or email, and a message, and which place should answer where there are several. Switched off, it asks all that an enquiry asks.',
    editableBy: 'dealer',
    from: ['/contact, /contact-us, /contact-us/{location slug}', 'FORM-11'],
  }),
  hasChat: toggle({
    default: false,
    label: 'Web chat',
    help: 'Visitors can chat with staff through the widget of a chat service; it needs the script of the service and what opens it.',
    editableBy: 'group',
    from: ['A web chat widget opens', 'VDP-5'],
  }),
  chatScriptUrl: setting({
    schema: webAddress.nullable(),
    default: null,
    label: 'Script of the chat service',
    help: 'Loaded when a visitor opens the chat, never before; it runs on the pages of the site.',
    editor: 'link',
    editableBy: 'operator',
    from: ['A web chat widget opens', 'VDP-5'],
  }),
  chatHosts: setting({
    schema: z
      .array(
        z
          .string()
          .max(100)
          .regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Write a host such as api.chat.example.'),
      )
      .max(12),
    default: [],
    label: 'Hosts of the chat service',
    help: 'Where the widget fetches and sends besides the host of its script; pages of this site alone may, and *. stands for every name before it.',
    editor: 'table',
    editableBy: 'operator',
    from: ['A web chat widget opens', 'TALK-1'],
  }),
  chatOpens: setting({
    schema: z
      .strictObject({
        call: z
          .string()
          .max(80)
          .regex(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*){0,4}$/, 'Write a name such as ChatWidget.open.'),
        word: line(40).nullable(),
      })
      .nullable(),
    default: null,
    label: 'What opens the chat',
    help: 'The function of the widget that opens its window, and the word it is called with, as the service documents it.',
    editor: 'table',
    editableBy: 'operator',
    from: ['A web chat widget opens', 'TALK-1'],
  }),
  chatAwayText: wording({
    max: 120,
    default: 'Our chat isn’t answering right now. Leave us a message and we’ll get back to you.',
    label: 'Chat does not answer',
    help: 'Stands over the enquiry that opens in place of a chat that does not come.',
    from: ['A web chat widget opens', 'TALK-1'],
  }),
  hasAssistant: toggle({
    default: false,
    label: 'AI assistant',
    help: 'Visitors can ask an AI assistant about a car; it says that it is one.',
    editableBy: 'group',
    from: ['and an AI chat assistant opener', 'VDP-5'],
  }),
  assistantName: wording({
    max: 30,
    default: 'Assistant',
    label: 'Name of the assistant',
    help: 'Stands over the conversation with the AI assistant.',
    from: ['an AI chat assistant opener', 'VDP-5'],
    planned: 'TALK-2',
  }),
  assistantGreeting: wording({
    max: 200,
    default: 'I’m an AI assistant. Ask me about this car, and I’ll get a person whenever you like.',
    label: 'First words of the assistant',
    help: 'What a visitor reads when the conversation opens.',
    from: ['The AI assistant opens from the enquire button', 'VDP-5'],
    planned: 'TALK-2',
  }),
});
