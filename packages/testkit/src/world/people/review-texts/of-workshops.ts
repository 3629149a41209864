import { texts } from './review-text.ts';

// Spelling, capitals and full stops are as customers leave them. sic
export const workshopReviewTexts = [
  ...texts(
    'workshop',
    5,
    'In at 7.30 out by 10, called me before they touched anything not on the quote.',
    'Broke down outside {town} on a long weekend and they still fitted me in on the Tuesday. Lifesavers.',
    'Drove in with a dead ute. {staff} had it going by lunch and someone shouted me a sandwich.',
    'Loan car was spotless. Mine came back cleaner than it went in',
    'They showed me the brake pads and said come back in 10 thousand. Could easily of charged me.',
    'Capped price was actually the price. Good coffee as well.',
    'Recall done while I waited, 50 minutes, wifi good enough to work on.',
    'Been servicing here six years. {staff} on the desk remembers my name and the dogs.',
    'Parts counter found a clip nobody else had heard of. $4. Made my week.',
    'Shuttle dropped me at the station and fetched me after work. Easy.',
    'Honest workshop. Other mob quoted a new gearbox, these blokes found a sensor. $310 all up.',
    'Early bird key drop is a winner for shift workers.',
  ),
  ...texts(
    'workshop',
    4,
    'Good service, a bit pricey but you get what you pay for.',
    'Done on time. Would like a text when its ready rather than having to ring.',
    'All good. Waiting room tv stuck on the same ad for an hour lol',
    'Fixed the rattle on the second go. They didnt charge for the second go.',
    'Thorough report with photos of everything. Car wash missed a bit.',
    'Booked online no dramas, they were running half an hour behind on the day.',
  ),
  ...texts(
    'workshop',
    3,
    'Service fine but two weeks wait to get in is too long.',
    'They fixed it but the invoice had a line nobody could explain. Taken off when I asked.',
    'OK job. Seat left all the way back and radio on some country station.',
    'Hard to get someone on the phone, in person they are very good.',
  ),
  ...texts(
    'workshop',
    2,
    'Said they would call by 3, I called at 4.45. Car had been ready since lunch.',
    'Part was on back order for 5 weeks and I had to do the chasing.',
    'Greasy hand print on the roof lining. They cleaned it but I had to drive back in.',
  ),
  ...texts(
    'workshop',
    1,
    'Came in for a noise, left with the noise and a $189 bill for not finding it.',
    'Cancelled my booking by text the night before. No loan car, no sorry.',
  ),
];
