/** The browser of the system. */
export const chromiumPath: string = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
