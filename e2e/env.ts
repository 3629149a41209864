/** The browser of the system: Debian's package puts it here. A browser is never downloaded. */
export const chromiumPath: string = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
