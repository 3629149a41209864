import { join } from 'node:path';
import { megabytes } from './disk-space.ts';
import { answersOnPort } from './ports.ts';
import type { Service } from './service.ts';

export interface MailOptions {
  readonly folder: string;
  readonly smtpPort: number;
  readonly httpPort: number;
}

/** The mail server of mail-server.ts in a process of its own. */
export function mailService({ folder, smtpPort, httpPort }: MailOptions): Service {
  return {
    name: 'mail',
    folder,
    ports: [
      { variable: 'SMTP_PORT', port: smtpPort },
      { variable: 'MAIL_HTTP_PORT', port: httpPort },
    ],
    startTimeoutSeconds: 30,
    stopSignal: 'SIGTERM',
    needsFreeBytes: megabytes(10),
    async fetch() {},
    async configure() {},
    async command() {
      return {
        file: process.execPath,
        args: [join(import.meta.dirname, 'run-mail-server.ts'), String(smtpPort), String(httpPort)],
      };
    },
    async isHealthy() {
      const response = await fetch(`http://127.0.0.1:${httpPort}/messages?limit=1`, {
        signal: AbortSignal.timeout(1000),
      }).catch(() => null);
      return response?.ok === true && (await answersOnPort(smtpPort));
    },
  };
}
