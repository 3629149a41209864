import { placesOf } from './place.ts';

export const tasPlaces = placesOf('TAS', 'Australia/Hobart', [
  ['Hobart', '7000', -42.882, 147.327],
  ['Sandy Bay', '7005', -42.896, 147.325],
  ['Moonah', '7009', -42.848, 147.3],
  ['Glenorchy', '7010', -42.832, 147.276],
  ['Derwent Park', '7009', -42.837, 147.306],
  ['Rosny Park', '7018', -42.867, 147.369],
  ['Kingston', '7050', -42.976, 147.308],
  ['Huonville', '7109', -43.031, 147.049],
  ['Launceston', '7250', -41.437, 147.138],
  ['Invermay', '7248', -41.423, 147.131],
  ['Devonport', '7310', -41.177, 146.351],
  ['Ulverstone', '7315', -41.157, 146.171],
  ['Burnie', '7320', -41.053, 145.907],
  ['Smithton', '7330', -40.844, 145.124],
  ['Queenstown', '7467', -42.08, 145.556],
]);
