import { z } from 'zod';
import type { IndexDemo } from '#model/api-index';
import { nearestOf } from '#lib/nearest';
import { type Answer, failure, pageOf } from '../answer.ts';
import { MAX_NAME, OFFSET } from '../inputs.ts';
import type { Site } from '../site.ts';

const MAX_LISTED = 12;

export const DEMO_INPUT = z.object({
  id: z.string().max(MAX_NAME).optional().describe('Such as data-grid/sorting/multi-sorting'),
  uses: z.string().max(MAX_NAME).optional().describe('Such as DataGridPro.pinnedColumns'),
  language: z.enum(['ts', 'js']).default('ts'),
  offset: OFFSET,
});

/** The code of a demo, or the demos that use a component, prop, slot or hook. */
export function showDemo(site: Site, { id, uses, language, offset }: z.output<typeof DEMO_INPUT>): Answer {
  if (id) return codeOf(site, id, language, offset);
  if (uses) return demosWith(site, uses);
  return failure('Pass the id of a demo, or what it uses, such as "DataGrid.pinnedRows".');
}

function codeOf({ demos, index }: Site, asked: string, language: 'ts' | 'js', offset: number): Answer {
  const id = asked.replace(/^.*\/x\/demos\//, '').replace(/^\/+|\/+$/g, '');
  const demo = Object.hasOwn(demos.demos, id) ? demos.demos[id] : undefined;
  if (!demo)
    return failure(`There is no demo ${id}. Nearest ids: ${nearestOf(id, Object.keys(demos.demos), 5).join(', ')}.`);
  const about = index.demos.find((one) => one.id === id);
  const files = (language === 'js' ? demo.JS : demo.TS).flatMap((position) => demos.files[position] ?? []);
  const texts = files.map(
    ({ name, text }) => `\`\`\`${name.split('.').at(-1)} title="${name}"\n${text.trimEnd()}\n\`\`\``,
  );
  const head = about ? `${about.title}, ${about.plan}, ${about.page}#${about.anchor}` : id;
  return { text: pageOf([head, ...texts].join('\n\n'), offset) };
}

function demosWith({ index }: Site, uses: string): Answer {
  const [owner = '', member] = uses.split('.');
  const found = index.demos.filter((demo) => (member ? usesMember(demo, owner, member) : usesName(demo, uses)));
  if (found.length === 0) return failure(`No demo uses ${uses}.`);
  const rows = found.slice(0, MAX_LISTED).map(({ id, title, plan }) => `- ${id}: ${title} (${plan})`);
  return { text: [`${found.length} demos use ${uses}:`, ...rows].join('\n') };
}

function usesMember({ components }: IndexDemo, owner: string, member: string): boolean {
  return components.some(({ name, props, slots }) => name === owner && [...props, ...slots].includes(member));
}

function usesName({ components, hooks }: IndexDemo, asked: string): boolean {
  return (
    hooks.includes(asked) ||
    components.some(({ name, props, slots }) => name === asked || [...props, ...slots].includes(asked))
  );
}
