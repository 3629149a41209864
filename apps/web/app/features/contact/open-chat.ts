import type { WebChat } from '@forecourt/domain/contact/web-chat';

const timeoutMs = 5_000;
const pollMs = 50;

/** Scripts that are there or on their way: a widget is loaded once. */
const loaded = new Map<string, Promise<void>>();

/** Opens the widget of a chat service; false where it does not come in time, is refused or breaks (TALK-1). */
export async function openChat({ scriptUrl, opens }: WebChat): Promise<boolean> {
  const until = performance.now() + timeoutMs;
  try {
    await Promise.race([loadScript(scriptUrl), rejectAfter(timeoutMs)]);
    while (!callAt(opens.call)) {
      if (performance.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    const call = callAt(opens.call);
    call?.(...(opens.word === null ? [] : [opens.word]));
    return true;
  } catch {
    return false;
  }
}

function loadScript(url: string): Promise<void> {
  const loading = loaded.get(url) ?? requestScript(url);
  loaded.set(url, loading);
  return loading;
}

function requestScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // Another press asks again.
      loaded.delete(url);
      script.remove();
      reject(new Error('the chat did not load'));
    });
    document.head.append(script);
  });
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('the chat takes too long')), ms);
  });
}

/** The function of a name such as ChatWidget.open, called on what it belongs to; null where it is not there. */
function callAt(name: string): ((...words: readonly string[]) => unknown) | null {
  const path = name.split('.');
  const last = path.pop() ?? '';
  const owner = path.reduce<unknown>((found, part) => memberOf(found, part), window);
  const member = memberOf(owner, last);
  return typeof member === 'function' ? (...words) => member.call(owner, ...words) as unknown : null;
}

function memberOf(owner: unknown, name: string): unknown {
  return typeof owner === 'object' || typeof owner === 'function'
    ? Reflect.get(owner ?? {}, name)
    : undefined;
}
