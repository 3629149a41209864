import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { modelDescription } from './model-description.ts';

const { models } = settingsWith();
const describeModel = (shortDescription: string | null, description: string | null = null) =>
  modelDescription({ shortDescription, description }, models);

describe('RULE-16.2 the description of a model', () => {
  it('is the short one, else the long one, else none', () => {
    expect(describeModel('Short.', 'Long.')).toBe('Short.');
    expect(describeModel('null', ' Long. ')).toBe('Long.');
    expect(describeModel(null, '')).toBeNull();
  });

  it('is cut at 200 characters', () => {
    const text = 'a'.repeat(200);
    expect(describeModel(text)).toBe(text);
    expect(describeModel(`${text}b`)).toBe(`${text}…`);
  });

  it('is cut where the site says', () => {
    const settings = { descriptionLength: 5 };
    expect(modelDescription({ shortDescription: 'Roomy ute', description: null }, settings)).toBe('Roomy…');
    expect(modelDescription({ shortDescription: 'Ute  for work', description: null }, settings)).toBe('Ute…');
  });

  it('is cut after a whole word, and after no comma', () => {
    const settings = { descriptionLength: 12 };
    const cutTo = (shortDescription: string) =>
      modelDescription({ shortDescription, description: null }, settings);
    expect(cutTo('Roomy, quiet and cheap')).toBe('Roomy, quiet…');
    expect(cutTo('Roomy, quieter and cheap')).toBe('Roomy…');
  });

  it('counts characters as a reader does', () => {
    const accented = 'e\u0301';
    expect(describeModel(accented.repeat(200))).toBe(accented.repeat(200));
    expect(describeModel(accented.repeat(201))).toBe(`${accented.repeat(200)}…`);
    expect(describeModel('🚙'.repeat(201))).toBe(`${'🚙'.repeat(200)}…`);
  });
});
