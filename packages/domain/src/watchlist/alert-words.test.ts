import { describe, expect, it } from 'vitest';
import { spamConsentFindings } from '../law/spam-consent.ts';
import { alertConsentWording, alertMessage } from './alert-words.ts';

const site = { siteName: 'Harbourside Mazda' };
const car = {
  carName: '2023 Mazda CX-5',
  news: 'has been sold',
  carUrl: 'https://x.example/cars/cx-5',
  unsubscribeUrl: 'https://x.example/unsubscribe/1',
};

describe('LAW-2.7 words of messages about saved cars', () => {
  it.each(['email', 'sms'] as const)('by %s name the sender, the car and the way out', (channel) => {
    const { text, subject } = alertMessage({ ...site, channel }, car);
    for (const word of [site.siteName, car.carName, car.news, car.carUrl, car.unsubscribeUrl]) {
      expect(text).toContain(word);
    }
    expect(subject).toBe('2023 Mazda CX-5 has been sold');
  });

  it.each([
    ['email', 'may email me at a@b.au'],
    ['sms', 'may text me at a@b.au'],
  ] as const)('ask for %s by itself, with who, where, what and how it ends', (channel, words) => {
    const wording = alertConsentWording({ ...site, channel }, 'a@b.au');
    expect(wording).toContain(`${site.siteName} ${words}`);
    expect(wording).toContain('I can stop this any time');
    const shown = {
      where: 'enquiry' as never,
      isTickedBeforehand: false,
      isBundled: false,
      senderName: site.siteName,
      hasUnsubscribe: true,
      unsubscribeBusinessDays: 0,
    };
    expect(spamConsentFindings(shown)).toEqual([]);
  });
});
