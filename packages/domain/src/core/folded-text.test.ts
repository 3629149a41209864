import { describe, expect, it } from 'vitest';
import { codeOf, foldedText } from './folded-text.ts';

describe('a folded text', () => {
  it('has small letters without accents', () => {
    expect(['Škoda', 'CITROËN C3', 'Ténéré'].map(foldedText)).toEqual(['skoda', 'citroen c3', 'tenere']);
  });

  it('is a code without its punctuation', () => {
    expect(['Hi-Lux', 'AB 12·CD', 'ID.4', '--'].map(codeOf)).toEqual(['hilux', 'ab12cd', 'id4', '']);
  });
});
