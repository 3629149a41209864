import type { Voice } from './voice.ts';

/** A yard with bunting. */
export const shouting: Voice = {
  openings: [
    '*** {car} *** ONE PRICE, NO HAGGLING!!!',
    'LOOK AT THIS ONE!! {year} {name} IN {colour}!!',
    ['used', 'FULL SERVICE BOOK AND BOTH KEYS!! BE QUICK!!'],
    ['used', 'NEW TYRES ALL ROUND, FRESH ROADWORTHY, NOTHING TO SPEND!!'],
    [['used', 'arrived'], "JUST TRADED - WON'T LAST - {car}"],
    ['lowKm', 'ONLY {km} KMS!!! HARD TO FIND A LOWER ONE!!!'],
    ['highKm', '{km} HIGHWAY KMS AND STILL TIGHT - DRIVE IT AND SEE!!'],
    ['new', '{year} {model} {badge} - IN STOCK NOW - NO WAITING!!'],
    ['demo', 'EX DEMO - SAVE ON NEW, KEEP THE WARRANTY!!'],
    [['used', 'work'], 'TRADIES LOOK!! TOWBAR ON, READY FOR WORK MONDAY MORNING!!'],
  ],
  middles: [
    ['used', 'Cold A/C, clean trim, two keys and the book. Small scratch on the rear bar, see photo'],
    [['used', 'engine', 'arrived'], 'Serviced in our own workshop last week: oil, filters, front pads'],
    ['used', 'Tyres 70% front, 80% rear. Spare never used'],
    ['used', '208 point check done, ask for the sheet before you come'],
    ['family', '{seats} SEATS - BRING THE WHOLE FOOTY TEAM'],
    [['highKm', 'engine'], 'Motor runs like a sewing machine, timing belt already done'],
    ['lowKm', 'Garaged, genuine {km} kms, history printed in the glovebox'],
    ['manual', 'HARD TO FIND MANUAL'],
    ['electric', 'NO MORE SERVOS!! Cable and wall plug in the boot'],
    ['fresh', 'Camera, CarPlay, lane keep - all tested and working'],
    'Finance for approved applicants, trades wanted - cars, bikes, boats, caravans',
    ['used', 'Bring it back within 48 hours if the {colour} isn’t for you'],
  ],
  cries: [
    'BE QUICK!!!',
    'TRADE INS WELCOME!!!',
    'WE DELIVER AUSTRALIA WIDE!!!',
    'OPEN 7 DAYS!!!',
    'FINANCE AVAILABLE!!!',
    'DRIVE IT HOME TODAY!!!',
    '🔥🔥 HOT BUY 🔥🔥',
    ['used', 'FRESH ROADWORTHY!!!'],
    ['used', 'NOT A REPAIRABLE WRITE OFF!!!'],
  ],
  closings: [
    'CALL {person} NOW - OPEN 7 DAYS',
    'Ring before its gone!!',
    'CALL, TEXT OR COME DOWN TO {suburb} TODAY!!',
    'Dont delay, this one will be sold this weekend.',
  ],
  boilerplate: [
    'BUY WITH CONFIDENCE FROM {dealer} - THE PRICE ON THE WINDSCREEN IS THE PRICE. E&OE.',
    '**ALL OUR CARS COME WITH CLEAR TITLE GUARANTEE**  **EXTENDED WARRANTY AVAILABLE**  **WE BUY CARS**',
  ],
  separator: ' | ',
};
