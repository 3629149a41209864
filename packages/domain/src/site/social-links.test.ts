import { describe, expect, it } from 'vitest';
import { socialLinks } from './social-links.ts';

describe('NAV-3 social links', () => {
  it('are those that the site has', () => {
    expect(
      socialLinks({
        facebookUrl: 'https://facebook.example/harbour',
        instagramUrl: 'https://instagram.example/harbour',
        youtubeUrl: 'https://youtube.example/harbour',
      }),
    ).toEqual([
      { name: 'Facebook', href: 'https://facebook.example/harbour' },
      { name: 'Instagram', href: 'https://instagram.example/harbour' },
      { name: 'YouTube', href: 'https://youtube.example/harbour' },
    ]);
  });

  it('are none without an address, and none for a path or a script', () => {
    expect(
      socialLinks({ facebookUrl: null, instagramUrl: '/finance', youtubeUrl: 'javascript:alert(1)' }),
    ).toEqual([]);
  });
});
