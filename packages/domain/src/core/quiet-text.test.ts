import { describe, expect, it } from 'vitest';
import { quietText } from './quiet-text.ts';

describe('a text that shouts', () => {
  it.each([
    ['ONE OWNER!! FULL SERVICE HISTORY!! BE QUICK!!', 'One owner! Full service history! Be quick!'],
    ['OPEN 7 DAYS!!!', 'Open 7 days!'],
    ['EX DEMO - SAVE THOUSANDS ON NEW!!', 'Ex demo - Save thousands on new!'],
    ['V6 4X4 WITH ABS, A/C AND GPS. RWC INCLUDED', 'V6 4X4 with ABS, A/C and GPS. RWC included'],
    ["WON'T LAST", "Won't last"],
    ['SHOULD I WAIT??', 'Should I wait?'],
    ['**WE BUY CARS**', '**We buy cars**'],
    ['🔥🔥 HOT BUY 🔥🔥', '🔥🔥 Hot buy 🔥🔥'],
    ['WE SAY YES * Approved applicants only. E&OE.', 'We say yes * Approved applicants only. E&OE.'],
    ['* APPROVED APPLICANTS ONLY. E&OE.', '* Approved applicants only. E&OE.'],
    ['', ''],
  ])('RULE-17 is told in sentences: %s', (loud, quiet) => {
    expect(quietText(loud)).toBe(quiet);
  });

  it('RULE-17 keeps the names that are known, as they are written', () => {
    const names = ['Bigyard Dandenong', 'Toyota HiLux', '-'];
    expect(quietText('BUY YOUR TOYOTA HILUX FROM BIGYARD DANDENONG', names)).toBe(
      'Buy your Toyota HiLux from Bigyard Dandenong',
    );
    expect(quietText('WE ARE THE Bigyard CREW', names)).toBe('We are the Bigyard crew');
  });

  it('RULE-17 is left alone up to six capitals in ten letters', () => {
    expect(quietText('ABCDEFghij!!')).toBe('ABCDEFghij!!');
    expect(quietText('EASY FINANCE for approved applicants!!')).toBe(
      'EASY FINANCE for approved applicants!!',
    );
  });
});
