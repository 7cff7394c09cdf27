import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoUsage } from '#model/demo';
import { root } from '../workspace/paths.ts';
import { formatProblem } from '../content-pipeline/index.ts';
import { createCachedCompiler } from './cachedCompiler.ts';
import { compileDemos } from './compileDemos.ts';
import { createDemoCompiler } from './compileDemo.ts';
import { codeFileOf, folderOfCodeFile } from './demoPaths.ts';

const checkout = mkdtempSync(join(tmpdir(), 'demos-'));
const folder = 'content/charts/bars/demos/two-bars';
const definition = (fields: string) =>
  `import { defineDemo } from '#model/demo';\n\nexport default defineDemo({ ${fields} });\n`;
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
  for (const name of [
    'react',
    'react-dom',
    '@mui/material',
    '@mui/x-charts',
    '@emotion/react',
    '@emotion/styled',
    'vite',
    '@vitejs/plugin-react',
    'typescript',
    '@types/react',
    '@types/react-dom',
    'tailwindcss',
    '@tailwindcss/vite',
  ]) {
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

describe('the code file of a demo', () => {
  it('identifies its demo', () => {
    expect(folderOfCodeFile('/site/generated', codeFileOf('/site/generated', folder))).toBe(folder);
  });

  it.each(['/site/generated/demo-usage.json', '/site/generated/api/charts/bar-chart.json', `/site/${folder}/demo.ts`])(
    'is not %s',
    (file) => {
      expect(folderOfCodeFile('/site/generated', file)).toBeUndefined();
    },
  );
});

describe('compiling demos', () => {
  it('returns files in both languages, with shared data, for every styling', async () => {
    const { demo } = await createDemoCompiler(checkout)(folder);
    expect(demo?.facts).toMatchObject({
      id: 'charts/bars/two-bars',
      name: 'TwoBars',
      layout: 'fill',
      height: [200, 200],
      plan: undefined,
      stylings: ['system', 'tailwind'],
    });
    const names = (files: readonly { name: string }[] | undefined) => files?.map(({ name }) => name);
    expect(names(demo?.code.sources.system.TS)).toEqual(['TwoBars.tsx', 'orders.ts', 'random.ts']);
    expect(names(demo?.code.sources.tailwind?.JS)).toEqual(['TwoBars.jsx', 'orders.js', 'random.js']);
    expect(demo?.isServerRendered).toBe(true);
  });

  it('includes files that are imported on demand', async () => {
    const lazy = 'content/charts/bars/demos/lazy-bars';
    write(`${lazy}/demo.ts`, definition("title: 'Lazy bars', height: 200"));
    write(
      `${lazy}/LazyBars.tsx`,
      "import * as React from 'react';\n\nconst Bars = React.lazy(() => import('./Bars'));\n\nexport default function LazyBars() {\n  return <Bars />;\n}\n",
    );
    write(
      `${lazy}/Bars.tsx`,
      "import { BarChart } from '@mui/x-charts/BarChart';\n\nexport default function Bars() {\n  return <BarChart height={200} series={[]} />;\n}\n",
    );
    const { demo } = await createDemoCompiler(checkout)(lazy);
    rmSync(join(checkout, lazy), { recursive: true });
    expect(demo?.code.sources.system.TS.map(({ name }) => name)).toEqual(['LazyBars.tsx', 'Bars.tsx']);
    expect(demo?.code.sources.system.packages.TS.dependencies).toHaveProperty('@mui/x-charts');
  });

  it('writes their code and the API members they use', async () => {
    const folders = {
      root: checkout,
      cacheFolder: join(checkout, '.cache'),
      outFolder: join(checkout, 'generated'),
      addresses: Promise.resolve((key: string) => `/of/${key}/`),
    };
    expect(await compileDemos(folders)).toEqual([]);
    expect(readFileSync(codeFileOf(folders.outFolder, folder), 'utf8')).toContain(
      '["",["BarChart"],"/of/charts/BarChart/"]',
    );
    const [usage] = JSON.parse(readFileSync(join(checkout, 'generated/demo-usage.json'), 'utf8')) as DemoUsage[];
    expect(JSON.parse(readFileSync(codeFileOf(folders.outFolder, folder), 'utf8'))).toMatchObject({
      name: 'TwoBars',
      title: 'Two bars',
    });
    expect(usage).toMatchObject({
      page: '/x/react-charts/bars',
      components: [{ name: 'BarChart', props: ['height', 'series'] }],
    });
  });

  it('returns the same result from the cache', async () => {
    const folders = {
      root: checkout,
      cacheFolder: join(checkout, '.cache'),
      outFolder: join(checkout, 'generated'),
      addresses: Promise.resolve((key: string) => `/of/${key}/`),
    };
    await compileDemos(folders);
    const first = readFileSync(join(checkout, 'generated/demo-usage.json'), 'utf8');
    await compileDemos(folders);
    expect(readFileSync(join(checkout, 'generated/demo-usage.json'), 'utf8')).toBe(first);
  });

  it('reports every problem with file and line', async () => {
    const broken = 'content/charts/bars/demos/broken-bars';
    write(`${broken}/demo.ts`, definition("title: 'Broken', height: 200"));
    write(
      `${broken}/BrokenBars.tsx`,
      'import { a } from \'#lib/a\';\n\nexport default function BrokenBars() {\n  return <b id="c">{String(a)+new Date()}</b>;\n}\n',
    );
    const { problems } = await createDemoCompiler(checkout)(broken);
    expect(problems.map(formatProblem)).toEqual([
      `${broken}/BrokenBars.tsx:1 Import "#lib/a" points outside the demo. Import packages, or files next to the demo as "./orders".`,
      `${broken}/BrokenBars.tsx:4 Id is hard-coded. Use React.useId().`,
      `${broken}/BrokenBars.tsx:4 "new Date()" depends on the time of the visit. Use a fixed date in the past, or set "ssr: false" in demo.ts.`,
      `${broken}/BrokenBars.tsx:4 Code is not formatted. Run "npx node tools/demo-compiler/formatDemos.ts ${broken}".`,
    ]);
  });

  it('still compiles code that breaks a rule', async () => {
    const untidy = 'content/charts/bars/demos/untidy-bars';
    write(`${untidy}/demo.ts`, definition("title: 'Untidy', height: 200"));
    write(`${untidy}/UntidyBars.tsx`, 'export default function UntidyBars() {\n  return   <b>Bars</b>;\n}\n');
    const { demo, problems } = await createDemoCompiler(checkout)(untidy);
    expect(problems.map(({ message }) => message)).toEqual(['Code is not formatted.']);
    expect(demo?.facts.name).toBe('UntidyBars');
  });

  it('returns no demo for code that cannot be parsed', async () => {
    const cut = 'content/charts/bars/demos/cut-bars';
    write(`${cut}/demo.ts`, definition("title: 'Cut', height: 200"));
    write(`${cut}/CutBars.tsx`, 'export default function CutBars() {\n  return <b>Bars');
    const { demo, problems } = await createDemoCompiler(checkout)(cut);
    expect(problems[0]?.message).toContain('Code cannot be parsed');
    expect(demo).toBeUndefined();
  });

  it('reports a missing main file', async () => {
    const empty = 'content/charts/bars/demos/no-bars';
    write(`${empty}/demo.ts`, definition("title: 'None', height: 200"));
    const { problems } = await createDemoCompiler(checkout)(empty);
    expect(problems.map(({ message }) => message)).toEqual(['Demo has no NoBars.tsx.']);
  });

  it('reports an invalid definition, also with the cache', async () => {
    const vague = 'content/charts/bars/demos/vague-bars';
    write(`${vague}/demo.ts`, 'export default 5;\n');
    const { demo, problems } = await createCachedCompiler(checkout, join(checkout, '.cache'))(vague);
    expect(demo).toBeUndefined();
    expect(problems[0]?.file).toBe(`${vague}/demo.ts`);
  });

  it('reports a demo that needs an excerpt', async () => {
    const long = 'content/charts/bars/demos/long-bars';
    write(`${long}/demo.ts`, definition("title: 'Long', height: 200"));
    write(
      `${long}/LongBars.tsx`,
      `export default function LongBars() {\n  return (\n    <b>\n${'      <i />\n'.repeat(20)}    </b>\n  );\n}\n`,
    );
    const { demo, problems } = await createDemoCompiler(checkout)(long);
    expect(problems.map(formatProblem)).toEqual([
      `${long}/demo.ts:1 Demo has no short JSX to show below it. Name the first and the last line to show in "excerpt".`,
    ]);
    expect(demo?.facts.name).toBe('LongBars');
  });

  it('reports missing lines of an excerpt', async () => {
    const other = 'content/charts/bars/demos/other-bars';
    write(`${other}/demo.ts`, definition("title: 'Other', height: 200, excerpt: ['<PieChart', '/>']"));
    write(`${other}/OtherBars.tsx`, DEMO.replace('TwoBars', 'OtherBars'));
    const { problems } = await createDemoCompiler(checkout)(other);
    expect(problems.map(formatProblem)).toEqual([
      `${other}/demo.ts:1 OtherBars.tsx has no lines from "<PieChart" to "/>". Fix "excerpt" or the code.`,
    ]);
  });
});
