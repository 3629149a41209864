/** The S3 server of the tests. */
export const testS3 = {
  endpoint: `http://127.0.0.1:${process.env['S3_PORT'] ?? '27000'}`,
  region: process.env['S3_REGION'] ?? 'ap-southeast-2',
  accessKeyId: process.env['S3_ACCESS_KEY_ID'] ?? 'forecourt',
  secretAccessKey: process.env['S3_SECRET_ACCESS_KEY'] ?? 'forecourt-secret',
};

/** The mail server of the tests, and where it shows what it received. */
export const testMail = {
  smtpPort: Number(process.env['SMTP_PORT'] ?? 22_525),
  httpPort: Number(process.env['MAIL_HTTP_PORT'] ?? 22_526),
};
