import * as fc from 'fast-check';

/** Names and messages as they are sent by people with reasons of their own. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'Robert"); DROP TABLE leads;--',
    "O'Brien & Sons <b>",
    ']]><x/><!--',
    '=HYPERLINK("http://evil.example","Click")',
    '@SUM(1+1)*cmd|calc',
    '+61400000001',
    '-2+3',
    'Anna\r\nBcc: everyone@evil.example\r\n\r\nBuy',
    'Anna\nSubject: other',
    'Anna\u2028Bcc: x@evil.example',
    'محمد علي',
    '\u202egpj.exe\u202c',
    '👩‍👩‍👧‍👦🚗',
    '\u0000\u0007\u001b[31m',
    '\ud800 lone',
    '\ufffe\uffff',
  ),
  fc
    .tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom('\r\n', '\n', '\0', '"', ',', '<', '&'))
    .map(([text, mark]) => text + mark + text),
);
