/** Where the Redis of this machine answers. */
export const redisPort = Number(process.env['REDIS_PORT'] ?? 26_380);

/** The browser of the system. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
