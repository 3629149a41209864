import { S3Client } from '@aws-sdk/client-s3';

export interface S3Place {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const connectMs = 1_000;

/** A client of an S3 server. Nothing is connected yet; `answerMs` is for one try, of which there are two. */
export function connectS3(
  { accessKeyId, secretAccessKey, ...place }: S3Place,
  responseTimeoutMs: number,
): S3Client {
  return new S3Client({
    ...place,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: responseTimeoutMs },
  });
}
