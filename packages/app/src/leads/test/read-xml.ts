export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  readonly text: string;
}

const legal = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Reads a document as a strict parser does: anything that XML 1.0 does not allow throws. */
export function readXml(document: string): XmlNode {
  if (!legal.test(document)) throw new Error('a character that XML does not have');
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray => {
    const sticky = new RegExp(pattern.source, 'uy');
    sticky.lastIndex = at;
    const found = sticky.exec(document);
    if (found === null) throw new Error(`not XML at ${at}: ${document.slice(at, at + 40)}`);
    at = sticky.lastIndex;
    return found;
  };
  const node = (): XmlNode => {
    const [, name = '', written = ''] = take(/<([a-z]+)((?: [a-z]+="[^"<]*")*)>/);
    const attributes = Object.fromEntries(
      [...written.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
    );
    const children: XmlNode[] = [];
    let text = '';
    while (!document.startsWith('</', at)) {
      if (document.startsWith('<', at)) children.push(node());
      else text += decoded(take(/[^<]+/)[0]);
    }
    take(new RegExp(`</${name}>`));
    return { name, attributes, children, text };
  };
  take(/<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n/);
  const root = node();
  take(/\s*$/);
  return root;
}

function decoded(text: string): string {
  return text.replaceAll(/&[^;]*;?/g, (entity) => {
    const character = entities[entity];
    if (character === undefined) throw new Error(`not an entity: ${entity}`);
    return character;
  });
}
