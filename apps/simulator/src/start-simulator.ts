import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chatRoutes } from './chat-routes.ts';
import { faults, type Faults } from './faults.ts';
import { geocodingRoutes } from './geocoding-routes.ts';
import { lenderRoutes } from './lender-routes.ts';
import { lenderVendor } from './lender-vendor.ts';
import { paymentsFaults, paymentsRoutes, type PaymentsOptions } from './payments-routes.ts';
import { redbookRoutes } from './redbook-routes.ts';
import { json, jsonOf, type SimulatedResponse, type SimulatedRoutes } from './simulated-call.ts';
import { reviewsRoutes } from './reviews-routes.ts';
import { smsAnswerRoutes, type SmsAnswersOptions } from './sms-answers.ts';
import { smsRoutes } from './sms-routes.ts';
import { smsVendor } from './sms-vendor.ts';
import { valuationRoutes } from './valuation-routes.ts';
import { valuationVendor } from './valuation-vendor.ts';

const vendors = ['sms', 'valuation', 'chat', 'redbook', 'reviews', 'geocoding', 'lender'];
const unconnected: PaymentsOptions = { messagesUrl: null, messagesSecret: 'whsec_tests', file: null };

export interface Simulator {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Stands in for outside vendors over real HTTP, in development and tests. Each can be told to be slow, broken or
 * wrong: PUT /faults. It listens on this machine alone.
 */
export async function startSimulator(
  port: number,
  paymentsOptions: PaymentsOptions = unconnected,
  smsAnswers: SmsAnswersOptions = { url: null, token: 'tests' },
): Promise<Simulator> {
  const ordered = faults([...vendors, ...paymentsFaults]);
  const payments = paymentsRoutes(paymentsOptions, ordered);
  const routes: SimulatedRoutes = {
    ...smsRoutes(
      smsVendor(() => new Date()),
      ordered,
    ),
    ...smsAnswerRoutes(smsAnswers),
    ...valuationRoutes(valuationVendor(), ordered),
    ...chatRoutes(ordered),
    ...redbookRoutes(ordered),
    ...reviewsRoutes(ordered),
    ...geocodingRoutes(ordered),
    ...lenderRoutes(lenderVendor(), ordered),
    ...payments.routes,
    ...faultRoutes(ordered),
  };

  async function respond(request: IncomingMessage): Promise<SimulatedResponse> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const asked = `${request.method ?? 'GET'} ${url.pathname}`;
    const below = Object.keys(routes).find((key) => key.endsWith('/*') && asked.startsWith(key.slice(0, -1)));
    const route = routes[asked] ?? routes[below ?? ''];
    return route
      ? route({ request, url })
      : json(404, { error: `none of ${Object.keys(routes).join(', ')}` });
  }

  const server = createServer((request, response) => {
    respond(request)
      .catch((): SimulatedResponse => json(400, { error: 'this cannot be read' }))
      .then(({ status, body, type = 'application/json', headers = {}, isCut = false }) => {
        if (isCut) return response.destroy();
        const all = { 'content-type': type, 'cache-control': 'no-store', ...headers };
        return response.writeHead(status, all).end(body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        payments.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function faultRoutes(ordered: Faults): SimulatedRoutes {
  return {
    'PUT /faults': async ({ request }) => {
      const set = ordered.set(await jsonOf(request));
      return set
        ? json(200, set)
        : json(400, { error: 'vendor, delayMs, status, garbage, cut, takes, rate' });
    },
    'GET /faults': () => json(200, ordered.list()),
    'DELETE /faults': () => {
      ordered.clear();
      return json(200, {});
    },
  };
}
