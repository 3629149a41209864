import { describe, expect, it } from 'vitest';
import { modelsByBody } from './models-by-body.ts';

const model = (
  name: string,
  position: number,
  manufacturerBody: readonly string[],
  bodyStyle: string | null = null,
) => ({
  name,
  position,
  manufacturerBody,
  bodyStyle,
});

const shelves = (models: readonly ReturnType<typeof model>[]) =>
  modelsByBody(models).map(({ body, href, models: shelved }) => [
    body,
    href,
    shelved.map(({ name }) => name),
  ]);

describe('NAV-2.1 models by body', () => {
  it('stand in the order of the manufacturer, then by name', () => {
    expect(
      shelves([
        model('BT-50', 3, ['Ute']),
        model('CX-5', 2, ['SUV']),
        model('CX-3', 2, ['SUV']),
        model('Mazda3', 1, ['Hatch', 'Sedan']),
      ]),
    ).toEqual([
      ['Hatch', '/models?body=Hatch', ['Mazda3']],
      ['Sedan', '/models?body=Sedan', ['Mazda3']],
      ['SUV', '/models?body=SUV', ['CX-3', 'CX-5']],
      ['Ute', '/models?body=Ute', ['BT-50']],
    ]);
  });

  it('are listed once under a body, and under three at most', () => {
    expect(shelves([model('A', 1, ['SUV', 'suv', 'Wagon', 'Van']), model('B', 2, ['Suv'])])).toEqual([
      ['SUV', '/models?body=SUV', ['A', 'B']],
      ['Wagon', '/models?body=Wagon', ['A']],
    ]);
  });

  it('go by the body style where no category is known', () => {
    expect(shelves([model('A', 1, ['null', ' '], ' Coupe '), model('B', 2, ['SUV'], 'Coupe')])).toEqual([
      ['Coupe', '/models?body=Coupe', ['A']],
      ['SUV', '/models?body=SUV', ['B']],
    ]);
  });

  it('HOME-2 that say nothing of their body come last, under all models', () => {
    expect(shelves([model('A', 1, []), model('B', 2, ['SUV']), model('C', 3, [], 'null')])).toEqual([
      ['SUV', '/models?body=SUV', ['B']],
      [null, '/models', ['A', 'C']],
    ]);
  });

  it('are none without models', () => {
    expect(modelsByBody([])).toEqual([]);
  });
});
