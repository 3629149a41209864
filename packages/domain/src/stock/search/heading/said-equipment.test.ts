import { expect, it } from 'vitest';
import { isAllEquipment, saidEquipment } from './said-equipment.ts';

it.each<[string, readonly string[], boolean]>([
  ['"Sunroof" "roof racks"', ['sunroof', 'roof racks'], true],
  ['"sunroof" one owner', ['sunroof'], false],
  ['"free money"', [], false],
  ['sunroof', [], false],
  ['', [], true],
])('SRCH-19 of %s a heading says %j', (query, said, isAll) => {
  expect([saidEquipment(query), isAllEquipment(query)]).toEqual([said, isAll]);
});
