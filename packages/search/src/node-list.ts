export interface NodeList {
  /** Every node once: those that work first, beginning with another one each time, then the dead ones. */
  inTurn(): readonly number[];
  markDead(node: number): void;
  markAlive(node: number): void;
}

/**
 * Which of several nodes to ask next. One that did not answer is left alone for a while, or every search in
 * as many as there are nodes would begin by waiting for it. Where all are dead they are asked nevertheless:
 * nothing else would find out that one is back.
 */
export function nodeList(count: number, deadForMs: number, now: () => number = Date.now): NodeList {
  const deadUntil = Array.from({ length: count }, () => 0);
  let turn = 0;
  return {
    inTurn() {
      turn = (turn + 1) % count;
      const turned = deadUntil.map((_until, index) => (index + turn) % count);
      const isDead = (node: number) => (deadUntil[node] ?? 0) > now();
      return [...turned.filter((node) => !isDead(node)), ...turned.filter(isDead)];
    },
    markDead(node) {
      deadUntil[node] = now() + deadForMs;
    },
    markAlive(node) {
      deadUntil[node] = 0;
    },
  };
}
