import { z } from 'zod';

/** Parts of the inputs that several tools share. */
export const MAX_NAME = 300;
export const MAX_MESSAGE = 10_000;
export const MAX_CODE = 200_000;

export const FILE = z
  .string()
  .regex(/^[\w-]{1,60}\.[jt]sx?$/)
  .default('App.tsx');
export const OFFSET = z.number().int().min(0).default(0).describe('Position to continue a cut answer from');
