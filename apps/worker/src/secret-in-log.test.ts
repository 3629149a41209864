import { Writable } from 'node:stream';
import { Secret } from '@forecourt/domain/core/secret';
import { pino } from 'pino';
import { expect, it } from 'vitest';

it('TEN-2.2 a secret does not reach the log, however it is handed over', () => {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const log = pino({ level: 'debug' }, sink);
  const secret = new Secret('sk-live-93481');
  log.info(secret, 'as the object');
  log.info({ secret, deep: [{ secret }] }, 'inside one');
  log.info('in the message: %s %o %j', secret, secret, secret);
  log.error(Object.assign(new Error('refused'), { secret, cause: { secret } }));
  log.child({ secret }).warn('bound to a child');
  expect(text.split('\n')).toHaveLength(6);
  expect(text).not.toContain('sk-live');
});
