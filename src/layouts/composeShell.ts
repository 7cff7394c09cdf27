import { createElement, Fragment } from 'react';
import { CURRENT_VERSION } from '#content/versions.ts';
import { fillIn } from '#lib/fill-in';
import { localizeHref, withTrailingSlash } from '#lib/paths';
import { Feedback } from '#features/feedback';
import { ConsentBar } from '#features/privacy';
import { LensChips } from '#features/lenses';
import { SearchButton } from '#features/search';
import { ModeButton, SettingsButton } from '#features/settings';
import { pathOfChanges, pathOfMarkdown } from '#model/machine-files';
import { DEMO_INDEX_PATH } from '#model/demo';
import type { ApiFolder } from '#model/api-folders';
import { type NavEntry, type NavGroup, type NavPage, type PagePath, planOfPage } from '#model/nav';
import { LANDING_PATH, pathOfFolder } from '#model/page';
import { OFFLINE_PATH } from '#model/offline';
import { PLAYGROUND_PATH, STARTER_PATH } from '#model/playground';
import { newerReleases } from '#model/releases';
import { readApiHistory } from '#services/api-reference';
import { titleTranslations, toLanguage, translator, type Language } from '#services/i18n';
import {
  docsTabOf,
  entryTitle,
  findTrail,
  flattenPages,
  neighbors,
  productOf,
  treePath,
  type Trail,
  versionLinks,
} from '#services/navigation';
import { site } from '#services/site';
import type { ShellContext, ShellProps } from '#shell';
import { belowTitle } from './adPlaces.tsx';
import { consentBarOf, consentLinks } from './consent.ts';
import { tabLinks, titleOfTab, type DocumentedApi } from './docsTabs.ts';
import { siteTree, treeBeside } from './siteTree.ts';

const FOOTER_PAGES: readonly PagePath[] = [
  '/x/introduction/licensing',
  '/x/introduction/support',
  '/x/introduction/roadmap',
  '/x/introduction/privacy',
];

/** Facts about a page; everything else in the shell is derived from its path. */
export interface PageFacts {
  path: string;
  language: string;
  /** Its product, if the page is about one without being in the tree: an explorer, or all demos of the product. */
  product?: ApiFolder | undefined;
  title: string;
  description?: string | undefined;
  /** What exists only in English, regardless of the language of the shell. */
  english?: 'description' | 'article';
  packages?: readonly string[] | undefined;
  /** A page of tables, at full width. */
  isReference?: boolean;
  /** Widens the article and moves the table of contents above it, for a demo that fills the screen. */
  isFullWidth?: boolean;
  /** Adds API tabs below the page's path. */
  api?: DocumentedApi | undefined;
  /** Whether the page has an ad slot under its title. */
  hasAds?: boolean;
  /** Only pages with highlighted code load the syntax colors. */
  hasCode?: boolean;
  /** Only pages with demos load the script of their toolbars. */
  hasDemos?: boolean;
  /** `false` for a page that takes only its color scheme from the display settings: the playground (specification §2). */
  hasThemeProvider?: boolean;
  headings?: ShellProps['headings'];
  editUrl?: string | undefined;
  lastChanged?: string | undefined;
}

type ComposedShell = Omit<ShellProps, 'children'>;

export function composeShell(facts: PageFacts): ComposedShell {
  const context = shellContext(facts.language);
  const titleOf = titler(toLanguage(facts.language));
  const { hrefOf } = context;
  const trail = findTrail(siteTree, facts.path);
  const tree = treeBeside(facts.path);
  const place = trail ?? (facts.product ? findTrail(siteTree, pathOfFolder(facts.product)) : null);
  const { previous, next } = neighbors(siteTree, facts.path);
  const neighborOf = (page: typeof next) =>
    page ? { title: neighborTitle(page, trail, titleOf), href: hrefOf(page.path) } : undefined;
  const plan = trail ? planOfPage(trail) : undefined;
  const section = place?.groups[0];
  const tab = docsTabOf(facts.path);
  const consentBar = consentBarOf(context);
  const markdown = trail || facts.path === LANDING_PATH ? pathOfMarkdown(facts.path) : undefined;

  return {
    context,
    notice: consentBar && createElement(ConsentBar, consentBar),
    articleLanguage: facts.english === 'article' && facts.language !== 'en' ? 'en' : undefined,
    version: CURRENT_VERSION,
    header: {
      homePath: LANDING_PATH,
      repositoryUrl: site.repositoryUrl,
      playgroundHref: hrefOf(PLAYGROUND_PATH),
      languages: languages(facts),
      products: sections(titleOf, hrefOf, section),
      versions: versions(facts.path, context),
      chips: createElement(LensChips, { t: context.t }),
      tools: createElement(
        Fragment,
        null,
        createElement(SearchButton, context),
        createElement(ModeButton, { t: context.t }),
        createElement(SettingsButton, { label: context.t('settings') }),
      ),
    },
    nav: {
      entries: tree,
      titleOf,
      currentPath: trail?.page.path,
      trail: findTrail(tree, place?.page.path ?? facts.path)?.groups ?? [],
    },
    crumbs: crumbs(place?.groups ?? [], titleOf, hrefOf),
    title: {
      title: titleOfTab(facts.title, tab, context.t),
      description: facts.description,
      descriptionLanguage: facts.english && facts.language !== 'en' ? 'en' : undefined,
      plan,
      links: pageLinks(facts.packages ?? []),
      markdown,
      chats: markdown && chatLinks(markdown),
    },
    tabs: tabLinks(treePath(facts.path), tab, facts.api ?? {}, context),
    belowTitle: belowTitle(facts.path, plan, facts.hasAds ?? false, context),
    belowArticle: trail && createElement(Feedback, { t: context.t, url: site.feedbackUrl, issueUrl: issueUrl(facts) }),
    headings: facts.headings ?? [],
    end: {
      editUrl: facts.editUrl,
      lastChanged: facts.lastChanged,
      previous: neighborOf(previous),
      next: neighborOf(next),
    },
    footerLinks: [
      ...flattenPages(siteTree)
        .filter(({ path }) => FOOTER_PAGES.includes(path))
        .map((page) => ({ title: titleOf(page), href: hrefOf(page.path) })),
      ...consentLinks(context),
      { title: context.t('galleryTitle'), href: hrefOf(DEMO_INDEX_PATH) },
      { title: context.t('playground'), href: hrefOf(PLAYGROUND_PATH) },
      { title: context.t('gridStarter'), href: hrefOf(STARTER_PATH) },
      ...(site.hasServiceWorker ? [{ title: context.t('offlineTitle'), href: `${OFFLINE_PATH}/` }] : []),
      { title: context.t('source'), href: site.repositoryUrl },
    ],
  };
}

/**
 * The title for browser tabs and search results. Titles of English guides contain their product. An API name may exist in
 * two products, and translated titles are the short ones of the tree, so these get the names of their nearest
 * and their outermost group.
 */
export function documentTitle(
  { title }: Pick<ComposedShell, 'title'>,
  { path, language, isReference }: Pick<PageFacts, 'path' | 'language' | 'isReference'>,
): string {
  const groups = (findTrail(siteTree, path)?.groups ?? []).map(titler(toLanguage(language)));
  const context =
    language === 'en' ? groups.slice(0, isReference ? 1 : 0) : [...groups.slice(-1), ...groups.slice(0, 1)];
  const text = [...new Set([title.title, ...context])].join(' - ');
  return text.includes('MUI X') ? text : `${text} - MUI X`;
}

export function shellContext(language: string): ShellContext {
  return {
    language,
    t: translator(toLanguage(language)),
    hrefOf: (path) => localizeHref(withTrailingSlash(path), language),
  };
}

export function titler(language: Language) {
  const translations = titleTranslations(language);
  return (entry: NavEntry) => entryTitle(entry, translations);
}

/** Outside of their group, titles such as "Overview" don't say of what. */
function neighborTitle(page: NavPage, current: Trail | null, titleOf: (entry: NavEntry) => string): string {
  const group = findTrail(siteTree, page.path)?.groups.findLast(({ kind }) => kind === 'group');
  return group && !current?.groups.includes(group) ? `${titleOf(group)} › ${titleOf(page)}` : titleOf(page);
}

/** One link per top-level group, to its first page. */
export function sections(
  titleOf: (entry: NavEntry) => string,
  hrefOf: (path: string) => string,
  current: NavGroup | undefined,
) {
  return siteTree.flatMap((entry) => {
    const [first] = flattenPages([entry]);
    return first ? [{ title: titleOf(entry), href: hrefOf(first.path), isCurrent: entry === current }] : [];
  });
}

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', zh: '中文' };

function languages({ path, language: current }: PageFacts) {
  return site.languages.map((language) => ({
    title: LANGUAGE_NAMES[language] ?? language,
    href: localizeHref(withTrailingSlash(path), language),
    isCurrent: language === current,
  }));
}

/** All versions of the page, and the releases that came after it with what they changed. */
function versions(path: string, { language, t, hrefOf }: ShellContext) {
  const links = versionLinks(productOf(path).id, language, path);
  const newer = newerReleases(CURRENT_VERSION, readApiHistory().releases).map((release) => ({
    title: fillIn(t('versionNewer'), { release }),
    description: t('versionChanges'),
    href: `${hrefOf(pathOfChanges('last-minor'))}?from=${CURRENT_VERSION}&to=${release}`,
    isCurrent: false,
  }));
  const own = links.map(({ label, href, isCurrent, lacksProduct }) => ({
    title: label,
    description: lacksProduct ? t('versionLacksProduct') : undefined,
    href,
    isCurrent,
  }));
  return [...own, ...newer];
}

/** The groups of the page, linked to their first page; the page itself is the heading below. */
function crumbs(groups: readonly NavGroup[], titleOf: (entry: NavEntry) => string, hrefOf: (path: string) => string) {
  return groups
    .filter(({ kind }) => kind === 'group')
    .map((group) => {
      const [first] = flattenPages([group]);
      return { title: titleOf(group), href: first && hrefOf(first.path) };
    });
}

function issueUrl({ path, title }: PageFacts): string {
  const fields = new URLSearchParams({
    title: `[docs] ${title}`,
    body: `Page: ${site.siteUrl}${withTrailingSlash(path)}`,
  });
  return `${site.repositoryUrl}/issues/new?${fields}`;
}

/** Asks a chat service to read the Markdown of the page, which it can do only on a site with a public URL. */
function chatLinks(markdown: string) {
  if (!site.siteUrl) return undefined;
  const prompt = encodeURIComponent(`Read ${site.siteUrl}${markdown} so that I can ask questions about it.`);
  return [
    { name: 'ChatGPT', href: `https://chatgpt.com/?q=${prompt}` },
    { name: 'Claude', href: `https://claude.ai/new?q=${prompt}` },
  ];
}

function pageLinks(packages: readonly string[]) {
  const [first] = packages;
  if (!first) return undefined;
  const folder = first.replace('@mui/', '');
  return {
    source: `${site.repositoryUrl}/tree/v${CURRENT_VERSION}/packages/${folder}`,
    issues: `${site.repositoryUrl}/issues?q=is%3Aissue+is%3Aopen+${encodeURIComponent(folder.replace(/^x-|-pro$|-premium$/g, ''))}`,
    packages: packages.map((name) => ({ name, href: `https://www.npmjs.com/package/${name}/v/${CURRENT_VERSION}` })),
  };
}
