import type { SendOutcome, UploadSender } from './photo-uploads.ts';

export interface PhotoTarget {
  readonly action: string;
  /** What is said before the file. */
  readonly fields: Readonly<Record<string, string>>;
  readonly takeBack: UploadSender['takeBack'];
}

const timeoutMs = 180_000;

/** Sends one photograph by XMLHttpRequest: `fetch` does not say how far it has come. */
export function photoSender({ action, fields, takeBack }: PhotoTarget): UploadSender {
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
    takeBack,
    send: ({ file, place }, onProgress, signal) =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        const fail = () => resolve('failed');
        const cancel = () => request.abort();
        signal.addEventListener('abort', cancel, { once: true });
        request.open('POST', action);
        request.timeout = timeoutMs;
        request.setRequestHeader('accept', 'application/json');
        request.upload.addEventListener('progress', ({ loaded, total }) =>
          onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
        );
        request.addEventListener('load', () => resolve(outcomeOf(request.status, request.responseText)));
        for (const end of ['error', 'timeout', 'abort'] as const) request.addEventListener(end, fail);
        request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel));
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        if (place) form.set('place', place);
        form.set('file', file);
        request.send(form);
      }),
  };
}

function outcomeOf(status: number, body: string): SendOutcome {
  const said = parsed(body);
  if (status === 200 && typeof said.id === 'string') {
    return { photo: { id: said.id, src: typeof said.src === 'string' ? said.src : null } };
  }
  const message = status === 422 ? said.errors?.[0]?.message : said.error?.message;
  // Who is busy has room later; anything else that was refused stays refused.
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isFinal ? { refused: message ?? 'We couldn’t take this photo.' } : 'failed';
}

interface Said {
  readonly id?: unknown;
  readonly src?: unknown;
  readonly errors?: readonly { readonly message: string }[];
  readonly error?: { readonly message: string };
}

function parsed(body: string): Said {
  try {
    const said: unknown = JSON.parse(body);
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}
