import { type DemoCode, textOfFile } from '#model/demo';
import { fetchCode } from '../controllers/fetchCode.ts';
import type { Demo } from '../controllers/readDemo.ts';
import { inLanguage, shownCode } from './shownCode.ts';

/**
 * The same for the playground and the editor. They lack the locales of Moment.js, so code that imports one stays with Day.js there,
 * and the state of the demo says so.
 */
export async function runnableCode(demo: Demo): Promise<DemoCode> {
  const code = await shownCode(demo);
  const { dates } = demo.store.get();
  if (dates?.result !== 'translated') return code;
  const { readManifest } = await import('#services/runner/browser');
  const [original, { modules }] = await Promise.all([fetchCode(demo.codeUrl), readManifest()]);
  const known = new Set(importsOf(original));
  const lacking = importsOf(code).filter((specifier) => !known.has(specifier) && !Object.hasOwn(modules, specifier));
  if (lacking.length === 0) return code;
  demo.store.dispatch({ type: 'dates loaded', dates: { ...dates, lacking } });
  return inLanguage(original);
}

function importsOf({ sources }: DemoCode): string[] {
  return sources.system.TS.flatMap((file) =>
    Array.from(textOfFile(file).matchAll(/^(?:import|.*\bfrom) '([^'.][^']*)';$/gm), ([, specifier = '']) => specifier),
  );
}
