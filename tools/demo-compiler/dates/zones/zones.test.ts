import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cache, root } from '../../../workspace/paths.ts';
import { runNode } from '../../../workspace/run.ts';
import { listDemoFolders } from '../../demoPaths.ts';
import { readDemoSource } from '../../demoSource.ts';
import type { SourceFile } from '../../javascript/toJavaScript.ts';
import { DATE_LIBRARIES } from '../libraries.ts';
import { translateDates } from '../translateDates.ts';
import { translateDemo } from '../translateDemo.ts';
import { usesDayjs } from '../usesDayjs.ts';
import type { Comparison } from './compareDemos.ts';
import { METHODS_MODULE } from './methodsModule.ts';
import { writeModules } from './writeModules.ts';

/** West and east of UTC: a date that is read in UTC is another day in one of them. */
const ZONES = ['America/Los_Angeles', 'Asia/Tokyo'];
/** Translations with the table are all compared; of those that only construct dates, one in this many, in a quick run. */
const SAMPLE = process.env['TEST_TIER'] === 'full' ? 1 : 10;
const FOLDER = join(cache, 'translated-demos');

async function runInZone(script: string, folder: string, zone: string): Promise<unknown> {
  const env = { TZ: zone, NODE_ENV: 'production' };
  const { code, output } = await runNode(join(import.meta.dirname, script), [folder], { env, output: 'keep' });
  expect(code, output).toBe(0);
  // Packages without a license key say so before the result.
  return JSON.parse(output.slice(output.lastIndexOf('\n{') + 1));
}

describe('translated demos', () => {
  it.each(ZONES)('show in %s what they show with Day.js', async (zone) => {
    const folder = join(FOLDER, zone.replace('/', '-'));
    const count = writeDemos(folder);
    const { compared, differences } = (await runInZone('compareDemos.ts', folder, zone)) as Comparison;
    expect(differences).toEqual([]);
    expect(compared).toBe(count);
  });
});

/** Returns how many translations there are to compare. */
function writeDemos(folder: string): number {
  const modules = new Map<string, readonly SourceFile[]>();
  const demos: { id: string; name: string }[] = [];
  let count = 0;
  for (const [index, demo] of listDemoFolders(root)
    .map((path) => readDemoSource(root, path))
    .filter(usesDayjs)
    .entries()) {
    const files = demo.files.get('system') ?? [];
    // Libraries differ in their names of days and months.
    if (files.some(({ code }) => code.includes('dayjs/locale/'))) continue;
    const translations = DATE_LIBRARIES.map((library) => [library, translateDemo(demo, library)] as const);
    if (index % SAMPLE !== 0 && !translations.some(([, result]) => 'kind' in result && result.kind === 'table'))
      continue;
    demos.push({ id: demo.id, name: demo.name });
    modules.set(join('dayjs', demo.id), files);
    for (const [library, result] of translations) {
      if ('note' in result) continue;
      modules.set(join(library, demo.id), result.files.get('system') ?? []);
      count += 1;
    }
  }
  writeModules(folder, modules);
  writeFileSync(join(folder, 'demos.json'), JSON.stringify(demos));
  return count;
}

describe('translated methods', () => {
  it.each(ZONES)('calculate in %s what Day.js calculates', async (zone) => {
    const folder = join(FOLDER, `methods-${zone.replace('/', '-')}`);
    const modules = new Map([['dayjs', [{ name: 'methods.ts', code: METHODS_MODULE }]]]);
    for (const library of DATE_LIBRARIES) {
      const translated = translateDates(METHODS_MODULE, library);
      if ('note' in translated) throw new Error(translated.note);
      modules.set(library, [{ name: 'methods.ts', code: translated.code }]);
    }
    writeModules(folder, modules);
    const results = (await runInZone('calculate.ts', folder, zone)) as Record<string, readonly string[]>;
    expect(results['dayjs']?.length).toBeGreaterThan(1000);
    for (const library of DATE_LIBRARIES) expect(results[library], library).toEqual(results['dayjs']);
  });
});
