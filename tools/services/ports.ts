import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from './service.ts';
import { ServiceProblem } from './service-problem.ts';
import { portHolder } from './port-holder.ts';

/** Binding is the only question whose answer is the kernel's own. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** With a second's patience: a client may have been given the port for a moment. */
export async function requireFreePorts(service: Pick<Service, 'name' | 'ports'>): Promise<void> {
  const deadline = Date.now() + 1000;
  for (const { port, variable } of service.ports) {
    while (!(await isPortFree(port))) {
      if (Date.now() > deadline) throw new ServiceProblem(portTaken(service.name, variable, port));
      await sleep(50);
    }
  }
}

function portTaken(name: string, variable: string, port: number): string {
  const holder = portHolder(port);
  return `${name} needs port ${port}, which ${holder ? `${holder.program} (pid ${holder.pid})` : 'another program'} uses. Stop that program, or choose another ${variable} in .env.`;
}

/** Whether something accepts connections there. */
export function answersOnPort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}

/** A port nobody uses at this moment, for private servers of tests. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
