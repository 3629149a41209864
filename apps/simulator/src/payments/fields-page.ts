/** The fields of a card in a frame of this origin: what is typed here no page around it can read. */
export const fieldsPage = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Card details</title><style>
  :root { --text: #1a1f36; --ground: #fff; --danger: #a5131c; --line: #6b7280; --accent: #3d3fa8; --radius: 6px; --font: system-ui, sans-serif; --size: 16px }
  * { box-sizing: border-box } body { margin: 0; padding: 2px; font: var(--size)/1.4 var(--font); color: var(--text); background: transparent }
  label { display: block; margin-bottom: 12px } input { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; font: inherit;
    color: var(--text); background: var(--ground); border: 1px solid var(--line); border-radius: var(--radius) }
  input:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px } input[aria-invalid=true] { border-color: var(--danger) }
  .two { display: grid; grid-template-columns: 1fr 1fr; gap: 12px } p { margin: 4px 0 0; color: var(--danger) } p:empty { display: none }
</style></head><body><form novalidate>
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" aria-describedby="number-error"><p id="number-error"></p></label>
<div class="two"><label>Expiry <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" aria-describedby="expiry-error"><p id="expiry-error"></p></label>
<label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" aria-describedby="cvc-error"><p id="cvc-error"></p></label></div>
</form><script>(() => {
  const form = document.forms[0];
  let origin = null, settings = null;
  const tell = (message) => parent.postMessage({ standIn: true, ...message }, origin ?? '*');
  const value = (name) => form.elements[name].value.trim();
  const isWhole = {
    number: () => /^\\d{12,19}$/.test(value('number').replace(/\\s/g, '')),
    expiry: () => /^(0?[1-9]|1[0-2])\\s*\\/\\s*\\d{2}$/.test(value('expiry')),
    cvc: () => /^\\d{3,4}$/.test(value('cvc')),
  };
  const words = { number: 'Your card number is incomplete.', expiry: 'Your card’s expiration date is incomplete.', cvc: 'Your card’s security code is incomplete.' };
  const names = Object.keys(isWhole);
  const height = () => tell({ type: 'height', height: document.body.scrollHeight + 4 });
  const show = (name, text) => {
    document.getElementById(name + '-error').textContent = text;
    form.elements[name].setAttribute('aria-invalid', String(text !== ''));
  };
  form.addEventListener('input', ({ target }) => {
    show(target.name, '');
    tell({ type: 'change', complete: names.every((name) => isWhole[name]()), empty: names.every((name) => value(name) === '') });
    height();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const kind of ['focusin', 'focusout']) form.addEventListener(kind, () => tell({ type: kind === 'focusin' ? 'focus' : 'blur' }));

  async function confirm(id) {
    const wrong = names.filter((name) => !isWhole[name]());
    for (const name of names) show(name, wrong.includes(name) ? words[name] : '');
    height();
    if (wrong.length > 0) {
      form.elements[wrong[0]].focus();
      return tell({ type: 'result', id, result: { type: 'incomplete', message: words[wrong[0]] } });
    }
    const body = new URLSearchParams({ ...settings, number: value('number') });
    let result;
    try {
      const response = await fetch('/payments/elements/confirm', { method: 'POST', body });
      result = await response.json();
    } catch {
      result = { type: 'unreached' };
    }
    if (result.type === 'paid' || result.type === 'processing') form.reset();
    tell({ type: 'result', id, result });
  }

  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== parent || !data || data.standIn !== true) return;
    if (data.type === 'init') {
      origin = from;
      settings = { client_secret: data.clientSecret, key: data.key, account: data.account };
      const look = { '--text': data.look.colorText, '--ground': data.look.colorBackground, '--danger': data.look.colorDanger,
        '--accent': data.look.colorPrimary, '--radius': data.look.borderRadius, '--font': data.look.fontFamily, '--size': data.look.fontSizeBase };
      for (const [name, chosen] of Object.entries(look)) if (chosen) document.documentElement.style.setProperty(name, chosen);
      tell({ type: 'ready' });
      height();
    }
    if (data.type === 'confirm') confirm(data.id);
    if (data.type === 'focus') form.elements.number.focus();
    if (data.type === 'clear') form.reset();
  });
  new ResizeObserver(height).observe(document.body);
  tell({ type: 'loaded' });
})()</script></body></html>`;
