const tests = /(^|\/)test\/|\.(test|spec|contract)\.tsx?$|^packages\/testkit(-db)?\//;
const notWritten = /\.(config|d|generated)\.tsx?$/;

/** A module that programs are made of: no test, no help for tests, no configuration of a tool. */
export function isProductFile(path: string): boolean {
  return /^(packages|apps)\/.*\.tsx?$/.test(path) && !tests.test(path) && !notWritten.test(path);
}
