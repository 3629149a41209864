import type { APIRequestContext } from '@playwright/test';
import { simulatorPort } from './env.ts';

interface Listed {
  readonly sessions: readonly {
    readonly session: { readonly id: string; readonly customer_email: string };
  }[];
}

/** The bank of whoever pays with this address says yes. */
export async function settleBankOf(request: APIRequestContext, email: string): Promise<void> {
  const simulator = `http://127.0.0.1:${simulatorPort}/payments`;
  const listed = (await (await request.get(`${simulator}/sessions`)).json()) as Listed;
  const found = listed.sessions.find(({ session }) => session.customer_email === email);
  if (!found) throw new Error('the provider knows of no such payment');
  await request.post(`${simulator}/settle`, { data: { session: found.session.id, outcome: 'paid' } });
}
