import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { assistantOpener, chatOpener, emailOpener, enquireOpener } from './contact-openers.ts';

const plain = settingsWith();
const withAssistant = settingsWith({ contact: { hasAssistant: true } });
const onEnquire = settingsWith({
  contact: { hasAssistant: true, assistantName: 'Max' },
  sidebarButtons: { opensAssistantOnEnquire: true },
});
const greeting = 'I’m an AI assistant. Ask me about this car, and I’ll get a person whenever you like.';

describe('VDP-5.4 the enquire button', () => {
  it('opens the form', () => {
    expect(enquireOpener(plain)).toEqual({ text: 'Enquire', opens: { kind: 'enquiry' } });
    expect(enquireOpener(withAssistant).opens).toEqual({ kind: 'enquiry' });
  });

  it('opens the AI assistant where set so', () => {
    expect(enquireOpener(onEnquire)).toEqual({
      text: 'Enquire',
      opens: { kind: 'assistant', name: 'Max', greeting },
    });
  });

  it('opens the form where there is no assistant to open', () => {
    const settings = settingsWith({ sidebarButtons: { opensAssistantOnEnquire: true } });
    expect(enquireOpener(settings).opens).toEqual({ kind: 'enquiry' });
  });
});

describe('VDP-5.4 the button of the AI assistant', () => {
  it('opens the assistant', () => {
    expect(assistantOpener(withAssistant)).toEqual({
      text: 'Ask our assistant',
      opens: { kind: 'assistant', name: 'Assistant', greeting },
    });
  });

  it('is not there without an assistant, nor beside an enquire button that opens it', () => {
    expect(assistantOpener(plain)).toBeNull();
    expect(assistantOpener(onEnquire)).toBeNull();
  });
});

describe('VDP-5.3 the chat button', () => {
  const script = 'https://chat.example/widget.js';

  it('opens the web chat', () => {
    expect(chatOpener(settingsWith({ contact: { hasChat: true, chatScriptUrl: script } }))).toEqual({
      text: 'Chat with us',
      opens: { kind: 'chat', scriptUrl: script },
    });
  });

  it('is drawn only where a chat exists', () => {
    expect(chatOpener(plain)).toBeNull();
    expect(chatOpener(settingsWith({ contact: { hasChat: true } }))).toBeNull();
    expect(chatOpener(settingsWith({ contact: { chatScriptUrl: script } }))).toBeNull();
    const stored = { ...plain.contact, hasChat: true, chatScriptUrl: 'javascript:alert(1)' };
    expect(chatOpener({ ...plain, contact: stored })).toBeNull();
    expect(chatOpener({ ...plain, contact: { ...stored, chatScriptUrl: '/widget.js' } })).toBeNull();
  });
});

describe('NAV-4.3 EMAIL US', () => {
  it('opens the enquiry', () => {
    expect(emailOpener(plain)).toEqual({ text: 'Email us', opens: { kind: 'enquiry' } });
  });

  it('can be off', () => {
    expect(emailOpener(settingsWith({ header: { showsEmail: false } }))).toBeNull();
  });
});
