import { placeInSource, SOURCE_PREFIX } from '../placeInSource.ts';
import { LOOP_GUARD } from './loopGuard.ts';

type ModuleFunction = (
  require: (specifier: string) => unknown,
  exports: object,
  module: { exports: object },
  guardLoop?: (line: number) => void,
) => void;

/** Evaluates code as the body of a CommonJS module; `address` appears in stack traces. */
export function evaluate(code: string, address: string): ModuleFunction {
  return new Function(
    'require',
    'exports',
    'module',
    LOOP_GUARD,
    `${code}\n//# sourceURL=${address}`,
  ) as ModuleFunction;
}

/** Measures how many lines the browser adds before the body of `new Function`, because browsers differ. */
export function countHeadLines(): number {
  try {
    evaluate('throw new Error("first line")', `${SOURCE_PREFIX}probe.js`)(() => undefined, {}, { exports: {} });
  } catch (error) {
    const place = placeInSource((error as Error).stack, 0);
    if (place) return place.line - 1;
  }
  return 0;
}
