import { expect, it } from 'vitest';
import { openTab } from '../navigation/test/open-tab.ts';
import { followVisit, visitTrail } from './visit-trail.ts';

function tabStorage(text: string | null = null) {
  let stored = text;
  const tab = { getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) };
  return () => tab;
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

it('the trail of a visit has the paths of its pages, and the query of the first alone', async () => {
  const storage = tabStorage();
  const { navigation, back } = openTab('/search?utm_source=mail');
  followVisit(navigation, storage);
  await navigation.go('/search?fuel=Electric');
  await navigation.go('/about?name=Alex');
  await navigation.go('/about');
  back();
  expect(visitTrail(storage)).toEqual({
    pages: ['/search', '/about', '/search'],
    arrivedBy: 'utm_source=mail',
  });
});

it('the trail goes on after a reload, and holds the last hundred pages', () => {
  const pages = Array.from({ length: 100 }, (_, number) => `/${number}`);
  const storage = tabStorage(JSON.stringify({ pages, arrivedBy: 'a=b' }));
  followVisit(openTab('/about?c=d').navigation, storage);
  const trail = visitTrail(storage);
  expect([trail.pages.length, trail.pages[0], trail.pages.at(-1), trail.arrivedBy]).toEqual([
    100,
    '/1',
    '/about',
    'a=b',
  ]);
});

it.each(['nonsense', 'null', '{}', '{"pages":1,"arrivedBy":""}', '{"pages":[],"arrivedBy":1}'])(
  'a trail that reads %s is none',
  (text) => {
    expect(visitTrail(tabStorage(text))).toEqual({ pages: [], arrivedBy: '' });
  },
);

it('a visit goes on where storage is forbidden', () => {
  followVisit(openTab('/').navigation, forbidden);
  expect(visitTrail(forbidden)).toEqual({ pages: [], arrivedBy: '' });
});
