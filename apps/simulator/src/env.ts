/** Where the simulator answers on this machine; 0 for any free port. */
export const simulatorPort = Number(process.env['SIMULATOR_PORT'] ?? 22_530);
