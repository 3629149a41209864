/** Where the Redis of this machine answers. */
export const redisPort = Number(process.env['REDIS_PORT'] ?? 26_380);
