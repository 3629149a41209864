import type { Faults } from './faults.ts';
import { withFault, type SimulatedResponse, type SimulatedRoutes } from './simulated-call.ts';

/** A widget as chat services have them: a script that opens a page of its own in an iframe. */
const widget = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  let frame = null;
  window.StandInChat = {
    open() {
      if (!frame) {
        frame = document.createElement('iframe');
        frame.src = origin + '/chat/window';
        frame.title = 'Chat';
        Object.assign(frame.style, {
          position: 'fixed', right: '16px', bottom: '16px', zIndex: '60', border: '1px solid',
          width: 'min(360px, calc(100vw - 32px))', height: 'min(480px, calc(100vh - 32px))',
        });
        document.body.append(frame);
      }
      frame.focus();
    },
  };
})();
`;

const chatWindow = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Chat</title>
<body style="font:16px/1.5 system-ui;margin:16px;background:#fff;color:#111">
<h1 style="font-size:18px">Chat of the simulator</h1>
<p>This is a demonstration. Nobody reads what is written here.</p>`;

const take = (type: string, body: string) => (): SimulatedResponse => ({ status: 200, type, body });

/** The widget of a chat service (TALK-1). */
export function chatRoutes(ordered: Faults): SimulatedRoutes {
  return {
    'GET /chat/widget.js': () =>
      withFault(ordered.next('chat'), null, take('text/javascript; charset=utf-8', widget)),
    'GET /chat/window': () => take('text/html; charset=utf-8', chatWindow)(),
  };
}
