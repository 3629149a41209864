/** A program to run in the background, as the service's unprivileged user. */
export interface ServiceCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface ServicePort {
  /** The variable of .env a person changes when the port is taken. */
  readonly variable: string;
  readonly port: number;
}

/** One server of the development platform. The runner knows pid files, ports, users and waiting; a service knows itself. */
export interface Service {
  readonly name: string;
  /** Everything it writes is in here, and goes with `reset`. */
  readonly folder: string;
  readonly ports: readonly ServicePort[];
  readonly startTimeoutSeconds: number;
  readonly stopSignal: 'SIGINT' | 'SIGTERM';
  /** Free space without which it would start only to fail later, in a way nobody understands. */
  readonly needsFreeBytes: number;
  /** Brings the program onto this machine, once. */
  fetch(): Promise<void>;
  /** Writes what the program reads; called before every start, never while it runs. */
  configure(): Promise<void>;
  command(): Promise<ServiceCommand>;
  isHealthy(): Promise<boolean>;
  /** What must exist once it answers (roles, buckets). Runs on every start, so it repeats without harm. */
  prepare?(): Promise<void>;
  beforeStop?(): Promise<void>;
  /** Processes that outlive the main one when it was killed. */
  leftovers?(): number[];
}
