/** A bare door for leads: it reads a form, captures it through the real stores, and answers. It may be killed. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { captureLead, type CaptureContext, type CapturePorts } from '@forecourt/app/leads/capture-lead';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { loadSiteContext } from '@forecourt/app/site/site-context';
import { connectDatabase } from '@forecourt/store/connection';
import { stockVersions } from '@forecourt/store/directory/stock-versions';
import { storeRunner } from '@forecourt/store/stores';
import { sentForm } from '../sent-form.ts';
import { orderOf, type ServeOrder } from './crash-world.ts';

const { appUrl, siteId, port } = orderOf() as ServeOrder;
const database = connectDatabase({ url: appUrl, poolSize: 10, callTimeoutMs: 8_000 });
const ports: CapturePorts = { store: storeRunner(database), randomId: randomUUID };

async function loadContext(): Promise<CaptureContext> {
  for (;;) {
    try {
      const loaded = await loadSiteContext(
        { store: storeRunner(database), versions: stockVersions(database) },
        { scope: grantSiteScope(siteId) },
      );
      if (loaded.ok) return loaded.value.context;
    } catch {
      // PostgreSQL may be the one that was killed.
    }
    await sleep(100);
  }
}

const context = await loadContext();
createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const sent = sentForm(JSON.parse(Buffer.concat(chunks).toString('utf8')) as object);
    captureLead(ports, context, { ...sent, now: new Date() }).then(
      (answer) => response.writeHead(answer.ok ? 200 : 422).end(JSON.stringify(answer)),
      () => response.writeHead(503).end(),
    );
  });
}).listen(port, '127.0.0.1');
