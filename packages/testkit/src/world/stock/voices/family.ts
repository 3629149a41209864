import type { Voice } from './voice.ts';

/** A country dealer who knows the last owner by name. */
export const family: Voice = {
  openings: [
    ['used', 'We sold this {model} new and have looked after it ever since.'],
    ['used', 'A local one-owner {car}, traded on an upgrade by a customer we have known for years.'],
    ['used', 'You do not see many as straight as this {colour} {model}.'],
    [
      'work',
      'A good honest {model} off a property out of town. It has worked, and it has been looked after.',
    ],
    ['new', 'This {car} is on the floor and ready to be registered in your name.'],
    ['demo', '{person} has been driving this {model} and is sorry to see it go.'],
    'Come and have a look at this {car}. No pressure, and the kettle is on.',
  ],
  middles: [
    ['lowKm', 'It has only done {km} km, most of them to town and back.'],
    ['highKm', 'The {km} km are country kilometres, and it was serviced here every ten thousand of them.'],
    ['used', 'Our own mechanics have been over it and fixed what needed fixing.'],
    [
      'used',
      'There is a mark on the left rear door, which we have left so that you can see it for yourself.',
    ],
    [
      'family',
      'Three child seats go across the back without an argument, and there are {seats} seats in all.',
    ],
    ['work', 'Tows well, carries what you ask of it and starts every morning.'],
    ['manual', 'It is a manual, so the kids can learn on it.'],
    ['electric', 'We have a charger out the front now, so come and try one before you make up your mind.'],
    'It is a comfortable car for the long drives we all do out here.',
    ['new', 'Bring the trailer and we will show you how it tows.'],
    ['new', 'We service what we sell, just behind the showroom.'],
  ],
  cries: [],
  closings: [
    'Give {person} a ring on {phone}. If we are under a car we will ring you back.',
    'We will bring it out to you for a drive if you cannot get to {suburb}.',
    'We take trade-ins of all sorts, including the ute the dog rides in.',
    'Ring {phone} during the day, or leave a message and we will call after tea.',
  ],
  boilerplate: [
    '{dealer} has been looking after the district for three generations. Everything we sell has been through our own workshop.',
  ],
  separator: '|',
};
