/** Whether this run decides over a change: then a check that cannot be made has failed. */
export const isCi: boolean = process.env['FORECOURT_CI'] === 'true';
