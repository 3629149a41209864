import type { CarSheet } from '@forecourt/app/ports/media/car-sheet-writer.port';

/** A sheet with something in every place. */
export function sampleSheet(overrides: Partial<CarSheet> = {}): CarSheet {
  const rows = Array.from({ length: 30 }, (_, place) => ({ label: `Row ${place}`, text: `Value ${place}` }));
  return {
    look: {
      colours: {
        ink: '#15171a',
        paper: '#ffffff',
        sunk: '#f3f4f5',
        brand: '#15171a',
        onBrand: '#ffffff',
        accent: '#9c1127',
      },
      isUpperCase: false,
      fonts: null,
    },
    brand: { name: 'Harbour', strapline: 'New and used' },
    title: '2021 Toyota Corolla',
    subtitle: 'Ascent Sport',
    price: { amount: '$24,990', basis: 'Drive Away', was: 'Was $26,990, Save $2,000' },
    ribbon: 'Reserved',
    pictures: [],
    keyFacts: rows.slice(0, 8),
    specifications: { heading: 'All specifications', rows },
    features: { heading: 'Features', lines: rows.map(({ text }) => text) },
    comments: { heading: 'Dealer Comments', paragraphs: ['One owner.', 'Full history.'] },
    finance: {
      heading: 'Car Finance',
      pair: [
        { figure: '$119', unit: 'per week' },
        { figure: '9.86% p.a.', unit: 'comparison rate' },
      ],
      facts: rows.slice(0, 5),
      warning: 'WARNING: This comparison rate is true only for the examples given.',
    },
    dealer: {
      name: 'Harbour Yard',
      lines: ['1 Quay Street, Sydney NSW 2000'],
      hours: [{ days: 'Mon-Fri', hours: '8:30am - 5pm' }],
    },
    address: { url: 'https://harbour.example/cars/corolla', shown: 'harbour.example/cars/corolla' },
    foot: ['As of 16 November 2026.'],
    ...overrides,
  };
}
