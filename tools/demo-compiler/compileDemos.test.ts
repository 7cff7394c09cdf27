import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoUsage } from '#model/demo';
import { root } from '../build/places.ts';
import { formatProblem } from '../content-pipeline/index.ts';
import { compileDemos } from './compileDemos.ts';
import { createDemoCompiler } from './compileDemo.ts';

const checkout = mkdtempSync(join(tmpdir(), 'demos-'));
const folder = 'content/charts/bars/demos/two-bars';
const definition = (fields: string) => `import { defineDemo } from '#model/demo';\n\nexport default defineDemo({ ${fields} });\n`;
const write = (file: string, text: string) => {
  mkdirSync(join(checkout, file, '..'), { recursive: true });
  writeFileSync(join(checkout, file), text);
};

const DEMO = `import { BarChart } from '@mui/x-charts/BarChart';
import type { Order } from './orders';
import { orders } from './orders';

const quantityOf = (order: Order) => order.quantity;

export default function TwoBars() {
  return (
    <BarChart
      height={200}
      series={[{ label: 'Orders', data: orders.map(quantityOf) }]}
    />
  );
}
`;

beforeAll(() => {
  for (const name of ['react', 'react-dom', '@mui/material', '@mui/x-charts', '@emotion/react', '@emotion/styled', 'vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom', 'tailwindcss', '@tailwindcss/vite']) {
    write(`node_modules/${name}/package.json`, '{ "version": "1.2.3" }');
  }
  write('package.json', JSON.stringify({ dependencies: { '@mui/x-charts': '8.11.1' } }));
  write('package-lock.json', '{}');
  cpSync(join(root, 'content/data'), join(checkout, 'content/data'), { recursive: true });
  write(`${folder}/demo.ts`, definition("title: 'Two bars', height: 200, excerpt: ['<BarChart', '/>']"));
  write(`${folder}/TwoBars.tsx`, DEMO);
  write(`${folder}/tailwind/TwoBars.tsx`, DEMO);
});
afterAll(() => rmSync(checkout, { recursive: true }));

describe('compiling demos', () => {
  it('gives files in both languages, shared data included, in every styling', async () => {
    const { demo } = await createDemoCompiler(checkout)(folder);
    expect(demo?.facts).toMatchObject({ id: 'charts/bars/two-bars', name: 'TwoBars', layout: 'fill', height: [200, 200], plan: undefined, stylings: ['system', 'tailwind'] });
    const names = (files: readonly { name: string }[] | undefined) => files?.map(({ name }) => name);
    expect(names(demo?.code.sources.system.TS)).toEqual(['TwoBars.tsx', 'orders.ts', 'random.ts']);
    expect(names(demo?.code.sources.tailwind?.JS)).toEqual(['TwoBars.jsx', 'orders.js', 'random.js']);
    expect(demo?.isServerRendered).toBe(true);
  });

  it('writes down which parts of the API are used', async () => {
    const folders = { root: checkout, cacheFolder: join(checkout, '.cache'), outFolder: join(checkout, 'generated') };
    expect(await compileDemos(folders)).toEqual([]);
    const [usage] = JSON.parse(readFileSync(join(checkout, 'generated/demo-usage.json'), 'utf8')) as DemoUsage[];
    expect(usage).toMatchObject({ page: '/x/react-charts/bars', components: [{ name: 'BarChart', props: ['height', 'series'] }] });
  });

  it('gives the same from its cache', async () => {
    const folders = { root: checkout, cacheFolder: join(checkout, '.cache'), outFolder: join(checkout, 'generated') };
    await compileDemos(folders);
    const first = readFileSync(join(checkout, 'generated/demo-usage.json'), 'utf8');
    await compileDemos(folders);
    expect(readFileSync(join(checkout, 'generated/demo-usage.json'), 'utf8')).toBe(first);
  });

  it('names every mistake with file and line', async () => {
    const broken = 'content/charts/bars/demos/broken-bars';
    write(`${broken}/demo.ts`, definition("title: 'Broken', height: 200"));
    write(`${broken}/BrokenBars.tsx`, "import { a } from '#lib/a';\n\nexport default function BrokenBars() {\n  return <b id=\"c\">{String(a)+new Date()}</b>;\n}\n");
    const { problems } = await createDemoCompiler(checkout)(broken);
    expect(problems.map(formatProblem)).toEqual([
      `${broken}/BrokenBars.tsx:1 Import "#lib/a" leads out of the demo. Import packages, or files beside the demo as "./orders".`,
      `${broken}/BrokenBars.tsx:4 Id is written out. Take it from React.useId().`,
      `${broken}/BrokenBars.tsx:4 "new Date()" is the time of the visit. Write a fixed date of the past, or say "ssr: false" in demo.ts.`,
      `${broken}/BrokenBars.tsx:4 Code is not formatted. Run "node tools/demo-compiler/formatDemos.ts ${broken}".`,
    ]);
  });

  it('misses the file a demo is named after', async () => {
    const empty = 'content/charts/bars/demos/no-bars';
    write(`${empty}/demo.ts`, definition("title: 'None', height: 200"));
    const { problems } = await createDemoCompiler(checkout)(empty);
    expect(problems.map(({ message }) => message)).toEqual(['Demo has no NoBars.tsx.']);
  });

  it('misses the lines of an excerpt', async () => {
    const other = 'content/charts/bars/demos/other-bars';
    write(`${other}/demo.ts`, definition("title: 'Other', height: 200, excerpt: ['<PieChart', '/>']"));
    write(`${other}/OtherBars.tsx`, DEMO.replace('TwoBars', 'OtherBars'));
    const { problems } = await createDemoCompiler(checkout)(other);
    expect(problems.map(formatProblem)).toEqual([`${other}/demo.ts:1 OtherBars.tsx has no lines from "<PieChart" to "/>". Correct "excerpt", or the code.`]);
  });
});
