import { describe, expect, it } from 'vitest';
import { safePhotos, safePicture } from './safe-pictures.ts';

const photo = (url: string, thumbnailUrl: string | null = null) => ({ url, thumbnailUrl, alt: null });

describe('L5 the address of a picture that a feed gave', () => {
  it.each(['/media/cars/a-1.jpg', '/a.jpg', 'https://feed.example/b.jpg?w=640'])('is shown: %s', (url) => {
    expect(safePicture(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://feed.example/b.jpg',
    '//feed.example/b.jpg',
    'https://user@feed.example/b.jpg',
    'https://127.0.0.1/b.jpg',
    '/media/../secret.jpg',
    'mailto:a@b.example',
    'tel:+61400000000',
    'b.jpg',
    '',
  ])('is not: %s', (url) => {
    expect(safePicture(url)).toBeNull();
  });

  it('is none where there is none', () => {
    expect(safePicture(null)).toBeNull();
  });

  it('takes its photo with it, or its thumbnail alone', () => {
    const fine = [photo('/media/a.jpg', '/media/a-s.jpg'), photo('https://feed.example/b.jpg')];
    expect(safePhotos(fine)).toBe(fine);
    expect(
      safePhotos([...fine, photo('javascript:alert(1)'), photo('/media/c.jpg', 'data:text/html,x')]),
    ).toEqual([...fine, photo('/media/c.jpg')]);
  });
});
