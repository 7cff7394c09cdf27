import { getCollection, render, type CollectionEntry } from 'astro:content';
import { type PageTraits, pathOfFolder } from '#model/page';
import { titleTranslations, toLanguage } from '#services/i18n';
import { pageTitle } from '#services/navigation';
import { site } from '#services/site';
import { belowDemo } from './adPlaces.tsx';
import { shellContext, type PageFacts } from './composeShell.ts';
import type { DocumentedApi } from './docsTabs.ts';
import { lastChangeOf } from './history.ts';
import { inEveryLanguage } from './routePerLanguage.ts';

export interface GuideProps {
  entry: CollectionEntry<'pages'>;
  path: string;
  language: string;
}

/** One route per page and language: `/x/introduction/`, `/zh/x/introduction/`. */
export async function guideRoutes() {
  const entries = await getCollection('pages');
  return inEveryLanguage(
    entries.map((entry) => {
      const path = pathOfFolder(folderOf(entry));
      return { params: { page: path.slice('/x/'.length) || undefined }, props: { entry, path } };
    }),
  );
}

/** The date of the last change of each guide, by path. */
export async function guideChanges(): Promise<ReadonlyMap<string, string>> {
  const entries = await getCollection('pages');
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      const date = lastChangeOf(fileOf(entry));
      return date ? [[pathOfFolder(folderOf(entry)), date]] : [];
    }),
  );
}

export async function readGuide({ entry, path, language }: GuideProps) {
  const { Content, headings, remarkPluginFrontmatter } = await render(entry);
  const { hasCode, hasDemos } = remarkPluginFrontmatter as PageTraits;
  const file = fileOf(entry);
  const facts: PageFacts = {
    path,
    language,
    title: titleIn(language, path, entry.data.title),
    description: entry.data.description,
    english: 'article',
    packages: entry.data.packages,
    api: documentedApi(entry),
    isFullWidth: entry.data.width === 'full',
    hasAds: entry.data.ads !== false,
    hasCode,
    hasDemos,
    headings: headings.map(({ depth, text, slug }) => ({ depth, text: text.trim(), id: slug })),
    editUrl: site.editUrl && `${site.editUrl}/${file}`,
    lastChanged: lastChangeOf(file),
  };
  const around = shellContext(language);
  const ad = belowDemo(facts.hasAds ?? false, around);
  return { facts, demo: { ...around, ad }, Content };
}

/** The title of the page, or its translation if the language has one. */
export function titleIn(language: string, path: string, title: string) {
  if (language === 'en') return title;
  const [own] = titleTranslations(toLanguage(language));
  return own && Object.hasOwn(own.pages, path) ? pageTitle(path, [own]) : title;
}

export function folderOf(entry: CollectionEntry<'pages'>) {
  return entry.id.replace(/\/?page$/, '');
}

/** The API the page documents, if its product has one. */
export function documentedApi({ data }: CollectionEntry<'pages'>): DocumentedApi {
  return data.product ? { components: data.components, hooks: data.hooks } : {};
}

function fileOf(entry: CollectionEntry<'pages'>): string {
  return `content/${folderOf(entry)}/page.mdx`;
}
