import { describe, expect, it } from 'vitest';
import { checkHandAnswers, handKinds, handWays, waitsAtFirst } from './by-hand.ts';
import { leadCategory } from './lead-category.ts';

const said = { name: 'Grace Okafor', phone: '0491 570 156', email: '', message: '' };

describe('CON-2.1 a lead that staff take down', () => {
  it.each([
    ['walked_in', false],
    ['phoned', false],
    ['email', true],
    ['text', true],
    ['other', true],
  ] as const)('of somebody who came by %s waits for an answer: %s', (way, waits) => {
    expect(handWays).toContain(way);
    expect(waitsAtFirst(way)).toBe(waits);
  });

  it.each([
    ['with a phone', {}, []],
    ['with an email', { phone: '', email: 'grace@example.com' }, []],
    ['with both and a word', { email: 'grace@example.com', message: 'Tows 2.5 t?\nSaturday.' }, []],
    ['without either', { phone: ' ', email: '' }, ['phone']],
    ['without a name', { name: ' ' }, ['name']],
    ['with half a phone', { phone: '5550 0118' }, ['phone']],
    ['with half an email', { email: 'grace@' }, ['email']],
    ['with a name of two lines', { name: 'Grace\nBcc: all' }, ['name']],
    ['with too much to say', { message: 'x'.repeat(5_001) }, ['message']],
    ['with nothing', { name: '', phone: '', email: '' }, ['name', 'phone']],
  ] as const)('%s has what to mend: %j', (_, changed, wrong) => {
    const problems = checkHandAnswers({ ...said, ...changed });
    expect(problems.map(({ field }) => field)).toEqual(wrong);
    expect(problems.every(({ message }) => message.length > 5)).toBe(true);
  });

  it.each([
    ['used_car', 'Used Car Enquiry'],
    ['new_car', 'New Car Enquiry'],
    ['test_drive', 'Test Drive Enquiry'],
    ['trade_in', 'Trade-in Enquiry'],
    ['finance', 'Finance Enquiry'],
    ['service', 'Service Enquiry'],
    ['parts', 'Parts Enquiry'],
    ['fleet', 'Fleet Enquiry'],
    ['general', 'General Enquiry'],
  ] as const)('about %s is filed as %s', (name, category) => {
    const settings = { categoryRewrites: [], defaultCategory: 'General Enquiry' };
    expect(leadCategory(handKinds[name], settings).category).toBe(category);
  });
});
