import type { ApiGuide } from '#model/api';
import type { PagePath } from '#model/nav';

const SECTION = /^(?:Demos|Features|API|Demo):[^\S\n]*\n(?:[^\S\n]*\n|[^\S\n]*[-*] .*(?:\n|$))*/gm;
const LINK = /\[([^\]]+)\]\((?:https:\/\/(?:next\.)?mui\.com)?(\/x\/[^)#\s]*)(?:#([^)\s]*))?\)/g;

/** Separates the lists of related pages in a component's JSDoc from its description. */
export function splitGuides(text: string, demos = ''): { text: string; guides: ApiGuide[] } {
  const lists = [...text.matchAll(SECTION)].map(([section]) => section);
  const guides = guidesIn([...lists, demos].join('\n')).filter(({ path }) => !path.startsWith('/x/api/'));
  return { text: text.replace(SECTION, '').trim(), guides };
}

function guidesIn(text: string): ApiGuide[] {
  return [...text.matchAll(LINK)].map(([, title = '', path = '', hash = '']) => ({
    title: title.replaceAll('`', ''),
    path: path.replace(/\/+$/, '') as PagePath,
    hash,
  }));
}
