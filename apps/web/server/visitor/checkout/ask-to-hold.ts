import { randomUUID } from 'node:crypto';
import { captureLead } from '@forecourt/app/leads/take/capture-lead';
import { sendReadForm } from '@forecourt/app/leads/take/send-lead-form';
import { checkoutAddress } from '@forecourt/app/shared/reservation-address';
import type { ServerDeps } from '../../server-deps.ts';
import { formSender } from '../form-sender.ts';
import { formInputOf } from '../leads/form-input.ts';
import { successPage } from '../leads/write-form-response.ts';
import { seeOther } from '../visitor-page.ts';
import type { VisitorResponse } from '../visitor-route.ts';
import type { CheckoutRequest } from './checkout-request.ts';

const words = 'Card payments did not answer. Please hold it for me until we have spoken.';

/** Asks the yard to hold a car without a payment: a lead with what the buyer typed, once for a reservation. */
export async function askToHold(
  deps: ServerDeps,
  { request, subject, found }: CheckoutRequest,
): Promise<VisitorResponse> {
  const { context } = request;
  const page = checkoutAddress(subject.car.slug);
  if (!found) return seeOther(request, page);
  const { id, name, email, phone, postcode } = found.reservation;
  const [first = '', ...rest] = (name ?? '').split(' ');
  const told = { name: first, last_name: rest.join(' '), email, phone, postcode, message: words };
  const answers = Object.fromEntries(
    Object.entries(told).flatMap(([key, said]) => (said ? [[key, said] as const] : [])),
  );
  const sender = formSender(deps, request);
  const ports = { ...deps, randomId: randomUUID };
  const input = await formInputOf({ ...request, input: { page } }, `hold-for-me-${id}`);
  const sent = await sendReadForm(
    ports,
    context,
    { ...input, senderHash: sender.hash, form: 'enquiry', carId: subject.car.id, answers },
    (submission) => captureLead(ports, context, submission),
  );
  const next = sent.ok ? successPage(request, sent.value) : page;
  return { ...seeOther(request, next), setCookies: [sender.cookie] };
}
