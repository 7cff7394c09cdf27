import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { FullCode, type DemoSurroundings } from '#features/demos';
import { type DemoCode, idOfDemo, pathOfDemo } from '#model/demo';
import { pathOfFolder } from '#model/page';
import { shellContext, type PageFacts } from './composeShell.ts';
import { hydrationOf } from './hydration.ts';
import { inEveryLanguage } from './routePerLanguage.ts';

type Frame = ComponentType<{ around: DemoSurroundings; children?: ReactNode }>;

/** Every demo of `content`, by file. */
const frames = import.meta.glob<Frame>('/content/**/demos/*/demo.ts', { query: '?demo-frame', import: 'default' });
const islands = import.meta.glob<ComponentType>('/content/**/demos/*/demo.ts', { query: '?demo', import: 'default' });

export interface DemoPageProps {
  /** `/content/data-grid/sorting/demos/multi-sorting/demo.ts`. */
  file: string;
  language: string;
}

/** One route per demo and language: `/x/demos/data-grid/sorting/multi-sorting/`. */
export function demoRoutes() {
  return inEveryLanguage(Object.keys(frames).map((file) => ({ params: { demo: idOfDemo(file) }, props: { file } })));
}

export async function readDemoPage({ file, language }: DemoPageProps) {
  const id = idOfDemo(file);
  const [code, Frame, Island] = await Promise.all([readCode(id), frames[file]?.(), islands[file]?.()]);
  if (!Frame || !Island) throw new Error(`${file} is not a demo.`);
  const around = shellContext(language);
  const facts: PageFacts = {
    path: pathOfDemo(id),
    language,
    title: code.title,
    english: 'article',
    hasCode: true,
    hasDemos: true,
  };
  return {
    facts,
    Frame,
    Island,
    around: { ...around, code: createElement(FullCode, { code, t: around.t }) },
    back: {
      href: around.hrefOf(pathOfFolder(id.slice(0, id.lastIndexOf('/')))) + `#${code.name}`,
      title: around.t('demoBack'),
    },
    hydration: hydrationOf(`${file}?demo`),
  };
}

const root = process.cwd();

async function readCode(id: string): Promise<DemoCode> {
  return JSON.parse(await readFile(join(root, 'generated/demos', `${id}.json`), 'utf8')) as DemoCode;
}
