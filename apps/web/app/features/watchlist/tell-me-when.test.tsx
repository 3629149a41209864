import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TellMeWhen } from './tell-me-when.tsx';

const alerts = {
  sms: {
    off: { heading: 'Hear of it', text: 'You may text me.', press: 'Text me' },
    on: { heading: 'We text you', text: 'To your number.', press: 'Stop texts' },
  },
  byEmailText: 'By email as well',
  consentText: 'You may write to me.',
  toText: 'You are told at',
  unconfirmedText: ['We wrote to', 'and wait.'] as const,
  account: { href: '/account', text: 'Send it again' },
  startText: 'Keep me posted',
  stopText: 'Stop',
  onText: 'On',
  offText: 'Off',
  failedText: 'Failed',
};

it('LAW-2.7 shows the box that is ticked to agree, empty, beside what is agreed to', () => {
  const markup = renderToStaticMarkup(<TellMeWhen alerts={alerts} />);
  // The browser's own box is invisible: what is seen is drawn behind it.
  expect(markup).toMatch(/<input type="checkbox"[^>]*name="agree"[^>]*\/><i><svg/);
  expect(markup).not.toContain('checked');
  expect(markup).toContain('You may write to me.');
});

it('LAW-2.7 asks for texts with one button, beside what is agreed to, before the email', () => {
  const markup = renderToStaticMarkup(<TellMeWhen alerts={alerts} />);
  const byText = markup.slice(0, markup.indexOf('</form>'));
  expect(byText).toContain('name="channel" value="sms"');
  expect(byText).toContain('name="agree" value="on"');
  expect(byText).toMatch(/<p>You may text me\.<\/p>.*<button[^>]*type="submit"[^>]*>Text me</);
  expect(byText).not.toContain('type="email"');
});
