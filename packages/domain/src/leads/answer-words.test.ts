import { expect, it } from 'vitest';
import { answerWords } from './answer-words.ts';

it.each([
  ['booking_date_time', '2026-11-18T09:00', 'When', 'Wednesday 18 November, 9am'],
  ['Preferred Service Date', '2026-11-18', 'Day', 'Wednesday 18 November'],
  ['Drop-off Time', '07:30', 'Drop-off time', '7:30am'],
  ['Vehicle State', 'qld', 'Registered in', 'QLD'],
  ['regoState', 'elsewhere', 'Registered in', 'elsewhere'],
  ['Service Type', 'Logbook service', 'Service type', 'Logbook service'],
  ['preferredDealership', 'Epping', 'Preferred dealership', 'Epping'],
  ['fleet_size', 12, 'Fleet size', '12'],
  ['wants_call', true, 'Wants call', 'Yes'],
  ['has_photos', false, 'Has photos', 'No'],
  ['extras', ['Tyres', 'Wipers'], 'Extras', 'Tyres, Wipers'],
])('staff read %s %j as %s: %s', (name, answer, label, value) => {
  expect(answerWords(name, answer)).toEqual({ label, value });
});
