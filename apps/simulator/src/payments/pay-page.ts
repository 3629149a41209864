import { htmlText } from '../html-text.ts';
import type { Session } from './payment-objects.ts';

/** As pages of a provider look: its own, whoever the dealer is. */
const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1a1f36; background: #f6f8fa }
  body { margin: 0 auto; padding: 24px 16px; max-width: 420px }
  main { background: #fff; border: 1px solid #d5dbe1; border-radius: 8px; padding: 24px }
  h1 { font-size: 1.25rem; margin: 0 0 4px } p { margin: 0 0 16px }
  label { display: block; margin: 0 0 12px } input { box-sizing: border-box; display: block; width: 100%; min-height: 44px;
    padding: 8px 12px; font: inherit; color: inherit; background: #fff; border: 1px solid #6b7280; border-radius: 6px }
  button { width: 100%; min-height: 48px; margin-top: 8px; font: inherit; font-weight: 600; color: #fff; background: #3d3fa8;
    border: 0; border-radius: 6px; cursor: pointer } button.plain { color: #3d3fa8; background: #fff; border: 1px solid #3d3fa8 }
  .sum { font-size: 1.75rem; font-weight: 600 } .error { color: #a5131c; font-weight: 600 } a { color: #3d3fa8 }
  small { color: #4b5563 }`;

export function providerPage(title: string, body: string): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${htmlText(title)}</title><style>${style}</style></head><body><main>${body}</main>
<p style="margin-top:16px"><small>A demonstration of a payment provider. No money moves.</small></p></body></html>`;
}

export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}

/** The page on which a buyer without JavaScript pays. */
export function payPage(session: Session, error: string | null): string {
  const back = session.cancel_url;
  return providerPage(
    'Pay',
    `<h1>${htmlText(session.line_description)}</h1><p class="sum">${dollars(session.amount_total)}</p>
${error === null ? '' : `<p class="error" role="alert">${htmlText(error)}</p>`}
<form method="post" action="/payments/page/${session.id}">
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<label>Expiry <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required></label>
<label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label>
<button>Pay ${dollars(session.amount_total)}</button></form>
${back === null ? '' : `<p style="margin:16px 0 0"><a href="${htmlText(back)}">Back</a></p>`}`,
  );
}

/** A session that takes nothing any more. */
export function gonePage(session: Session): string {
  const back = session.cancel_url ?? session.success_url ?? session.return_url;
  const words =
    session.status === 'complete'
      ? 'This was paid already.'
      : 'Your time to pay is over. Nothing was charged.';
  return providerPage(
    'Nothing to pay',
    `<h1>${words}</h1>${back === null ? '' : `<p><a href="${htmlText(back)}">Back</a></p>`}`,
  );
}

/** The bank's question who pays (3-D Secure), on a page or in a frame. */
export function bankPage(session: Session): string {
  return providerPage(
    'Your bank',
    `<h1>Your bank asks if it is you</h1><p>${htmlText(session.line_description)}, ${dollars(session.amount_total)}</p>
<form method="post"><button name="check" value="passed">Complete</button>
<button name="check" value="failed" class="plain">Fail</button></form>`,
  );
}

/** What a frame tells the page around it, once. */
export function tellingPage(message: object): string {
  const json = JSON.stringify(message).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html><title>Your bank</title><script>parent.postMessage(${json}, '*')</script>`;
}

export function onboardingPage(name: string): string {
  return providerPage(
    'Set up payments',
    `<h1>Set up payments</h1><p>${htmlText(name)}</p>
<form method="post"><button name="state" value="active">Finish</button>
<button name="state" value="restricted" class="plain">Leave something out</button></form>`,
  );
}
