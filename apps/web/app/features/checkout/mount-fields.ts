/** What we use of the provider's script, which comes from its own origin and is the only one that sees a card. */
interface ProviderScript {
  (
    key: string,
    options: { readonly stripeAccount: string },
  ): {
    readonly initCheckoutElementsSdk?: InitCheckout;
    /** As it was called until 2026. */
    readonly initCheckout?: InitCheckout;
  };
}

type InitCheckout = (options: {
  readonly clientSecret: string;
  readonly elementsOptions: { readonly appearance: Appearance };
}) => ProviderCheckout;

export interface Appearance {
  readonly theme: 'stripe' | 'night';
  readonly variables: Readonly<Record<string, string>>;
}

interface ProviderElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', listener: () => void): unknown;
}

export interface ConfirmResult {
  readonly type: 'success' | 'error';
  readonly error?: {
    readonly message?: string;
    readonly paymentFailed?: { readonly declineCode?: string | null };
  };
}

interface ProviderCheckout {
  createPaymentElement(): ProviderElement;
  loadActions(): Promise<
    | { readonly type: 'success'; readonly actions: ProviderActions }
    | { readonly type: 'error'; readonly error: { readonly message?: string } }
  >;
}

interface ProviderActions {
  confirm(options: { readonly returnUrl: string; readonly redirect: 'if_required' }): Promise<ConfirmResult>;
}

export interface MountedFields {
  confirm(returnUrl: string): Promise<ConfirmResult>;
  remove(): void;
}

const loadMs = 15_000;
const confirmMs = 120_000;

const loads = new Map<string, Promise<ProviderScript>>();

/** Loads the provider's script once. */
function loadScript(url: string): Promise<ProviderScript> {
  const known = loads.get(url);
  if (known) return known;
  const loading = new Promise<ProviderScript>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const timer = window.setTimeout(() => reject(new Error('the script did not come')), loadMs);
    script.addEventListener('load', () => {
      window.clearTimeout(timer);
      const { Stripe } = window as unknown as { readonly Stripe?: ProviderScript };
      if (Stripe) resolve(Stripe);
      else reject(new Error('the script brought nothing'));
    });
    script.addEventListener('error', () => reject(new Error('the script did not load')));
    document.head.append(script);
  });
  loads.set(url, loading);
  loading.catch(() => loads.delete(url));
  return loading;
}

export interface FieldsToMount {
  readonly scriptUrl: string;
  readonly publishableKey: string;
  readonly account: string;
  readonly clientSecret: string;
}

/** Draws the provider's fields in a place of our page; rejects where they do not come. */
export async function mountFields(
  { scriptUrl, publishableKey, account, clientSecret }: FieldsToMount,
  place: HTMLElement,
): Promise<MountedFields> {
  const provider = await loadScript(scriptUrl);
  const client = provider(publishableKey, { stripeAccount: account });
  const init = client.initCheckoutElementsSdk ?? client.initCheckout;
  if (!init) throw new Error('the script is another one');
  const checkout = init.call(client, { clientSecret, elementsOptions: { appearance: appearanceOf(place) } });
  const element = checkout.createPaymentElement();
  const ready = new Promise<void>((resolve, reject) => {
    element.on('ready', resolve);
    element.on('loaderror', () => reject(new Error('the fields did not load')));
    window.setTimeout(() => reject(new Error('the fields did not come')), loadMs);
  });
  element.mount(place);
  const [loaded] = await Promise.all([checkout.loadActions(), ready]);
  if (loaded.type === 'error') throw new Error(loaded.error.message ?? 'the session did not load');
  return {
    confirm: (returnUrl) => within(confirmMs, loaded.actions.confirm({ returnUrl, redirect: 'if_required' })),
    remove: () => element.destroy(),
  };
}

function within<Value>(mostMs: number, promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<Value>((_, reject) => {
      window.setTimeout(() => reject(new Error('no answer')), mostMs);
    }),
  ]);
}

/** The fields look like the page around them: its colours, its type, its corners. */
function appearanceOf(place: HTMLElement): Appearance {
  const style = getComputedStyle(place);
  const colour = (name: string) => asColour(place, name);
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--color-ink'),
      colorBackground: colour('--color-surface'),
      colorText: colour('--color-ink'),
      colorDanger: colour('--bad'),
      fontFamily: style.fontFamily,
      fontSizeBase: style.fontSize,
      borderRadius: style.getPropertyValue('--radius-control').trim() || '4px',
    },
  };
}

/** A token may be a mixture: the browser says what it comes to. */
function asColour(place: HTMLElement, token: string): string {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.color = `var(${token})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
