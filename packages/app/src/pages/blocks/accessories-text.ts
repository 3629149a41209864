/** 34 accessories, as tiles and pages of models say it (DATA-4). */
export function accessoriesText(count: number): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? 'accessory' : 'accessories'}`;
}
