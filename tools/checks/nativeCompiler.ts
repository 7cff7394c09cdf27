import { binaryOf } from '../workspace/run.ts';

/**
 * Type-checks with TypeScript 7, which takes half the processor time of version 6. That one stays for its API. A single
 * checker, because several repeat each other's work, and other steps keep the remaining cores busy.
 */
export function nativeCompiler(...options: readonly string[]): [script: string, args: readonly string[]] {
  return [binaryOf('typescript-native', 'tsc'), ['--noEmit', '--checkers', '1', ...options]];
}
