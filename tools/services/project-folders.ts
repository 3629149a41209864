import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');
export const servicesFolder = join(projectRoot, '.services');
