import { describe, expect, it } from 'vitest';
import { savedSearchEnd, savedSearchTerms } from './saved-search-terms.ts';
import { arrivalMessage, savedSearchConsent } from './saved-search-words.ts';

const about = { siteName: 'Harbour', searchName: 'Utes under $40,000' };
const car = (name: string) => ({ name, price: '$38,490 Drive Away', url: `https://x.example/cars/${name}` });
const urls = { searchUrl: 'https://x.example/search', stopUrl: 'https://x.example/saved-searches/stop/1' };

describe('LAW-2.7 messages about cars that came in', () => {
  it('name the car, say who sends them and why, and how to stop them', () => {
    const { subject, text } = arrivalMessage(about, { arrivals: [car('HiLux')], ...urls });
    expect(subject).toBe('Just in: HiLux');
    expect(text).toContain('One has just arrived for your search “Utes under $40,000”.');
    expect(text).toContain('HiLux, $38,490 Drive Away\nhttps://x.example/cars/HiLux');
    expect(text).toContain(
      'You asked Harbour to tell you. Stop these emails: https://x.example/saved-searches/stop/1',
    );
  });

  it('count where there are several', () => {
    const { subject, text } = arrivalMessage(about, { arrivals: [car('HiLux'), car('Ranger')], ...urls });
    expect(subject).toBe('2 new for “Utes under $40,000”');
    expect(text).toContain('2 have just arrived');
  });

  it('are agreed to in words that say who, how often and the way out', () => {
    expect(savedSearchConsent('Harbour')).toMatch(
      /^Harbour will email you .* once a day at most\..* stop it/,
    );
  });

  it('end by themselves after six months, and come once a day', () => {
    expect(savedSearchEnd(new Date('2026-11-16T00:00:00Z')).toISOString()).toBe('2027-05-18T00:00:00.000Z');
    expect(savedSearchTerms.hoursBetweenMessages).toBe(24);
  });
});
