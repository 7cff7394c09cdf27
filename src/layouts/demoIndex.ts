import { planOfImports } from '#model/package-plan';
import type { DemoSection, ListedDemo } from '#features/demo-index';
import { DEMO_INDEX_PATH, type DemoUsage, pathOfDemo } from '#model/demo';
import type { NavPage } from '#model/nav';
import { readDemoUsage } from '#services/api-reference';
import { toLanguage } from '#services/i18n';
import { flattenPages } from '#services/navigation';
import { shellContext, titler, type PageFacts } from './composeShell.ts';
import { siteIndex } from './siteTree.ts';

export interface DemoIndexProps {
  language: string;
}

/** All demos by top-level group and page, in reading order. */
export function readDemoIndex({ language }: DemoIndexProps) {
  const { t, hrefOf } = shellContext(language);
  const titleOf = titler(toLanguage(language));
  const demosOf = Map.groupBy(readDemoUsage(), ({ page }) => page);
  const listPage = (page: NavPage) => ({
    title: titleOf(page),
    href: hrefOf(page.path),
    demos: (demosOf.get(page.path) ?? []).map((demo) => listDemo(demo, hrefOf)),
  });
  const sections = siteIndex
    .map((entry): DemoSection => {
      const pages = flattenPages([entry])
        .map(listPage)
        .filter(({ demos }) => demos.length > 0);
      const title = titleOf(entry);
      return {
        id: title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
        title,
        count: pages.reduce((sum, { demos }) => sum + demos.length, 0),
        pages,
      };
    })
    .filter(({ count }) => count > 0);
  const facts: PageFacts = {
    path: DEMO_INDEX_PATH,
    language,
    title: t('demoIndexTitle'),
    description: t('demoIndexText'),
    isFullWidth: true,
  };
  return { facts, t, sections };
}

function listDemo(
  { demo, page, name, title, components, hooks }: DemoUsage,
  hrefOf: (path: string) => string,
): ListedDemo {
  const names = new Set([
    ...components.flatMap((component) => [component.name, ...component.props, ...component.slots]),
    ...hooks,
  ]);
  return {
    title,
    href: `${hrefOf(page)}#${name}`,
    codeHref: hrefOf(pathOfDemo(demo)),
    plan: planOfImports(components.map((component) => component.package)),
    names: [...names],
  };
}
