import { redisPort } from './env.ts';
import { startWebProcess, type WebProcess } from './web-process.ts';

/** The sites' server on a database of a test, without a search engine. */
export function startTestWeb(
  webUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<WebProcess> {
  return startWebProcess(
    {
      DATABASE_URL: webUrl,
      OPENSEARCH_NODES: 'http://127.0.0.1:1',
      PLATFORM_DOMAIN: 'forecourt.example',
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      BUILD_ID: `test-${process.pid}-${Date.now()}`,
      MEDIA_KEY: 'key of tests',
      CODE_KEY: 'key of codes of the tests which is long',
      WEB_PORT: '0',
      WEB_TRUSTED_PROXIES: '1',
      WEB_WARM_UP_SEARCHES: '0',
      ...more,
    },
    'test-web.ts',
  );
}
