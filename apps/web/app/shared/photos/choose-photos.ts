import type { PhotoFaultView, PhotoRules } from '@forecourt/app/shared/photo-rules';
import { acceptImages, type ImageFile } from '@forecourt/domain/trade-in/image-limits';

/** Which of the chosen files are sent, beside those that are there, and what is said of the others. */
export function choosePhotos(
  files: readonly File[],
  presentCount: number,
  rules: PhotoRules,
): { readonly accepted: readonly File[]; readonly faults: readonly PhotoFaultView[] } {
  const chosen = files.map((file) => ({ file, name: file.name, type: file.type, bytes: file.size }));
  const { accepted, alerts } = acceptImages(chosen, presentCount, rules);
  const refused = chosen.filter((one) => !accepted.includes(one));
  return { accepted: accepted.map(({ file }) => file), faults: faultsOf(refused, alerts, rules) };
}

/** Each sentence with the files that it is about: what is wrong with a file alone, else that there is no more room. */
function faultsOf(
  refused: readonly ImageFile[],
  alerts: readonly string[],
  rules: PhotoRules,
): readonly PhotoFaultView[] {
  const about = refused.map((file) => {
    const [text = alerts.at(-1) ?? ''] = acceptImages([file], 0, rules).alerts;
    return { text, name: file.name };
  });
  return [...Map.groupBy(about, ({ text }) => text)].map(([text, files]) => ({
    text,
    names: files.map(({ name }) => name),
  }));
}
