import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Stands in every file that carries something; nothing that comes out may have it in it. */
export const payload = '<script>PAYLOAD-7F3A</script>';

export interface HostileFile {
  readonly what: string;
  readonly bytes: Buffer;
}

type Random = () => number;
type Sample = { readonly what: string; readonly bytes: Buffer };

/** What is sent to break a reader of photographs: the same files for the same seed. */
export async function* hostileFiles(
  count: number,
  seed: number,
  heic: Buffer,
): AsyncGenerator<HostileFile, void> {
  const random = randomOf(seed);
  const samples = await samplesOf(heic);
  for (let nth = 0; nth < count; nth += 1) {
    const sample = pick(samples, random);
    yield pick(manners, random)(sample, random);
  }
}

const textBomb = png(8, 8, [
  chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\u0000\u0000', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]),
  ),
]);

const manners: readonly ((sample: Sample, random: Random) => HostileFile)[] = [
  function truncated({ what, bytes }, random) {
    return { what: `${what}, cut off`, bytes: bytes.subarray(0, Math.floor(random() * bytes.length)) };
  },
  function flipped({ what, bytes }, random) {
    const copy = Buffer.from(bytes);
    const flips = 1 + Math.floor(random() * 40);
    for (let flip = 0; flip < flips; flip += 1) {
      copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
    }
    return { what: `${what}, with ${flips} other bytes`, bytes: copy };
  },
  function headDamaged({ what, bytes }, random) {
    const copy = Buffer.from(bytes);
    const place = 4 + Math.floor(random() * Math.min(600, copy.length - 8));
    copy.writeUInt32BE(Math.floor(random() * 0xff_ff_ff_ff), Math.min(place, copy.length - 4));
    return { what: `${what}, with another number in its head`, bytes: copy };
  },
  function followed({ what, bytes }, random) {
    const tail = pick(
      [payload, `<?php ${payload}`, `PK\u0003\u0004${payload}`, `%PDF-1.7 ${payload}`],
      random,
    );
    return { what: `${what}, with something behind it`, bytes: Buffer.concat([bytes, Buffer.from(tail)]) };
  },
  function preceded({ what, bytes }) {
    return { what: `${what}, with a page before it`, bytes: Buffer.concat([Buffer.from(payload), bytes]) };
  },
  function carrying({ what, bytes }) {
    return { what: `${what}, with a page in its comment`, bytes: withComment(bytes) };
  },
  function spliced({ what, bytes }, random) {
    const half = Math.floor(bytes.length / 2);
    const noise = Buffer.from(Array.from({ length: 500 }, () => Math.floor(random() * 256)));
    const parts = [bytes.subarray(0, half), noise, bytes.subarray(half)];
    return { what: `${what}, with noise in its middle`, bytes: Buffer.concat(parts) };
  },
  function bomb(_, random) {
    const side = pick([20_000, 60_000, 0x7f_ff_ff_ff], random);
    return { what: `a PNG of ${side} x ${side}`, bytes: pngClaiming(side, side) };
  },
  function longRow(_, random) {
    const width = pick([0x7f_ff_ff_ff, 16_000_000, 1], random);
    return { what: `a PNG of ${width} x 3`, bytes: pngClaiming(width, 3) };
  },
  function gifBomb(_, random) {
    const bytes = Buffer.from('GIF89a\u0000\u0000\u0000\u0000\u0080\u0000\u0000', 'latin1');
    bytes.writeUInt16LE(65_535, 6);
    bytes.writeUInt16LE(65_535, 8);
    const noise = Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256)));
    return { what: 'a GIF of 65,535 x 65,535', bytes: Buffer.concat([bytes, noise]) };
  },
  function withText() {
    return { what: 'a PNG with 50 MB of text', bytes: textBomb };
  },
  function otherKind(_, random) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${payload}</svg>`;
    const kinds = [
      drawing,
      `<?xml version="1.0"?>${drawing}`,
      payload,
      `%PDF-1.4 ${payload}`,
      'MZ',
      '#!/bin/sh',
      '',
    ];
    return { what: 'no photograph', bytes: Buffer.from(pick(kinds, random)) };
  },
  function noise(_, random) {
    const length = Math.floor(random() * 3_000);
    const bytes = Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
    const heads = [[0xff, 0xd8, 0xff, 0xe0], [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], []];
    return { what: 'noise', bytes: Buffer.concat([Buffer.from(pick(heads, random)), bytes]) };
  },
  function untouched({ what, bytes }) {
    return { what, bytes };
  },
];

async function samplesOf(heic: Buffer): Promise<readonly [Sample, ...Sample[]]> {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#a81c1c' } });
  const [jpeg, progressive, png8, gif, webp, tiff] = await Promise.all([
    picture
      .clone()
      .jpeg()
      .withExif({ IFD0: { Copyright: payload } })
      .toBuffer(),
    picture.clone().jpeg({ progressive: true }).toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().tiff().toBuffer(),
  ]);
  return [
    { what: 'a JPEG', bytes: jpeg },
    { what: 'a progressive JPEG', bytes: progressive },
    { what: 'a PNG', bytes: png8 },
    { what: 'a GIF', bytes: gif },
    { what: 'a HEIC', bytes: heic },
    { what: 'a WebP', bytes: webp },
    { what: 'a TIFF', bytes: tiff },
  ];
}

/** As a comment of its own kind, where the kind has one. */
function withComment(bytes: Buffer): Buffer {
  if (bytes[0] === 0xff) {
    const comment = Buffer.from(payload);
    const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    return Buffer.concat([bytes.subarray(0, 2), head, comment, bytes.subarray(2)]);
  }
  if (bytes[0] === 0x89) {
    const text = chunk('tEXt', Buffer.from(`Comment\u0000${payload}`, 'latin1'));
    return Buffer.concat([bytes.subarray(0, 33), text, bytes.subarray(33)]);
  }
  return Buffer.concat([bytes, Buffer.from(payload)]);
}

function pngClaiming(width: number, height: number): Buffer {
  return png(width, height, []);
}

function png(width: number, height: number, before: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(100_000, (width * 3 + 1) * height)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...before,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function pick<T>(from: readonly T[], random: Random): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
