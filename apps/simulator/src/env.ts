/** Where the simulator answers on this machine; 0 for any free port. */
export const simulatorPort = Number(process.env['SIMULATOR_PORT'] ?? 22_530);

/** It shows every message that it takes to whoever asks: no release has one. */
export const isDevelopment: boolean = process.env['FORECOURT_DEVELOPMENT'] === 'true';

/** The platform's door for messages of the payment provider, what signs them, and where its memory outlives it. */
export const payments = {
  messagesUrl: process.env['SIMULATOR_MESSAGES_URL'] ?? null,
  messagesSecret: process.env['STRIPE_WEBHOOK_SECRET'] ?? 'whsec_development',
  file: process.env['SIMULATOR_PAYMENTS_FILE'] ?? null,
};

/** The platform's door for SMS that come back, and what signs them. */
export const smsAnswers = {
  url: process.env['SMS_ANSWERS_URL'] ?? 'http://localhost:3000/api/sms/messages',
  token: process.env['SMS_ANSWERS_TOKEN'] ?? 'development-sms-answers',
};
