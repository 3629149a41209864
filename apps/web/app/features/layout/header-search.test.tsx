// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownPage } from '../../navigation/shown-page.ts';
import { staticNavigation } from '../../navigation/static-navigation.ts';
import { loadedSample, samplePage } from '../../navigation/test/sample-pages.ts';
import { NavigationProvider } from '../../navigation/use-navigation.ts';
import { draw } from '../../shared/test/draw.ts';
import { HeaderSearch } from './header-search.tsx';
import { sampleLayout } from './test/sample-layout.ts';

const { search } = sampleLayout().header;

function headerOf(page: ShownPage) {
  return (
    <NavigationProvider value={staticNavigation(loadedSample(page), '/search')}>
      <HeaderSearch search={search} />
    </NavigationProvider>
  );
}

const results = {
  ...samplePage('Cars', 'search'),
  view: { line: { words: 'SUV under $60,000' } },
} as ShownPage;

it.each([
  ['what the page searches for', results, 'SUV under $60,000'],
  ['nothing on a page that searches for nothing', samplePage('About us'), ''],
])('SRCH-6.1 the field of the header says %s', async (_, page, words) => {
  const drawing = await draw(headerOf(page));
  expect(drawing.findAs(HTMLInputElement, 'input').value).toBe(words);
  await drawing.remove();
});

it('SRCH-6.1 the header is written once for all pages of a site, so that it has no words yet', () => {
  expect(renderToString(headerOf(results))).toBe(renderToString(headerOf(samplePage('About us'))));
});
