import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { requestSite } from '../request-site.ts';
import { newMobile } from '../sent-messages.ts';

const part = () => Math.floor(Math.random() * 250) + 1;

interface Asking {
  readonly name: string;
  readonly message?: string;
  /** Left out, nobody has asked under it before; so of the phone. */
  readonly email?: string;
  readonly phone?: string;
  /** Left out, it is Harbourside's, and about no car. */
  readonly site?: string;
  readonly carId?: string;
}

/** A buyer asks something on the dealer's site. */
export async function ask({
  name,
  message = 'Is it still there on Saturday?',
  email = `${randomUUID()}@example.com`,
  phone = newMobile(),
  site: slug = 'harbourside-mazda',
  carId,
}: Asking): Promise<void> {
  const body = JSON.stringify({
    form: 'enquiry',
    idempotency_key: randomUUID(),
    category: 'General Enquiry',
    name,
    email,
    phone,
    message,
    ...(carId === undefined ? { dealership_slug: slug } : { car_id: carId }),
  });
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
  };
  const { status, body: said } = await requestSite(slug, '/api/leads', { method: 'POST', headers, body });
  expect([status, said]).toEqual([200, expect.stringContaining('lead_id')]);
}
