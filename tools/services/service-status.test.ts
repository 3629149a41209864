import { describe, expect, it } from 'vitest';
import { isAsExpected, serviceState, statusTable, type ServiceStatus } from './service-status.ts';

const redis: ServiceStatus = { name: 'redis', state: 'running', pid: 7, ports: [6001] };
const mail: ServiceStatus = { name: 'mail', state: 'stopped', pid: null, ports: [6002, 6003] };

describe('the state of the services', () => {
  it.each([
    [{ isRecorded: false, isAlive: false, isHealthy: false }, 'stopped'],
    [{ isRecorded: true, isAlive: false, isHealthy: false }, 'died'],
    [{ isRecorded: true, isAlive: true, isHealthy: false }, 'not answering'],
    [{ isRecorded: true, isAlive: true, isHealthy: true }, 'running'],
  ])('%o is %s', (facts, state) => {
    expect(serviceState(facts)).toBe(state);
  });

  it('is as expected when all that was started, or all that was named, runs', () => {
    expect(isAsExpected([redis, mail], false)).toBe(true);
    expect(isAsExpected([redis, mail], true)).toBe(false);
    expect(isAsExpected([redis, { ...mail, state: 'died' }], false)).toBe(false);
    expect(isAsExpected([mail], false)).toBe(false);
  });

  it('is a table', () => {
    expect(statusTable([redis, mail])).toBe(
      ['redis  running  pid 7  127.0.0.1:6001', 'mail   stopped         127.0.0.1:6002 127.0.0.1:6003'].join(
        '\n',
      ),
    );
  });
});
