import { placeInSource, SOURCE_PREFIX } from '../placeInSource.ts';

type ModuleFunction = (require: (specifier: string) => unknown, exports: object, module: { exports: object }) => void;

/** Text as the body of a CommonJS module, under an address that stacks name. */
export function evaluate(code: string, address: string): ModuleFunction {
  return new Function('require', 'exports', 'module', `${code}\n//# sourceURL=${address}`) as ModuleFunction;
}

/** How many lines a browser puts before the body of a function made from text; asked, since they do not agree. */
export function countHeadLines(): number {
  try {
    evaluate('throw new Error("first line")', `${SOURCE_PREFIX}probe.js`)(() => undefined, {}, { exports: {} });
  } catch (error) {
    const place = placeInSource((error as Error).stack, 0);
    if (place) return place.line - 1;
  }
  return 0;
}
