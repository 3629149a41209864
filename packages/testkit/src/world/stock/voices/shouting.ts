import type { Voice } from './voice.ts';

/** A yard with bunting. */
export const shouting: Voice = {
  openings: [
    '*** {car} *** PRICED TO SELL!!!',
    'WOW!! LOOK AT THIS ONE!! {year} {make} {model} IN STUNNING {colour}!!',
    ['used', 'ONE OWNER!! FULL SERVICE HISTORY!! BE QUICK!!'],
    ['lowKm', 'LOW LOW KMS!!! ONLY {km} KMS!!! YOU WILL NOT FIND A BETTER ONE!!!'],
    ['used', "JUST TRADED - WON'T LAST - {car}"],
    ['new', 'RUNOUT MADNESS!! BRAND NEW {model} {badge} MUST GO!!'],
    ['new', '{year} {model} {badge} - IN STOCK NOW - NO WAITING!!'],
    ['demo', 'EX DEMO - SAVE THOUSANDS ON NEW!!'],
    ['work', 'TRADIES LOOK!! READY FOR WORK MONDAY MORNING!!'],
  ],
  middles: [
    ['used', 'Drives like new, cold A/C, logbooks, 2 keys, nothing to spend!!'],
    ['used', 'You wont find another one this clean in {state}, immaculate inside and out'],
    ['family', '{seats} SEATS - BRING THE WHOLE FOOTY TEAM'],
    ['highKm', 'Highway kms only!!! Motor runs like a sewing machine'],
    ['lowKm', 'Garaged all its life, granny owned, genuine {km} kms'],
    ['manual', 'HARD TO FIND MANUAL'],
    ['electric', 'NO MORE SERVOS!! PLUG IN AND GO!!'],
    'Over 400 cars in stock - if we dont have it we will find it',
    'EASY FINANCE for approved applicants, all trades wanted - cars, bikes, boats, caravans',
    ['used', 'MECHANICALLY INSPECTED and sold with roadworthy'],
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
    'CALL {person} NOW ON {mobile} - OPEN 7 DAYS',
    'Ring {phone} before its gone!!',
    'CALL, TEXT OR COME DOWN TO {suburb} TODAY!!',
    'Dont delay, this one will be sold this weekend. {phone}',
  ],
  boilerplate: [
    'BUY WITH CONFIDENCE FROM {dealer} - WE SAY YES WHEN OTHERS SAY NO * Approved applicants only. E&OE.',
    '**ALL OUR CARS COME WITH CLEAR TITLE GUARANTEE**  **EXTENDED WARRANTY AVAILABLE**  **WE BUY CARS**',
  ],
  separator: ' | ',
};
