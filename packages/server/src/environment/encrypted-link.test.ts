import { describe, expect, it } from 'vitest';
import { isEncryptedDatabase, isEncryptedLink } from './encrypted-link.ts';

describe('M1 a link is encrypted, or stays on this machine', () => {
  it.each([
    ['https://search.example', true],
    ['rediss://cache.example:6380', true],
    ['http://127.0.0.1:9200', true],
    ['redis://localhost:6379', true],
    ['http://[::1]:9200', true],
    ['http://search.example', false],
    ['redis://10.0.0.7:6379', false],
    ['http://127.0.0.1.example:9200', false],
    ['http://localhost.example', false],
    ['http://user@127.0.0.1@search.example', false],
    ['no address', false],
  ])('%s: %s', (address, isFine) => {
    expect(isEncryptedLink(address)).toBe(isFine);
  });

  it.each([
    ['postgres://app:key@db.example/forecourt?sslmode=verify-full', true],
    ['postgres://app:key@127.0.0.1:5432/forecourt', true],
    ['postgres://app:key@base/forecourt?host=/var/run/postgresql', true],
    ['postgres://app:key@db.example/forecourt', false],
    ['postgres://app:key@db.example/forecourt?sslmode=require', false],
    ['postgres://app:key@db.example/forecourt?sslmode=no-verify', false],
    ['postgres://app:key@db.example/forecourt?sslmode=verify-full&sslmode=disable', false],
    ['postgres://app:key@db.example/forecourt?sslmode=verify-full&ssl=0', false],
    ['postgres://app:key@127.0.0.1/forecourt?host=db.example', false],
  ])('%s: %s', (address, isFine) => {
    expect(isEncryptedDatabase(address)).toBe(isFine);
  });
});
