import type { DemoDefinition } from '#model/demo';
import { DEFINITION_FILE } from '../demoPaths.ts';
import type { Finding } from './finding.ts';

const MAX_TITLE_CHARACTERS = 80;
const MIN_HEIGHT_PX = 40;
const MAX_HEIGHT_PX = 2400;
const KEYS = new Set(['title', 'height', 'ssr', 'layout', 'excerpt', 'picture', 'ads']);

/** Checks what the type of `demo.ts` cannot express. */
export function definitionFindings(definition: DemoDefinition | undefined): Finding[] {
  const findings: Finding[] = [];
  const report = (message: string, advice: string) =>
    findings.push({ file: DEFINITION_FILE, line: 1, message, advice });
  if (!definition) {
    report(
      'The demo is not defined with literals.',
      'Write "export default defineDemo({ title: \'…\', height: 400 });".',
    );
    return findings;
  }
  for (const key of Object.keys(definition))
    if (!KEYS.has(key)) report(`"${key}" is not a known option.`, `Use ${[...KEYS].join(', ')}.`);

  const { title, height } = definition;
  const length = typeof title === 'string' ? title.trim().length : 0;
  if (length === 0 || length > MAX_TITLE_CHARACTERS)
    report(`"title" has ${length} characters.`, `Say what the demo shows in at most ${MAX_TITLE_CHARACTERS}.`);
  const heights = Array.isArray(height) ? (height as readonly number[]) : [height as number];
  const isHeight = heights.every(
    (value) => Number.isInteger(value) && value >= MIN_HEIGHT_PX && value <= MAX_HEIGHT_PX,
  );
  if (!isHeight || heights.length > 2)
    report('"height" is not valid.', `Write pixels from ${MIN_HEIGHT_PX} to ${MAX_HEIGHT_PX}, or [narrow, wide].`);
  return findings;
}
