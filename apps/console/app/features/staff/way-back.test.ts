import { expect, it } from 'vitest';
import { signInAddress, wayBack } from './way-back.ts';

it.each([
  ['', '/'],
  ['?back=%2Fleads%2F7%3Ftab%3Dmine', '/leads/7?tab=mine'],
  ['?back=https%3A%2F%2Felsewhere.example', '/'],
  ['?back=%2F%2Felsewhere.example', '/'],
  ['?back=%2F%5Celsewhere.example', '/'],
  ['?back=%2Fsign-in', '/'],
])('STAFF-1.1 after signing in by /sign-in%s goes to %s, and never to another site', (search, path) => {
  expect(wayBack(search)).toBe(path);
});

it('leads back to where somebody was', () => {
  const address = signInAddress({ pathname: '/leads/7', search: '?tab=mine' });
  expect(wayBack(new URL(address, 'https://console.example').search)).toBe('/leads/7?tab=mine');
  expect(signInAddress({ pathname: '/', search: '' })).toBe('/sign-in');
});
