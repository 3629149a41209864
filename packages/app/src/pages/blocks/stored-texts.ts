import { z } from 'zod';

/** A line of what staff wrote. */
export const line = z.string().trim().min(1).max(300);
export const paragraph = z.string().trim().min(1).max(5_000);
/** Checked again when it is drawn: here only that it is an address at all. */
export const address = z.string().min(1).max(2_000);
