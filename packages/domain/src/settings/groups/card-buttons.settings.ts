import { settingsGroup } from '../define-setting.ts';
import { choice, choices, toggle, wording } from './values/setting-kinds.ts';

export const cardButtons = settingsGroup('Buttons of the car card', {
  shown: choices({
    options: ['explore', 'quickEnquiry', 'finance', 'reserve', 'testDrive'],
    default: ['explore', 'quickEnquiry', 'finance', 'reserve', 'testDrive'],
    label: 'Buttons of an available car',
    help: 'Which buttons a card carries, in this order; a button is drawn only where what it opens exists.',
    editableBy: 'dealer',
    from: ['Buttons when the car is available', 'wording, header and footer links, button sets', 'CARD-3'],
  }),
  exploreText: wording({
    default: 'Explore vehicle',
    label: 'To the vehicle page',
    help: "The words on the button that opens the page of the car; some dealers say 'View details'.",
    from: ["'Explore Vehicle' or View Details", 'CARD-3'],
  }),
  quickEnquiryText: wording({
    default: 'Quick enquiry',
    label: 'Quick enquiry',
    help: 'The words on the button that opens the enquiry without leaving the results.',
    from: ["'Quick Enquiry' (modal)", 'CARD-3'],
  }),
  financeText: wording({
    default: 'Get finance',
    label: 'Finance',
    help: 'The words on the button that leads to the finance page with this car filled in.',
    from: ["'Quick Enquiry' (modal); Get Finance", 'CARD-3'],
  }),
  reserveText: wording({
    default: 'Reserve this car',
    label: 'Reserve',
    help: "The words on the button that leads to reserving the car online; some dealers say 'Reserve'.",
    from: ["Reserve or 'Reserve This Car' plus amount", 'CARD-3'],
  }),
  showsReserveAmount: toggle({
    default: true,
    label: 'Deposit on the reserve button',
    help: 'The reserve button of a card names the deposit, such as $200.',
    editableBy: 'dealer',
    from: ["'Reserve This Car' plus amount (default $200)", 'CARD-3'],
  }),
  testDriveText: wording({
    default: 'Book a test drive',
    label: 'Test drive',
    help: 'The words on the button that opens the test-drive booking.',
    from: ['(default $200); Book a Test Drive', 'CARD-3'],
  }),
  similarText: wording({
    default: 'Find me something similar',
    label: 'Car no longer available',
    help: 'The only button on the card of a car that is gone.',
    from: ["When the car is not available: 'Find Me Something Similar'", 'Car not in stock', 'CARD-4'],
  }),
  similarOpens: choice({
    options: ['enquiry', 'search'],
    default: 'enquiry',
    label: 'What finding a similar car opens',
    help: 'The button of a car that is gone opens an enquiry about such a car, or the search with its make and body.',
    editableBy: 'dealer',
    from: ["(or 'Find me something similar')", 'CARD-4'],
  }),
});
