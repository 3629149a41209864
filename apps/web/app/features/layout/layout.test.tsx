import { renderToString } from 'react-dom/server';
import type { LayoutView, HeaderView } from '@forecourt/app/layout/layout.view';
import { describe, expect, it } from 'vitest';
import { staticNavigation } from '../../navigation/static-navigation.ts';
import { NavigationProvider } from '../../navigation/use-navigation.ts';
import { Layout } from './layout.tsx';
import { sampleLayout } from './test/sample-layout.ts';

const link = (label: string, href: string, isExternal = false) => ({
  label,
  href,
  isExternal,
  opensNewTab: isExternal,
});

const menu: HeaderView['menu'] = [
  { kind: 'link', link: link('Offers', '/offers') },
  { kind: 'links', label: 'Stock', links: [link('Used', '/search/used-cars')], makes: [] },
  {
    kind: 'models',
    label: 'Range',
    overview: link('Overview', '/models'),
    shelves: [{ label: 'SUV', href: '/models?body=SUV', models: [0] }],
    models: [{ name: 'CX-5', note: null, href: '/models/cx-5', isExternal: false, picture: null }],
  },
  {
    kind: 'brands',
    label: 'Makes',
    makes: [{ name: 'Kia', count: '12', href: '/search/kia', logoUrl: null }],
  },
];

function drawn(
  layout: LayoutView,
  { isHome = false, address = '/search/used-cars' }: { isHome?: boolean; address?: string } = {},
): string {
  const navigation = staticNavigation({ page: {} as never, Page: () => null }, address);
  return renderToString(
    <NavigationProvider value={navigation}>
      <Layout layout={layout} hasTray isHome={isHome} />
    </NavigationProvider>,
  );
}

function withHeader(header: Partial<HeaderView>): LayoutView {
  const sample = sampleLayout();
  return { ...sample, header: { ...sample.header, ...header } };
}

describe('the layout without JavaScript', () => {
  it('NAV-1 NAV-2.1 has every menu as something the browser itself opens, with its links in it', () => {
    const html = drawn(withHeader({ menu }));
    expect(html.match(/<details/g)).toHaveLength(3);
    for (const href of ['/search/used-cars', '/models/cx-5', '/models?body=SUV', '/models', '/search/kia']) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toContain('href="#menu"');
    expect(html).toContain('<nav id="menu"');
  });

  it('carries no style of its own, which the policy of a kept page would refuse', () => {
    expect(drawn(withHeader({ menu }))).not.toContain('style=');
  });

  it('searches from the box in the header by a plain form', () => {
    const html = drawn(withHeader({ search: { href: '/search/bikes', hasBox: true, hint: 'Try “LAMS”' } }));
    expect(html).toMatch(/<form class="hsearch" role="search" action="\/search\/bikes">.*name="query"/s);
  });
});

describe('the header', () => {
  it('NAV-1 marks the page that is shown', () => {
    const html = drawn(withHeader({ menu }), { address: '/offers?page=2' });
    expect(html).toMatch(/<a href="\/offers" class="top" aria-current="page"/);
    expect(drawn(withHeader({ menu }))).not.toContain('aria-current');
  });

  it('NAV-1 lies on the picture of the home page alone', () => {
    const layout = withHeader({ onHomePicture: 'dark' });
    expect(drawn(layout, { isHome: true })).toContain('data-look="over" data-tone="dark"');
    expect(drawn(layout)).toContain('data-look="thin"');
  });

  it.each([
    ['light', { light: 'light', dark: 'dark' }, 'src="/mark.svg" alt="" height="36"/>'],
    ['dark', { light: 'light', dark: 'dark' }, 'src="/mark-on-dark.svg" alt="" height="36"/>'],
    ['light', { light: 'dark', dark: 'dark' }, 'src="/mark.svg" alt="" height="36" data-ground="own"/>'],
    ['dark', { light: 'light', dark: 'light' }, 'src="/mark.svg" alt="" height="36" data-ground="own"/>'],
  ] as const)('has a mark that is seen on a %s picture, drawn for %o', (tone, grounds, image) => {
    const layout = withHeader({ onHomePicture: tone });
    const [src, darkSrc] = ['/mark.svg', '/mark-on-dark.svg'];
    const brand = { ...layout.brand, kind: 'mark' as const, src, darkSrc, grounds };
    expect(drawn({ ...layout, brand }, { isHome: true })).toContain(image);
  });

  it('RULE-11.1 asks for a masked number by a form, which works without a script', () => {
    const field = { name: 'location_id', value: 'location-1' } as const;
    const masked = { kind: 'masked', shown: '07 35******', revealText: 'Show number' } as const;
    const html = drawn(withHeader({ phone: { ...masked, action: '/api/phone-reveals', field } }));
    expect(html).toMatch(
      /<form[^>]* action="\/api\/phone-reveals" method="post">.*value="location-1".*07 35\*{6}/s,
    );
    expect(html).not.toContain('tel:');
  });
});

describe('the footer', () => {
  it('NAV-3 LAW-2.4 ends with what the law wants to be read there', () => {
    const { footer } = sampleLayout();
    const html = drawn({ ...sampleLayout(), footer: { ...footer, legal: ['LMCT 10418', 'ABN 1'] } });
    expect(html.indexOf('LMCT 10418')).toBeGreaterThan(html.indexOf('</main>'));
    expect(html.indexOf('ABN 1')).toBeGreaterThan(html.indexOf('LMCT 10418'));
  });

  it('NAV-3 opens the dealer’s pages elsewhere in a new tab, and says so', () => {
    const { footer } = sampleLayout();
    const social = [{ name: 'Facebook' as const, href: 'https://facebook.example/bayside' }];
    const html = drawn({ ...sampleLayout(), footer: { ...footer, social } });
    expect(html).toMatch(
      /target="_blank" rel="noopener noreferrer">Facebook<span class="vh"> \(opens in a new tab\)/,
    );
  });
});
