import type { Random } from '../random.ts';

/** Names that many towns give to their streets; which number stands where is invented. */
const names = `
  Albert, Alfred, Arthur, Banksia, Bay, Beach, Bridge, Canal, Chapel, Church, Commercial, Creek, Dawson, Depot,
  Dock, Edward, Factory, Ferry, Foundry, Garden, George, Gordon, Grevillea, Hardware, Harris, High, Industrial,
  Ironbark, James, Jubilee, King, Lagoon, Lime, Macquarie, Main, Market, Mill, Mitchell, Nicholson, Old Quarry,
  Orchard, Park, Pioneer, Princes, Progress, Quarry, Queen, Racecourse, Railway, Regent, River, Robertson,
  Showground, Smith, Spencer, Station, Sturt, Tannery, Union, Victoria, Walker, Waratah, Wattle, Wharf, William,
  Wilson, Woolstore`
  .split(',')
  .map((name) => name.trim());

const kinds = {
  Street: 10,
  Road: 9,
  Avenue: 3,
  Drive: 3,
  Parade: 2,
  Terrace: 1,
  Highway: 1,
  Court: 1,
} as const;

/** A street and a number on it: '218 Station Road'. */
export function streetFor(random: Random): string {
  const number = random.chance(0.1)
    ? `${random.int(2, 90)}-${random.int(91, 120)}`
    : `${random.chance(0.12) ? `${random.int(1, 12)}/` : ''}${random.int(1, 480)}`;
  return `${number} ${random.pick(names)} ${random.weighted(kinds)}`;
}
