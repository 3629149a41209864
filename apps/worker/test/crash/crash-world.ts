import type { CarId } from '@forecourt/domain/core/ids';

/** What the processes of a crash test are told, as JSON in their first argument. */
export interface CrashWorld {
  readonly webUrl: string;
  readonly workerUrl: string;
  readonly consoleUrl: string;
  readonly jobsUrl: string;
  readonly indexerUrl: string;
  readonly loaderUrl: string;
  /** The slug of the site. */
  readonly site: string;
  readonly carIds: readonly CarId[];
}

export interface SetUpOrder {
  readonly webhookPort: number;
}

export interface WorkerOrder {
  readonly mailPort: number;
}

export const secretsKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`;
export const signingKey = 'a key of a dealer';
export const mailFrom = 'leads@forecourt.example';

/** The first argument of the process. */
export function orderOf(): unknown {
  return JSON.parse(process.argv[2] ?? '{}');
}
