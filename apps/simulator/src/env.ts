/** Where the simulator answers on this machine; 0 for any free port. */
export const simulatorPort = Number(process.env['SIMULATOR_PORT'] ?? 22_530);

/** It shows every message that it takes to whoever asks: no release has one. */
export const isDevelopment: boolean = process.env['FORECOURT_DEVELOPMENT'] === 'true';
