import type { Voice } from './voice.ts';

/** A franchise dealer with a manager who checks the words. */
export const plain: Voice = {
  openings: [
    ['used', 'This {car} has just been through our workshop and is ready for its next owner.'],
    ['used', 'Traded by its previous owner on a new {make}, this {model} presents very well for its age.'],
    ['used', 'A tidy {car} in {colour} with {km} km on the clock.'],
    ['new', 'Brand new {car}, available for delivery now.'],
    ['new', 'In the showroom today: the {model} {badge} in {colour}.'],
    ['new', 'Skip the waiting list. This {car} has landed and can be yours this week.'],
    ['new', 'Order cancellation: this {model} {badge} in {colour} is here and ready to go.'],
    ['demo', 'Our own {car} demonstrator, driven by the sales team and serviced on time.'],
    ['demo', 'Save on new with this ex-demonstrator {model} and keep the balance of the factory warranty.'],
    ['electric', 'Fully charged and ready to drive, this {car} shows how easy electric motoring has become.'],
    ['lowKm', 'Very low kilometres for its age: only {km} km travelled.'],
  ],
  middles: [
    ['used', 'It comes with its books, two keys and a full service history from new.'],
    ['used', 'Inspected by our factory-trained technicians and sold with a clear title.'],
    ['used', 'The logbook is stamped up to date and the next service is not due for months.'],
    ['family', 'With {seats} seats there is room for the whole family and the luggage.'],
    ['work', 'Ready for work on Monday and for the coast on Saturday.'],
    ['electric', 'Charge it at home overnight and wake up to a full battery every morning.'],
    ['manual', 'One for people who still like to change gears themselves.'],
    ['new', 'Covered by the full new vehicle warranty and capped price servicing.'],
    ['demo', 'The balance of the new vehicle warranty and roadside assistance stay with the car.'],
    'Finished in {colour}, one of the most asked-for colours of the range.',
    ['fresh', 'Reversing camera, phone mirroring and all the safety you expect of a modern {make}.'],
    ['highKm', 'Mostly country kilometres, and it drives like a car with half of them.'],
    ['used', 'Tyres have plenty of tread and the interior is free of smoke and pet hair.'],
    ['new', 'Choose your accessories now and we fit them before delivery.'],
    ['new', 'Servicing is at fixed prices, and the first check is free.'],
    ['demo', 'It has been washed more often than driven.'],
  ],
  cries: [],
  closings: [
    'Call us on {phone} to arrange a test drive.',
    'Trade-ins are welcome, and finance is available to approved applicants.',
    'We can send you a video walk-around and arrange delivery anywhere in Australia.',
    'Visit {dealer} in {suburb}, or enquire online for a prompt reply.',
    'Ask {person} for a personal video of this {model}.',
  ],
  boilerplate: [
    'Please confirm features and price with {dealer}, as details are supplied by third parties and may change.',
    'Photographs may show optional accessories. {dealer} is family friendly, with a playroom and good coffee.',
  ],
  separator: '|',
};
