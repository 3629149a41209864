/**
 * The stand-in of Stripe.js, of the version that goes with our API version: `Stripe(key, { stripeAccount })`, then
 * `initCheckoutElementsSdk({ clientSecret })` with createPaymentElement, on('change'), loadActions; actions getSession,
 * updateEmail and confirm. Fields and the bank's check are frames of the script's own origin.
 */
export const providerScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  // A failed check and a wrong number are no bank's decline.
  const ofBank = (code) => (['authentication', 'incorrect_number'].includes(code) ? null : code);
  const failed = (message) => ({ type: 'error', error: { message, code: null } });

  function frameOf(path, title) {
    const frame = document.createElement('iframe');
    frame.src = origin + path;
    frame.title = title;
    frame.style.cssText = 'border:0;width:100%;display:block;min-height:150px;color-scheme:light';
    frame.setAttribute('allow', 'payment ' + origin);
    return frame;
  }

  /** The bank's own page over ours, until it has an answer. */
  function askBank(token) {
    return new Promise((resolve) => {
      const before = document.activeElement;
      const cover = document.createElement('div');
      cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:rgb(0 0 0/.5);display:grid;place-items:center;padding:16px';
      const frame = frameOf('/payments/bank?in=frame&token=' + encodeURIComponent(token), 'Your bank');
      frame.style.cssText = 'border:0;width:min(460px,100%);height:min(420px,100%);background:#fff;border-radius:8px';
      const onMessage = ({ source, origin: from, data }) => {
        if (source !== frame.contentWindow || from !== origin || !data || data.type !== 'bank') return;
        removeEventListener('message', onMessage);
        cover.remove();
        before?.focus?.();
        resolve(data.outcome);
      };
      addEventListener('message', onMessage);
      cover.append(frame);
      document.body.append(cover);
      frame.focus();
    });
  }

  function initCheckoutElementsSdk(key, account, options) {
    const listeners = { change: new Set() };
    let session = null;
    let element = null;
    let confirmInFrame = null;
    let isFilled = false;
    let email = options.defaultValues?.email ?? null;
    const secret = Promise.resolve(options.clientSecret);

    const view = () => session && { ...session, email: session.email ?? email, canConfirm: session.status.type === 'open' && isFilled && (session.email ?? email) !== null };
    const changed = () => { if (session) for (const listener of listeners.change) listener(view()); };

    async function load() {
      const query = new URLSearchParams({ client_secret: await secret, key, account });
      const response = await fetch(origin + '/payments/elements/session?' + query);
      const answer = await response.json();
      if (!response.ok) throw new Error(answer.error?.message ?? 'unreadable');
      session = answer;
      changed();
      return session;
    }

    function createPaymentElement() {
      if (element) throw new Error('IntegrationError: there is one Payment Element already.');
      const handlers = {};
      const emit = (kind, event) => { for (const handler of handlers[kind] ?? []) handler(event); };
      const frame = frameOf('/payments/fields', 'Secure payment input frame');
      const waiting = new Map();
      let isReady = false;
      const send = (message) => frame.contentWindow?.postMessage({ standIn: true, ...message }, origin);

      async function onMessage({ source, origin: from, data }) {
        if (source !== frame.contentWindow || from !== origin || !data || data.standIn !== true) return;
        if (data.type === 'loaded') {
          const clientSecret = await secret;
          send({ type: 'init', clientSecret, key, account, look: options.elementsOptions?.appearance?.variables ?? {} });
        }
        if (data.type === 'height') frame.style.height = data.height + 'px';
        if (data.type === 'ready' && !isReady) { isReady = true; emit('ready', { elementType: 'payment' }); }
        if (data.type === 'focus' || data.type === 'blur') emit(data.type, { elementType: 'payment' });
        if (data.type === 'change') {
          isFilled = data.complete;
          emit('change', { elementType: 'payment', complete: data.complete, empty: data.empty, collapsed: false, value: { type: 'card' } });
          changed();
        }
        if (data.type === 'result') { waiting.get(data.id)?.(data.result); waiting.delete(data.id); }
      }

      element = {
        mount(place) {
          const node = typeof place === 'string' ? document.querySelector(place) : place;
          if (!node) throw new Error('IntegrationError: there is no element to mount to.');
          addEventListener('message', onMessage);
          node.replaceChildren(frame);
          load().catch((error) => emit('loaderror', { elementType: 'payment', error: { message: error.message } }));
          frame.addEventListener('error', () => emit('loaderror', { elementType: 'payment', error: { message: 'unreached' } }));
          return element;
        },
        unmount() { removeEventListener('message', onMessage); frame.remove(); isReady = false; },
        destroy() { element?.unmount(); element = null; isFilled = false; },
        on(kind, handler) { (handlers[kind] ??= new Set()).add(handler); return element; },
        off(kind, handler) { handlers[kind]?.delete(handler); return element; },
        once(kind, handler) { const only = (event) => { element.off(kind, only); handler(event); }; return element.on(kind, only); },
        update() {}, collapse() {}, blur() {},
        focus() { send({ type: 'focus' }); },
        clear() { send({ type: 'clear' }); },
      };
      confirmInFrame = () => new Promise((resolve) => {
        const id = String(Math.random());
        waiting.set(id, resolve);
        send({ type: 'confirm', id });
      });
      return element;
    }

    async function confirm(asked = {}) {
      if (!element || !confirmInFrame) throw new Error('IntegrationError: mount a Payment Element first.');
      if (asked.email) email = asked.email;
      if ((session?.email ?? email) === null) return failed('An email is needed.');
      let outcome = await confirmInFrame();
      if (outcome.type === 'check') outcome = await askBank(outcome.token);
      await load().catch(() => null);
      switch (outcome.type) {
        case 'paid':
        case 'processing': {
          if (asked.redirect !== 'if_required') {
            location.assign(asked.returnUrl ?? outcome.returnUrl);
            return new Promise(() => {});
          }
          return { type: 'success', session: view() };
        }
        case 'declined':
          return { type: 'error', error: { message: outcome.message, code: 'paymentFailed', paymentFailed: { declineCode: ofBank(outcome.code) } } };
        case 'incomplete':
          return failed(outcome.message);
        case 'gone':
          return failed('This Checkout Session is no longer active.');
        default:
          return failed('We could not reach the payment provider.');
      }
    }

    const actions = {
      getSession: view,
      confirm,
      async updateEmail(next) {
        if (!/^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$/.test(next ?? '')) return { type: 'error', error: { message: 'Your email is invalid.', code: 'invalidEmail' } };
        email = next;
        changed();
        return { type: 'success', session: view() };
      },
    };

    return {
      on(kind, listener) { (listeners[kind] ??= new Set()).add(listener); },
      createPaymentElement,
      getPaymentElement: () => element,
      changeAppearance() {},
      loadFonts() {},
      async loadActions() {
        try {
          await load();
          return { type: 'success', actions };
        } catch (error) {
          return { type: 'error', error: { message: error.message, code: null } };
        }
      },
    };
  }

  window.Stripe = (key, { stripeAccount = '' } = {}) => {
    if (!/^pk_(test|live)_/.test(key ?? '')) throw new Error('IntegrationError: a publishable key is needed.');
    return {
      initCheckoutElementsSdk: (options) => initCheckoutElementsSdk(key, stripeAccount, options),
      initCheckout() { throw new Error('IntegrationError: initCheckout is called initCheckoutElementsSdk.'); },
    };
  };
  window.Stripe.version = 'endive';
})();
`;
