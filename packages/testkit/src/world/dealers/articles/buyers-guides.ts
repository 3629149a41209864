import { byline, callToAction, heading, list, steps, table, text, type Block, type Card } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';

/** Whose article it is: the dealer's own opening, writer and way on; what is true everywhere is the same in all. */
interface Guide {
  readonly category: string;
  readonly picture: NonNullable<PageSpec['picture']>;
  readonly daysAgo: number;
  readonly by: readonly [name: string, role: string];
  readonly opening: string;
  readonly wayOn: readonly [title: Card['title'], text: string, label: string, link: string];
}

interface Written {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
}

function guide({ category, picture, daysAgo, by, opening, wayOn }: Guide, written: Written): PageSpec {
  const { slug, title, description, blocks } = written;
  return {
    path: `/blog/${slug}`,
    title,
    description,
    article: category,
    picture,
    publishedDaysAgo: daysAgo,
    blocks: [byline(...by), text(opening), ...blocks, callToAction(...wayOn)],
  };
}

/** What the register of securities tells of a car. */
export function ppsrGuide(said: Guide): PageSpec {
  return guide(said, {
    slug: 'what-a-ppsr-check-tells-you',
    title: 'What a $2 PPSR check tells you, and what it doesn’t',
    description: 'Money owing, write-offs and theft in two minutes, and the five things it won’t show.',
    blocks: [
      text(
        'PPSR stands for Personal Property Securities Register. It’s the Australian Government’s list of who has a claim on what, and for cars it also carries what the police and the registration authorities know. You search it yourself at ppsr.gov.au, it costs $2, and the certificate is in your email before the kettle boils.',
      ),
      heading('What you need'),
      text(
        'The VIN, which is the 17-character number on the compliance plate, at the base of the windscreen or on the registration papers. Search by the VIN and not by the plate: plates move from one car to another, and the VIN stays with the body. Read it off the car itself, then check that it’s the same on the papers. If they differ, stop there.',
      ),
      heading('What the certificate says'),
      list(
        'Whether a lender has a registered interest in the car. If money is owing and it isn’t paid out, the lender may be able to take the car from you, although you owe them nothing.',
        'Whether it was ever recorded as written off. A repairable write-off can come back on the road after an inspection. A statutory write-off can’t be registered again, in any state.',
        'Whether it’s recorded as stolen.',
        'Where and until when it’s registered, with its make, body and colour. If the certificate says white and the car is blue, ask why.',
      ),
      heading('What it doesn’t say'),
      list(
        'Anything about damage that was never written off. Most repairs after a bump aren’t in it.',
        'Whether the kilometres are right.',
        'How it was serviced, and by whom.',
        'How many people owned it.',
        'Fines. Those belong to the person, not to the car.',
      ),
      heading('When to do it'),
      steps(
        'Once before you go and look, so that you don’t fall for a car with a history you can’t live with.',
        'Again on the day you pay, or the day before, and keep the certificate. It’s a picture of one moment, and the date on it is what protects you if a lender turns up later.',
        'If there’s money owing, pay the lender directly and have it confirmed in writing that the interest is discharged. Don’t hand the money over on a promise.',
      ),
      heading('At a dealer'),
      text(
        'A licensed dealer has to sell you a car that is theirs to sell, free of anybody’s claim that you weren’t told of. That comes with the consumer guarantees, and no contract takes it away. It’s still your $2, and a good dealer won’t mind if you spend it while you’re standing there. Ask for the certificate we have, look at its date, and run your own if you like.',
        'Paid sites that sell a “history report” start with the same register and add other sources, such as past listings and odometer readings. That can be worth having. It just isn’t the same thing, and it doesn’t replace the certificate.',
      ),
    ],
  });
}

/** What the second rate in every loan is for. */
export function comparisonRateGuide(said: Guide): PageSpec {
  return guide(said, {
    slug: 'how-to-read-a-comparison-rate',
    title: 'How to read a comparison rate',
    description: 'Two rates stand beside every car loan. The second one is the one to look at.',
    blocks: [
      text(
        'By law, whoever advertises a rate for a personal or car loan has to show a comparison rate beside it. The interest rate is what the lender charges on what you owe. The comparison rate puts the usual fees in as well, and turns the lot into one number, so that a loan with a low rate and high fees can stand next to one with a higher rate and none.',
      ),
      heading('The same $30,000, twice'),
      table('Made-up loans of $30,000 over five years, secured, paid monthly', ['Loan A', 'Loan B'], {
        'Interest rate': ['6.90% p.a.', '7.59% p.a.'],
        'Comparison rate': ['9.03% p.a.', '7.59% p.a.'],
        'To set it up': ['$895', 'Nothing'],
        'Each month': ['$12', 'Nothing'],
        'You pay a month, fee included': ['$604.62', '$602.42'],
        'In all, over five years': ['$37,172', '$36,145'],
      }),
      text(
        'Loan A has the better headline and costs $1,027 more. You’d never see that from the interest rate.',
        'WARNING: These comparison rates are true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
      ),
      heading('What’s in it'),
      list(
        'The interest.',
        'What it costs to set the loan up, if everybody pays it.',
        'Monthly or yearly account fees.',
      ),
      heading('What isn’t'),
      list(
        'Fees for what may never happen, such as paying late or paying out early. Ask for those, because the early one matters if you might sell the car.',
        'Government charges: stamp duty, registration, the transfer.',
        'Anything you’re sold beside it. Insurance and warranties that go on the loan make it larger, and interest runs on them too.',
      ),
      heading('Three things it can’t tell you'),
      steps(
        'Your own rate. Lenders look at your income, your history, the age of the car and the deposit. The rate in an ad is for somebody they’d like to have.',
        'What a balloon does. Leaving a lump to the end makes each repayment smaller and the loan dearer, because you pay interest on that lump the whole way. Have a plan for the day it falls due.',
        'Whether you can afford it. Put the repayment aside for two months before you sign. If that’s easy, it’s the right loan.',
      ),
      heading('Why five years and $30,000?'),
      text(
        'A comparison rate has to be worked out for one of a few standard loans, or nobody’s could be put beside anybody else’s. For cars it’s usually $30,000 over five years, secured by the car. If you’re borrowing $12,000 for three, the set-up fee weighs more and your own number will be higher. If you’re borrowing $60,000, it weighs less.',
        'So use it for what it’s made for: to put two loans in order. Then ask for the dollars: what goes out each week, how often, and what it comes to in all.',
      ),
    ],
  });
}

/** Whether a buyer can change their mind, by state. */
export function coolingOffGuide(said: Guide): PageSpec {
  return guide(said, {
    slug: 'can-you-change-your-mind-about-a-car',
    title: 'Signed, then slept on it: can you change your mind?',
    description:
      'Cooling-off on a car from a licensed dealer, state by state, as we know it in November 2026.',
    blocks: [
      text(
        'There’s no Australia-wide right to change your mind about a car. Each state and territory has its own rule, three have none, and which one counts is where the dealer’s licence is, not where you live. This is how we understand it in November 2026. It’s no legal advice, and rules change: your state’s consumer affairs office has today’s.',
      ),
      heading('State by state'),
      table('Cars bought from a licensed dealer', ['How long', 'What it costs you'], {
        'VIC, new': ['Three clear business days', '$400 or 2% of the price, whichever is more'],
        'VIC, used': ['Three clear business days', '$100 or 1% of the price, whichever is more'],
        'QLD, used': ['Until 5pm on the dealer’s next business day', 'Up to $100'],
        'SA, used': ['Two clear business days, Saturdays count', '$100 or 2%, whichever is less'],
        'NSW, if the dealer arranged your loan': [
          'Until 5pm on the next business day',
          '$250 or 2%, whichever is less',
        ],
        ACT: ['Three business days', '$100 or 1%, whichever is more'],
        'WA, TAS and NT': ['None', 'Once you’ve signed, you’ve bought it'],
      }),
      text(
        '“Clear” means that the day you sign doesn’t count. Sign on a Friday in Victoria, and your three days are Monday, Tuesday and Wednesday. A public holiday doesn’t count either, so a contract from the Thursday before Easter runs well into the week after.',
      ),
      heading('The small print that catches people'),
      list(
        'In Victoria, Queensland and the ACT, driving the car away ends it. If you want the days, leave the car where it is.',
        'You have to say so in writing, in time, to the dealer. A phone call isn’t enough. Send an email and keep it.',
        'It’s for private buyers in most states. A car bought for a business may not be covered.',
        'Auctions and private sales have no cooling-off anywhere.',
        'In some states you can be asked to sign it away. You don’t have to, and a dealer who needs you to is in more of a hurry than you are.',
      ),
      heading('If there’s none where you are'),
      steps(
        'Make it a condition. “Subject to finance” or “subject to my mechanic’s inspection by Friday”, written into the contract, does what a cooling-off period would.',
        'Take the contract home. There’s always another one, whatever the ad says about today only.',
        'Drive it twice: once on the day, and once on the road you drive every morning.',
        'Ask what happens to your deposit if you don’t go on, and have the answer written on the receipt.',
      ),
      heading('Not the same as something being wrong'),
      text(
        'Cooling-off is for changing your mind about a car that’s fine. If the car isn’t what you were told, or breaks when it shouldn’t, that’s another matter: the consumer guarantees apply in every state, to new and used cars from a dealer, with no clock of three days on them. Used cars under a certain age and kilometres also have a statutory warranty in most states. Neither can be signed away.',
        'Some dealers give you days of their own on top. Read who decides, how far you may drive it and whether all that you paid comes back, and have it in the contract rather than in the brochure.',
      ),
    ],
  });
}

/** The weights on the plates of a car and a trailer, in plain words. */
export function towingWeightsGuide(said: Guide): PageSpec {
  return guide(said, {
    slug: 'towing-weights-in-plain-words',
    title: 'Towing weights in plain words',
    description: 'GVM, GCM, ATM, GTM: six numbers, one worked example, and which of them runs out first.',
    blocks: [
      text(
        'The number in the ad, usually 3,500 kilograms for a diesel ute, is only one of six. It’s hardly ever the one that stops you. The others are on the plates of your car and your trailer, and in the handbook. It takes ten minutes to read them, and a weighbridge to be sure.',
      ),
      heading('The six numbers'),
      table('What each one means', ['In plain words', 'Where it stands'], {
        'Towing, braked': ['The most the car may pull', 'Handbook'],
        GVM: ['The most the car may weigh, with you, your gear and the ball load in it', 'Plate on the car'],
        GCM: ['The most car and trailer may weigh together', 'Handbook'],
        ATM: ['The most the trailer may weigh, standing by itself', 'Plate on the trailer'],
        GTM: ['The most that may rest on the trailer’s own wheels', 'Plate on the trailer'],
        'Ball load': ['What presses down on the tow ball', 'Tow bar and handbook'],
      }),
      heading('Worked through once'),
      text(
        'Take a dual cab that weighs 2,200 kilograms with a full tank, has a GVM of 3,100 and a GCM of 6,000, and may tow 3,500. It leaves you 900 kilograms to fill. Two adults, two kids and a dog are 280. A canopy, a fridge, tools and the bull bar are another 320. That’s 600 gone before you’ve hitched anything.',
        'Now hang a van on it that weighs 2,800 loaded. About a tenth presses on the ball, so 280 kilograms go into the car. You’re at 880 of your 900, and the tow rating still says you have 700 kilograms to spare. You don’t. And the two together weigh 5,600 or so of the 6,000 that the GCM allows.',
      ),
      heading('What runs out first'),
      list(
        'The GVM, nearly always, because the ball load counts as load in the car.',
        'The rear axle, which has a limit of its own. The ball hangs behind it and works like a lever.',
        'The GCM, if both the car and the van are full.',
        'The tow rating, last of all.',
      ),
      heading('Before you go'),
      steps(
        'Read all the plates, take a photo of each, and find the GCM in the handbook.',
        'Load everything as you’d leave: water, gas, people, dog.',
        'Go over a public weighbridge three times: the car alone, car and trailer together, and the trailer’s wheels only.',
        'Take the numbers to whoever sold you the car or the van. The plates win over any brochure.',
      ),
      heading('Brakes'),
      text(
        'A trailer up to 750 kilograms GTM on one axle needs none. From 751 to 2,000 it needs brakes on the wheels of at least one axle. Above 2,000 all wheels need them, with a breakaway system that stops the trailer if it comes off. Electric brakes also want a controller within the driver’s reach.',
        'Being over any of these numbers isn’t a technicality. It can be a fine, a defect notice and a reason for an insurer to ask questions. More to the point, it’s the difference between a swaying van that settles and one that doesn’t.',
      ),
    ],
  });
}
