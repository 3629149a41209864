import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleSaving } from '../../app/features/layout/test/sample-layout.ts';
import type { ShownPage } from '../../app/navigation/shown-page.ts';
import { assetResponse } from '@forecourt/server/assets/asset-response';
import { documentPolicy, writeDocument } from '../../server/pages/document.ts';
import type { PageRenderer } from '../../server/pages/page-renderer.ts';

export interface TestSite {
  readonly origin: string;
  /** Every path that was asked for, in order. */
  readonly requested: string[];
  close(): Promise<void>;
}

const head = {
  description: null,
  canonical: null,
  isIndexed: true,
  imageUrl: null,
  jsonLd: [],
};

/** A site of few pages: lists under any query, cars, and what goes wrong. */
export async function startSite(renderer: PageRenderer): Promise<TestSite> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    requested.push(url);
    if (url.startsWith('/assets/')) {
      const { status, headers, body } = assetResponse(renderer.files, {
        path: url,
        acceptEncoding: undefined,
        ifNoneMatch: undefined,
      });
      response.writeHead(status, headers).end(body);
      return;
    }
    const isData = url.startsWith('/_page');
    const address = isData ? url.slice('/_page'.length) : url;
    const found = pageUnder(address, renderer.version);
    if (typeof found === 'string') {
      if (isData) response.end(JSON.stringify({ redirectTo: found }));
      else response.writeHead(301, { location: found }).end();
    } else if (found === null) response.writeHead(503).end('not a page');
    else if (isData) response.end(JSON.stringify(found));
    else
      void writePage(found, address).then((written) =>
        response.writeHead(200, written.headers).end(written.html),
      );
  });

  async function writePage(page: ShownPage, address: string) {
    const layout = {
      siteName: 'Harbour',
      look: {},
      themeCss: ':root{--a:1}',
      fonts: [],
      header: { menu: [] },
      footer: { modeSwitch: null },
      saving: sampleSaving,
    } as never;
    const body = await renderer.renderApp({ layout, page }, address);
    const assets = renderer.assetsOf(page.kind);
    const html = writeDocument({
      head: { ...head, title: page.title },
      layout,
      page,
      body,
      assets,
      iconUrl: 'data:,',
    });
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy(layout, assets),
    };
    return { html, headers };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A page, the address that it has instead, or nothing that is a page. */
function pageUnder(address: string, build: string): ShownPage | string | null {
  const [path = '', query = ''] = address.split('?');
  const page = (kind: string, heading: string, of = build) =>
    ({
      kind,
      status: 200,
      title: `${heading} | Harbour`,
      build: of,
      view: { heading },
    }) as unknown as ShownPage;
  switch (path) {
    case '/list':
      return page('search', query === '' ? 'All cars' : `Cars with ${query}`);
    case '/cars/a':
      return page('car', 'Car A');
    case '/cars/b':
      return page('car', 'Car B');
    case '/old-car':
      return '/cars/a';
    case '/of-another-build':
      return page('car', 'Car of another build', 'another');
    case '/broken-car':
      return page('broken', 'Broken');
    default:
      return null;
  }
}
