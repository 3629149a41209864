import { isOffline, offlineUntilPressed } from './offline.ts';

const noticeClass = 'offline-notice';

/**
 * A form that is posted as a document would lead to the browser's own error page, and what was typed with it. Without
 * a network it stays, and says so until there is one. `data-waits` marks a form that says so itself.
 */
export function holdPostsOffline(): void {
  // Before React: some of these forms are submitted by a script after a proof of work, which nobody could stop.
  document.addEventListener('submit', (event) => hold(event, '[data-document]:not([data-waits])'), true);
  document.addEventListener('submit', (event) => hold(event, ':not([data-waits])'));
}

function hold(event: SubmitEvent, held: string): void {
  const { target: form } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isOffline()) return;
  if ((form.getAttribute('method') ?? 'get').toLowerCase() !== 'post' || !form.matches(held)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (form.querySelector(`.${noticeClass}`)) return;
  const notice = document.createElement('p');
  notice.className = `notice ${noticeClass}`;
  notice.role = 'alert';
  notice.textContent = offlineUntilPressed;
  form.append(notice);
  window.addEventListener('online', () => notice.remove(), { once: true });
}
