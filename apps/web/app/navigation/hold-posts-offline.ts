import { isOffline, offlineUntilPressed } from '../browser/offline.ts';

const noticeClass = 'offline-notice';

/**
 * A form that is posted as a document would lead to the browser's own error page, and what was typed with it. Without
 * a network it stays, and says so until there is one.
 */
export function holdPostsOffline(): void {
  document.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isOffline()) return;
    if ((form.getAttribute('method') ?? 'get').toLowerCase() !== 'post') return;
    event.preventDefault();
    if (form.querySelector(`.${noticeClass}`)) return;
    const notice = document.createElement('p');
    notice.className = `notice ${noticeClass}`;
    notice.role = 'alert';
    notice.textContent = offlineUntilPressed;
    form.append(notice);
    window.addEventListener('online', () => notice.remove(), { once: true });
  });
}
