import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReviewsUnavailable } from '@forecourt/app/ports/content/review-source.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { realClock } from '../../test/real-clock.ts';
import { runSimulator } from '../../test/simulator.ts';
import { googleBusinessReviews, type ReviewSourceOptions } from './google-business-reviews.ts';

let simulator: Awaited<ReturnType<typeof runSimulator>>;
beforeAll(async () => {
  simulator = await runSimulator();
});
afterAll(() => simulator.stop());
afterEach(() => simulator.send('DELETE', '/faults'));

const [site, otherSite] = ['site-one', 'site-two'] as unknown as [SiteId, SiteId];
const source = (options: Partial<ReviewSourceOptions> = {}) =>
  googleBusinessReviews({
    url: `${simulator.origin}/reviews`,
    tokenUrl: `${simulator.origin}/reviews/token`,
    clientId: 'tests',
    clientSecret: 'secret',
    refreshToken: 'refresh',
    clock: realClock,
    ...options,
  });
const order = (fault: object) => simulator.send('PUT', '/faults', { vendor: 'reviews', ...fault });
const codeOf = async (call: Promise<unknown>) => {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ReviewsUnavailable);
  return (error as ReviewsUnavailable).code;
};

describe('DATA-3.2 the reviews of a place', () => {
  it('are all that the service has, over its pages, newest first', async () => {
    const read = await source().read(site, 'accounts/1/locations/yard');
    expect(read).toMatchObject({ count: 60, averageRating: expect.any(Number) as number });
    expect(read?.reviews).toHaveLength(60);
    expect(read?.reviews[0]).toEqual({
      externalId: 'r1',
      customerName: 'Priya N.',
      text: expect.stringContaining('Straight answers') as string,
      rating: 5,
      reviewDate: new Date('2026-11-14T00:00:00Z'),
      imageUrl: null,
    });
  });

  it('are none of a place that nobody knows, or whose name is no name', async () => {
    expect(await source().read(site, 'accounts/1/locations/a-unknown')).toBeNull();
    expect(await source().read(site, '../../token?x=')).toBeNull();
  });

  it('are none yet of a place without any', async () => {
    expect(await source().read(site, 'accounts/1/locations/a-empty')).toEqual({
      count: 0,
      averageRating: null,
      reviews: [],
    });
  });
});

describe('DATA-3.2 a reviews service', () => {
  const place = 'accounts/1/locations/yard';

  it.each([
    ['refuses', { status: 403 }, 'status_403'],
    ['is broken', { status: 500 }, 'status_500'],
    ['answers with a page', { garbage: true }, 'no_json'],
    ['answers too late', { delayMs: 2_000 }, 'too_slow'],
  ])('that %s is of no use', async (_, fault, code) => {
    await order(fault);
    expect(await codeOf(source({ answerMs: 300 }).read(site, place))).toBe(code);
  });

  it('that gives more than it counts is not believed', async () => {
    expect(await codeOf(source().read(site, 'accounts/1/locations/a-wrong'))).toBe('wrong_count');
  });

  it('that gives no token is of no use, and says nothing of the secret', async () => {
    const refused = source({ tokenUrl: `${simulator.origin}/faults` });
    const error = await refused.read(site, place).catch((reason: unknown) => reason);
    expect(String(error)).toContain('no_token');
    expect(String(error)).not.toContain('secret');
  });

  it('that is down for two sites rests', async () => {
    const phases: string[] = [];
    const reviews = source({ onChange: (phase) => phases.push(phase) });
    await order({ status: 500 });
    for (const caller of [site, otherSite, site, otherSite, site, otherSite])
      await codeOf(reviews.read(caller, place));
    expect(phases).toEqual(['open']);
    await simulator.send('DELETE', '/faults');
    expect(await codeOf(reviews.read(site, place))).toBe('resting');
  });
});

describe('DATA-3.2 what the service is sent', () => {
  const seen: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    readonly body: string;
  }[] = [];
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        const answer =
          request.method === 'POST'
            ? { access_token: 'ya29.one', expires_in: 3599 }
            : {
                reviews: [
                  {
                    reviewId: 'abc',
                    reviewer: { displayName: 'Ana', profilePhotoUrl: 'https://photos.example/a.jpg' },
                    starRating: 'TWO',
                    comment: '(Translated by Google) Slow.\n\n(Original)\nLento.',
                    createTime: '2026-10-02T01:02:03.45Z',
                  },
                  { reviewer: {} },
                ],
                averageRating: 2,
                totalReviewCount: 1,
              };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('is a refresh token once, then the list of each place by name', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const reviews = source({ url, tokenUrl: `${url}/token` });
    const read = await reviews.read(site, 'accounts/11/locations/22');
    await reviews.read(site, 'accounts/11/locations/23');
    expect(seen.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
      'POST /token',
      'GET /v4/accounts/11/locations/22/reviews?pageSize=50&orderBy=updateTime+desc',
      'GET /v4/accounts/11/locations/23/reviews?pageSize=50&orderBy=updateTime+desc',
    ]);
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      grant_type: 'refresh_token',
      client_id: 'tests',
      client_secret: 'secret',
      refresh_token: 'refresh',
    });
    expect(seen[1]?.headers.authorization).toBe('Bearer ya29.one');
    expect(read).toEqual({
      count: 1,
      averageRating: 2,
      reviews: [
        {
          externalId: 'abc',
          customerName: 'Ana',
          text: 'Lento.',
          rating: 2,
          reviewDate: new Date('2026-10-02T01:02:03.450Z'),
          imageUrl: 'https://photos.example/a.jpg',
        },
      ],
    });
  });
});
