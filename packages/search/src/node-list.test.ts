import { describe, expect, it } from 'vitest';
import { nodeList } from './node-list.ts';

describe('the nodes of a cluster', () => {
  it('are asked in turn', () => {
    const list = nodeList(3, 5_000);
    const firsts = Array.from({ length: 6 }, () => list.inTurn()[0]);
    expect(firsts).toEqual([1, 2, 0, 1, 2, 0]);
  });

  it('are asked last for a while after they failed, and are never forgotten', () => {
    let now = 0;
    const list = nodeList(3, 5_000, () => now);
    list.markDead(1);
    for (let turn = 0; turn < 3; turn += 1) expect(list.inTurn().at(-1)).toBe(1);
    now = 5_000;
    expect(Array.from({ length: 3 }, () => list.inTurn()[0])).toContain(1);
    list.markDead(1);
    list.markAlive(1);
    expect(Array.from({ length: 3 }, () => list.inTurn()[0])).toContain(1);
    for (const node of [0, 1, 2]) list.markDead(node);
    expect(list.inTurn()).toHaveLength(3);
  });
});
