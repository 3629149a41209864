import { expect, it } from 'vitest';
import { modelOfMake } from './model-of-make.ts';
import { namedMakes } from './named-makes.ts';

const makes = namedMakes([
  { make: 'Tesla', models: ['Model 3', 'Model Y'] },
  { make: 'Yamaha', models: ['YZF-R3', 'YZF-R7'] },
  { make: 'BYD', models: ['Shark 6', 'Atto 3'] },
  { make: 'Mazda', models: ['3', 'CX-5'] },
]);

it.each([
  ['tesla', 'y', 'Tesla Model Y'],
  ['tesla', '3', 'Tesla Model 3'],
  ['tesla', 'model', undefined],
  ['tesla', 'q', undefined],
  ['yamaha', 'r3', 'Yamaha YZF-R3'],
  ['yamaha', 'yzf', undefined],
  ['byd', 'shark', 'BYD Shark 6'],
  ['byd', '3', undefined],
  ['mazda', '3', 'Mazda 3'],
  ['mazda', 'cx 5', 'Mazda CX-5'],
])('beside %s, %s is %s', (make, words, value) => {
  const named = makes.find(({ code }) => code === make);
  expect(named && modelOfMake(named, words.split(' '))?.values[0]).toBe(value);
});
