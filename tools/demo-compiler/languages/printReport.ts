import { listDemoFolders } from '../demoPaths.ts';
import { readDemoSource } from '../demoSource.ts';
import { root } from '../../workspace/paths.ts';
import { textsOf } from './findTexts.ts';

/** `npx node tools/demo-compiler/languages/printReport.ts`: how many demos have texts in other languages, and why others don't. */
const counts = new Map<string, number>();
const kept: string[] = [];
for (const folder of listDemoFolders(root)) {
  const { id, files } = readDemoSource(root, folder);
  const texts = textsOf(files.get('system') ?? []).join(' ') || 'no texts';
  counts.set(texts, (counts.get(texts) ?? 0) + 1);
  if (texts === 'kept') kept.push(id);
}
for (const [texts, count] of [...counts].toSorted(([, a], [, b]) => b - a))
  process.stdout.write(`${texts}: ${count}\n`);
for (const id of kept) process.stdout.write(`  ${id}\n`);
