import type { Voice } from './voice.ts';

/** A country dealer who knows the last owner by name. */
export const family: Voice = {
  openings: [
    [['used', 'oneOwner', 'ownMake'], 'We sold this {model} new and have serviced it since.'],
    ['used', 'Came in on trade for a D-MAX, and {person} took it home for the weekend before we priced it.'],
    ['used', 'You don’t see many as straight as this {colour} {model}.'],
    ['used', 'Off a school teacher in Canowindra who kept every receipt.'],
    ['used', 'Belonged to the couple who run the bakery. Smells faintly of finger buns.'],
    [
      ['used', 'engine'],
      'The tyres are new, the timing is done, and the stone chips are where you’d expect them.',
    ],
    ['used', 'Two dogs and a swag, that’s all it ever carried. We’ve had the dog hair out.'],
    ['used', '{person} bought it at the clearing sale and wishes there had been a second one.'],
    ['used', 'Farm kept and shed kept, which are not the same thing. This one was both.'],
    [['used', 'highKm'], 'It did the Orange run twice a week, so the motor has never been cold for long.'],
    [['used', 'hatch'], 'A tidy one for a first car: cheap on rego, cheap on tyres, easy to park at TAFE.'],
    [
      ['used', 'work'],
      'A good honest {model} off a property out of town. The tray’s had a life, the motor hasn’t.',
    ],
    [
      ['used', 'work'],
      'Towed a float to every show in the district. Brake controller and towbar stay on it.',
    ],
    [['used', 'work'], 'Ex council, serviced every 10,000, and there’s a folder to prove it.'],
    ['new', 'This {model} is on the floor and ready to be registered in your name.'],
    [['new', 'arrived'], 'Landed this week. {person} has had the plastic off the seats and that’s all.'],
    ['new', 'We ordered this {colour} one for ourselves and thought better of it.'],
    ['demo', '{person} has been driving this {model} and is sorry to see it go.'],
    ['demo', 'Our own loan car, so we know exactly who has driven it.'],
  ],
  middles: [
    ['lowKm', 'It has done {km} km, most of them to town and back.'],
    ['highKm', 'The {km} km are country kilometres: long, straight and not many red lights.'],
    ['used', 'Our own mechanics went over it: front pads, a battery and a windscreen chip, all done.'],
    [
      'used',
      'There’s a mark on the left rear door the size of a fifty cent piece. We left it so you can see it.',
    ],
    ['used', 'Serviced here at its last birthday. The next one is on us if you buy it.'],
    ['used', 'Both keys, the book and a cargo mat. The spare has never been down.'],
    [
      'family',
      'Three child seats go across the back without an argument, and there are {seats} seats in all.',
    ],
    [['used', 'work'], 'We’ve had two tonne behind it up the Cowra hill and it held fourth.'],
    ['manual', 'It’s a manual, so the kids can learn on it.'],
    ['electric', 'There’s a charger out the front now, so come and try one before you make up your mind.'],
    ['fresh', 'Phone mirroring works with a cord, not without. We tried both.'],
    [['new', 'work'], 'Bring the trailer and we’ll show you how it tows.'],
    ['new', 'We service what we sell, just behind the showroom.'],
    'If it’s the wrong car for what you do, we’ll tell you before you drive it.',
  ],
  cries: [],
  closings: [
    'Give {person} a ring on {phone}. If we’re under a car we’ll ring you back.',
    'We’ll bring it out to you for a drive if you can’t get to {suburb}.',
    'We take trade-ins of all sorts, including the ute the dog rides in.',
    'Ring {phone} during the day, or leave a message and we’ll call after tea.',
  ],
  boilerplate: [
    '{dealer} has been looking after the district for three generations. Everything we sell has been through our own workshop.',
  ],
  separator: '|',
};
