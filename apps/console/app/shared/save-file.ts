/** Hands a file to the browser, which keeps it where its person keeps files. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** As it stands in the name of a file. */
export const dayOfFile = () => new Date().toISOString().slice(0, 10);
