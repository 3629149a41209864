import { expect, test } from '@playwright/test';
import { findCar } from './car-kinds.ts';
import { requestSite } from './request-site.ts';

const paths = [
  '/',
  '/search',
  '/sell-my-car',
  '/service',
  '/book-a-service',
  '/contact-us',
  '/finance',
  '/compare',
  '/sign-in',
  '/about-us',
  '/no-such-page',
];

/** What may say "car" on these sites, and why. */
const exceptions = [
  /car can (really )?(tow|pull)|can (your|my) car (really )?tow|axles and (the )?car/i, // what tows a caravan is a car
  /loan car/i, // a workshop lends a car, whatever it mends
];

for (const slug of ['ironbark-motorcycles', 'wanderlight-caravans']) {
  test(`TEN-7 The pages of ${slug} speak of what it sells, and of no car`, async () => {
    const car = await findCar(slug, 'a car');
    const faults: string[] = [];
    for (const path of [...paths, ...(car === null ? [] : [car, `${car}/quick-enquiry`])]) {
      for (const text of visibleTexts(await read(slug, path)))
        if (/\bcars?\b|\btest drive\b/i.test(text) && !exceptions.some((one) => one.test(text)))
          faults.push(`${path}: ${text}`);
    }
    expect(car).not.toBeNull();
    expect(faults).toEqual([]);
  });
}

/** The document at an address, or at the one to which it leads. */
async function read(slug: string, path: string): Promise<string> {
  const { location, body } = await requestSite(slug, path);
  return location === null ? body : read(slug, location.replace(/^https?:\/\/[^/]+/, ''));
}

/** What a document says to those who look and to those who listen. */
function visibleTexts(html: string): readonly string[] {
  const shown = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const said = [...shown.matchAll(/ (?:aria-label|alt|placeholder)="([^"]*)"/g)].map(([, text = '']) => text);
  return [...shown.split(/<[^>]+>/), ...said].map((text) => text.trim()).filter((text) => text !== '');
}
