// @vitest-environment jsdom
import type { PhoneRevealView } from '@forecourt/app/shared/phone-reveal.view';
import { expect, it } from 'vitest';
import { PhoneReveal } from './phone-reveal.tsx';
import { draw } from './test/draw.ts';

const maskedOf = (location: string): PhoneRevealView => ({
  kind: 'masked',
  shown: '(02) *********',
  revealText: 'Show number',
  action: '/api/phone-reveals',
  field: { name: 'location_id', value: location },
});

it('RULE-11.1 a number that the page shows whole is masked nowhere else, and others stay masked', async () => {
  const drawing = await draw(
    <>
      <header>
        <PhoneReveal phone={maskedOf('cowra')} />
        <PhoneReveal phone={maskedOf('young')} />
      </header>
      <PhoneReveal
        phone={{ kind: 'shown', shown: '(02) 5550 1234', href: 'tel:0255501234', locationId: 'cowra' }}
      />
    </>,
  );
  const header = drawing.root.querySelector('header');
  expect([...(header?.querySelectorAll('.ph-n') ?? [])].map((one) => one.textContent)).toEqual([
    '(02) 5550 1234',
    '(02) *********',
  ]);
  expect(header?.querySelector('a')?.getAttribute('href')).toBe('tel:0255501234');
  expect(document.activeElement).toBe(document.body);
  await drawing.remove();
});
