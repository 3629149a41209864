import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { chatOrigins, webChat } from './web-chat.ts';

const opens = { call: 'ExampleChat.open', word: null };
const { contact: plain } = settingsWith();
const { contact: chatting } = settingsWith({
  contact: {
    hasChat: true,
    chatScriptUrl: 'https://chat.example/widget.js?site=7',
    chatHosts: ['api.chat.example', 'chat.example', '*.cdn.chat.example'],
    chatOpens: opens,
  },
});

describe('TALK-1 VDP-5.3 the web chat of a site', () => {
  it('is a script to load and a word that opens it', () => {
    expect(webChat(chatting)).toEqual({ scriptUrl: 'https://chat.example/widget.js?site=7', opens });
  });

  it('is none where it is off, has no script or nothing to open it by', () => {
    expect(webChat(plain)).toBeNull();
    expect(webChat({ ...chatting, hasChat: false })).toBeNull();
    expect(webChat({ ...chatting, chatScriptUrl: null })).toBeNull();
    expect(webChat({ ...chatting, chatScriptUrl: 'javascript:alert(1)' })).toBeNull();
    expect(webChat({ ...chatting, chatScriptUrl: '/widget.js' })).toBeNull();
    expect(webChat({ ...chatting, chatOpens: null })).toBeNull();
  });

  it('names whom the pages of the site may ask, each once, and nobody without it', () => {
    expect(chatOrigins(chatting)).toEqual([
      'https://chat.example',
      'https://api.chat.example',
      'https://*.cdn.chat.example',
    ]);
    expect(chatOrigins({ ...chatting, hasChat: false })).toEqual([]);
  });
});
