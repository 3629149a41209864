import { facts, heading, rights, text, type Block } from '../block.ts';
import type { PageSpec } from '../dealer-spec.ts';

/** Who is answerable for a site. */
export interface Publisher {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly abn: string;
}

/** The privacy policy, which also says what is computed by a program (LAW-2). */
export function privacyPolicy({ name, address, email }: Publisher): PageSpec {
  return {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: `How ${name} collects, keeps and uses personal information.`,
    publishedDaysAgo: 210,
    blocks: [
      text(
        `${name} keeps personal information under the Privacy Act 1988 and the Australian Privacy Principles. This page says what we collect, why, who sees it and how to ask us to correct or delete it.`,
      ),
      heading('What we collect'),
      text(
        'When you enquire, try one out, book a service, sell to us or reserve, we collect your name, phone number, email address and what you tell us about your own. When you visit the site we note which pages were opened before an enquiry, so that whoever answers knows what you have already seen.',
        'Before you take one out we ask to see your licence and note its number. We take a copy only where the insurer asks for one.',
      ),
      heading('Who sees it'),
      text(
        'The staff of the dealership you wrote to. If you ask for finance, the lender you choose. If you book a service under a manufacturer’s warranty, that manufacturer. We do not sell lists.',
      ),
      heading('What a program computes'),
      text(
        'Instant offers for a trade-in, finance estimates and the order of what is similar are computed by a program from the details you enter, age, kilometres and market prices. No program refuses you anything: ask, and a person will look at the figures again.',
      ),
      heading('Offers by email and SMS'),
      text(
        'We send them only if you ticked the box, and every message says how to stop them. We act on it within five business days.',
      ),
      heading('Ask us'),
      facts({ Write: email, Post: `Privacy, ${name}, ${address}` }),
      text(
        'We’ll answer within 30 days. If you are not satisfied you can go to the Office of the Australian Information Commissioner.',
      ),
    ],
  };
}

/** Terms of the site: what a price includes, what holding a car means. */
export function termsAndConditions({ name, abn }: Publisher, priceBasis: string): PageSpec {
  return {
    path: '/terms-and-conditions',
    title: 'Terms and conditions',
    publishedDaysAgo: 210,
    blocks: [
      text(`This site is run by ${name}, ABN ${abn}.`),
      heading('Prices'),
      text(priceBasis),
      heading('Stock'),
      text(
        'We list what’s in our yards and correct the list several times a day. A car can sell while you read about it. Specifications come from the manufacturer and from our own inspection; ask us to confirm what matters to you before you pay.',
      ),
      heading('Your rights'),
      rights({ withCoolingOff: true }),
    ],
  };
}

/** The words of the regulation, which every warranty against defects carries (LAW-2). */
export function consumerGuarantees(): Block {
  return rights();
}
