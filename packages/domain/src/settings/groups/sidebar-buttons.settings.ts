import { settingsGroup } from '../define-setting.ts';
import { choices, toggle, wording } from './values/setting-kinds.ts';

const buttons = [
  'call',
  'finance',
  'enquire',
  'testDrive',
  'tradeIn',
  'chat',
  'historyReport',
  'location',
  'reserve',
  'assistant',
] as const;

export const sidebarButtons = settingsGroup('Buttons of the vehicle page', {
  shown: choices({
    options: buttons,
    default: [...buttons],
    label: 'Buttons',
    help: 'Which buttons stand beside a car, in this order; a button is drawn only where what it opens exists.',
    editableBy: 'dealer',
    from: ['Available: call us now, finance', 'Some buttons differ by dealer configuration', 'VDP-5'],
  }),
  callText: wording({
    default: 'Call us now',
    label: 'Call',
    help: 'The words on the button that shows the phone number.',
    from: ['Available: call us now', 'VDP-5'],
  }),
  financeText: wording({
    default: 'Get finance',
    label: 'Finance',
    help: 'The words on the button that leads to the finance page with this car filled in.',
    from: ["finance ('Get Finance', 'Finance Quote' under a test flag, or configured text)", 'VDP-5'],
  }),
  testsFinanceQuote: toggle({
    default: false,
    label: 'Try the words for a finance quote',
    help: 'The finance button carries the words on trial instead of the usual ones.',
    editableBy: 'operator',
    from: ["'Finance Quote' under a test flag", 'VDP-5'],
  }),
  financeQuoteText: wording({
    default: 'Finance quote',
    label: 'Finance, words on trial',
    help: 'The words on the finance button while the trial runs.',
    from: ["'Finance Quote' under a test flag", 'VDP-5'],
  }),
  enquireText: wording({
    default: 'Enquire',
    label: 'Enquiry',
    help: 'The words on the button that opens the enquiry dialog.',
    from: ['or configured text), enquire, test drive, trade-in', 'VDP-5'],
  }),
  opensAssistantOnEnquire: toggle({
    default: false,
    label: 'Enquiries begin with the assistant',
    help: 'The enquiry button opens the AI assistant, where the site has one, with the form one press away.',
    editableBy: 'group',
    from: ['The AI assistant opens from the enquire button', 'VDP-5'],
    planned: 'TALK-2',
  }),
  testDriveText: wording({
    default: 'Book a test drive',
    label: 'Test drive',
    help: 'The words on the button that opens the test-drive booking.',
    from: ['enquire, test drive, trade-in, chat, car history report', 'VDP-5'],
  }),
  tradeInText: wording({
    default: 'Value my trade-in',
    label: 'Trade-in',
    help: 'The words on the button that leads to the trade-in of the own car.',
    from: ['The trade-in button shows only when the trade-in check passes', 'VDP-5'],
  }),
  chatText: wording({
    default: 'Chat with us',
    label: 'Chat',
    help: 'The words on the button that opens the web chat.',
    from: ['A web chat widget opens from the chat button', 'VDP-5'],
  }),
  historyReportText: wording({
    default: 'Car history report',
    label: 'History report',
    help: 'The words on the button that opens the history report of the car.',
    from: ['trade-in, chat, car history report, location', 'VDP-5'],
  }),
  locationText: wording({
    default: 'Where is it?',
    label: 'Location',
    help: 'The words on the button that leads to the map of the yard where the car stands.',
    from: ['car history report, location, reserve', 'VDP-5'],
  }),
  reserveText: wording({
    default: 'Reserve now',
    label: 'Reserve',
    help: 'The words on the button that leads to reserving the car online.',
    from: ["reserve ('Reserve Now' plus amount", 'VDP-5'],
  }),
  showsReserveAmount: toggle({
    default: true,
    label: 'Deposit on the reserve button',
    help: 'The reserve button beside a car names the deposit, such as $200.',
    editableBy: 'dealer',
    from: ["'Reserve Now' plus amount, default $200", 'VDP-5'],
  }),
  assistantText: wording({
    default: 'Ask our assistant',
    label: 'AI assistant',
    help: 'The words on the button that opens the AI assistant.',
    from: ['and an AI chat assistant opener', 'VDP-5'],
  }),
});
