/** Where people and build machines keep their copies. A path below one of these exists on one machine only. */
const homes = ['home', 'Users', 'root', 'tmp', 'var/tmp', 'mnt', 'work', 'workspace', 'workspaces'];
const unix = new RegExp(String.raw`(?<![\w.:/~$}*-])/(${homes.join('|')})/[\w.@-]`);
const windows = /\b[A-Z]:\\+Users\\/i;

/** Says where a committed text names a folder of one machine. */
export function machinePath(text: string): string | undefined {
  const line = text.split('\n').findIndex((one) => unix.test(one) || windows.test(one));
  return line === -1 ? undefined : `names a folder of one machine on line ${line + 1}`;
}
