import type { ReactNode } from 'react';

/** Draws the field of a name, wherever a step puts it. */
export type DrawField = (name: string) => ReactNode;
