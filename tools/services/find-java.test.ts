import { describe, expect, it } from 'vitest';
import { chooseJava } from './find-java.ts';

const java = (major: number) => ({ home: `/jvm/${major}`, major });

describe('the Java of OpenSearch', () => {
  it.each([
    ['JAVA_HOME when it is new enough', java(21), [java(25)], java(21)],
    ['the newest installed when JAVA_HOME is too old', java(17), [java(17), java(25), java(21)], java(25)],
    ['the newest installed without JAVA_HOME', null, [java(21)], java(21)],
    ['none when all are too old', java(11), [java(17)], null],
    ['none when there is none', null, [], null],
  ])('is %s', (_title, preferred, installed, expected) => {
    expect(chooseJava(preferred, installed)).toEqual(expected);
  });
});
