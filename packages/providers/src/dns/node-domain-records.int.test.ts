import { createSocket, type Socket } from 'node:dgram';
import { DnsUnanswered } from '@forecourt/app/ports/leads/domain-records.port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeDomainRecords } from './node-domain-records.ts';

const kinds = { 15: 'mx', 16: 'txt' } as const;
const records: Readonly<Record<string, readonly string[] | 'silent' | 'fails'>> = {
  'txt dealer.example': ['v=spf1 include:spf.forecourt.example -all', 'other'],
  'txt forecourt._domainkey.dealer.example': [`v=DKIM1; p=${'A'.repeat(390)}`],
  'mx bounces.dealer.example': ['Replies.Forecourt.Example'],
  'txt silent.example': 'silent',
  'txt broken.example': 'fails',
};

let server: Socket;
let asked = 0;

const nameBytes = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.of(0),
  ]);
/** Longer ones are several, which are read as one. */
const textBytes = (text: string) =>
  Buffer.concat(
    (text.match(/.{1,200}/g) ?? []).map((part) => Buffer.from([part.length, ...Buffer.from(part)])),
  );

/** A name server of RFC 1035, as small as it can be. */
function answerOf(request: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = request[at] ?? 0; length > 0; length = request[at] ?? 0) {
    labels.push(request.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = request.readUInt16BE(at + 1);
  const found = records[`${kinds[type as keyof typeof kinds]} ${labels.join('.').toLowerCase()}`];
  if (found === 'silent') return null;
  const values = Array.isArray(found) ? (found as readonly string[]) : [];
  const header = Buffer.from(request.subarray(0, 12));
  header.writeUInt16BE(found === 'fails' ? 0x8182 : found ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(values.length, 6);
  header.writeUInt32BE(0, 8);
  const parts = values.map((value) => {
    const data = type === 15 ? Buffer.concat([Buffer.of(0, 10), nameBytes(value)]) : textBytes(value);
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0xc00c, 0);
    head.writeUInt16BE(type, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt32BE(60, 6);
    head.writeUInt16BE(data.length, 10);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, request.subarray(12, at + 5), ...parts]);
}

beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (request, { port, address }) => {
    asked += 1;
    const answer = answerOf(request);
    if (answer) server.send(answer, port, address);
  });
  await new Promise<void>((resolve) => {
    server.bind(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.close();
});

const dns = () =>
  nodeDomainRecords({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs: 200, tries: 2 });

describe('MAIL-1 what DNS says of a domain', () => {
  it('is read of a real server, long texts as one and hosts in small letters', async () => {
    expect(await dns().txt('dealer.example')).toEqual(['v=spf1 include:spf.forecourt.example -all', 'other']);
    expect(await dns().txt('forecourt._domainkey.dealer.example')).toEqual([`v=DKIM1; p=${'A'.repeat(390)}`]);
    expect(await dns().mx('bounces.dealer.example')).toEqual(['replies.forecourt.example']);
  });

  it('is nothing where there is no such name', async () => {
    expect(await dns().txt('nobody.example')).toEqual([]);
    expect(await dns().mx('nobody.example')).toEqual([]);
  });

  it.each(['silent.example', 'broken.example'])(
    'is unknown where %s gets no answer, and soon',
    async (name) => {
      const [began, before] = [performance.now(), asked];
      await expect(dns().txt(name)).rejects.toThrow(DnsUnanswered);
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(asked).toBeGreaterThan(before);
    },
  );
});
