/** Tells whoever started the demo how far it is. */
export interface Report {
  step(what: string): void;
  progress(what: string, done: number, of: number): void;
}

const secondsBetweenLines = 5;

/** Lines with the seconds since the start; a long part has one every few seconds. */
export function lineReport(
  write: (line: string) => void,
  now: () => number = () => performance.now(),
): Report {
  const startedAt = now();
  let spokeAt = startedAt;
  const say = (text: string) => {
    spokeAt = now();
    write(`${((spokeAt - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);
  };
  return {
    step: say,
    progress(what, done, of) {
      if (done === of || now() - spokeAt > secondsBetweenLines * 1000)
        say(`${done.toLocaleString('en-AU')} of ${of.toLocaleString('en-AU')} ${what}`);
    },
  };
}
