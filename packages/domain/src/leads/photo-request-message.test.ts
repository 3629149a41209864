import { describe, expect, it } from 'vitest';
import { photoRequestMessage } from './photo-request-message.ts';

const text = 'Please send photos for this car';

describe('VDP-8 a request for photos', () => {
  it.each([
    [text, null, text],
    [null, null, text],
    [null, 'Of the tyres', `${text}\n\nOf the tyres`],
    ['Photos please', 'Of the tyres', 'Photos please\n\nOf the tyres'],
  ])('%j with the message %j reads %j', (request, message, read) => {
    expect(photoRequestMessage({ request, message }, text)).toBe(read);
  });
});
