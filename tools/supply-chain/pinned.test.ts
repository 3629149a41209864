import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const hasDigest = /@sha256:[0-9a-f]{64}$/;

/**
 * Images of development that are named by tag alone, until the update bot, which can ask their registries, pins them.
 * A digest is taken from the registry itself or not at all.
 */
const byTag = [
  'node:24-alpine',
  'node:24-trixie',
  'opensearchproject/opensearch:3.8.0',
  'postgres:18.4',
  'redis:7.0.15',
  'versity/versitygw:v1.8.0',
];

describe('L12 what comes from elsewhere', () => {
  it('is an action by digest, with its version beside it', () => {
    const uses = Array.from(
      read('.github/workflows/ci.yml').matchAll(/uses: (.+)$/gm),
      ([, one = '']) => one,
    );
    expect(uses.length).toBeGreaterThan(2);
    for (const one of uses) expect(one).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('is checked out without leaving credentials behind', () => {
    const workflow = read('.github/workflows/ci.yml');
    const checkouts = workflow.match(/actions\/checkout@[^\n]+\n\s+with:\n\s+persist-credentials: false/g);
    expect(checkouts).toHaveLength(workflow.match(/actions\/checkout@/g)?.length ?? 0);
  });

  it('is an image by digest, or on the list of those that are not yet', () => {
    const compose = Array.from(read('compose.yaml').matchAll(/^ +image: (.+)$/gm), ([, one = '']) => one);
    const container = Array.from(
      read('.devcontainer/Dockerfile').matchAll(/^FROM (\S+)/gm),
      ([, one = '']) => one,
    );
    const unpinned = [...compose, ...container].filter((image) => !hasDigest.test(image));
    expect([...new Set(unpinned)].sort()).toEqual(byTag);
  });

  it('is pinned by the update bot as soon as it can', () => {
    expect(JSON.parse(read('renovate.json'))).toMatchObject({
      extends: expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']) as string[],
    });
  });

  it('is a Python package by digest', () => {
    const lines = read('tools/fuzz/requirements.txt')
      .split('\n')
      .filter((line) => /^\S+==/.test(line));
    const digests = read('tools/fuzz/requirements.txt').match(/--hash=sha256:[0-9a-f]{64}/g);
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(line).toMatch(/^[\w-]+==[\w.]+ \\$/);
    expect(digests?.length).toBeGreaterThanOrEqual(lines.length);
  });
});
