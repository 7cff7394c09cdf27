import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiComponent, ApiFolder, ApiPage, ApiText, TypeText } from '#model/api';
import { plainType } from '#model/api-content';
import { parseText } from './jsdoc/parseText.ts';

/** One text for a name, or one for each of its types; `*` is for all other types. */
type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Descriptions that the packages lack, from `content/api-descriptions`. */
export interface OwnDescriptions {
  /** Components, hooks and interfaces by name. */
  exports: Readonly<Record<string, string>>;
  props: Texts;
  slots: Texts;
}

export const DESCRIPTIONS_FOLDER = 'content/api-descriptions';

export function readOwnDescriptions(root: string, folder: ApiFolder): OwnDescriptions {
  const file = join(root, DESCRIPTIONS_FOLDER, `${folder}.json`);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as OwnDescriptions)
    : { exports: {}, props: {}, slots: {} };
}

/** Adds descriptions to the props and slots that have none. */
export function describeMembers(
  component: ApiComponent,
  own: OwnDescriptions,
  findType: Parameters<typeof parseText>[1],
): ApiComponent {
  const describe = <Member extends { name: string; description: ApiText }>(
    member: Member,
    texts: Texts,
    type: TypeText,
  ): Member => {
    const text = member.description.length === 0 && textOf(texts, member.name, type);
    return text ? { ...member, description: parseText(text, findType), isOurs: true } : member;
  };
  return {
    ...component,
    props: component.props.map((prop) => describe(prop, own.props, prop.type)),
    slots: component.slots.map((slot) => describe(slot, own.slots, [])),
  };
}

/** Adds a description to an export that has none. */
export function describeExport<Page extends ApiPage>(
  page: Page,
  own: OwnDescriptions,
  findType: Parameters<typeof parseText>[1],
): Page {
  const text = page.description.length === 0 && textOf(own.exports, page.name, []);
  return text ? { ...page, description: parseText(text, findType), isOurs: true } : page;
}

export function textOf(texts: Texts, name: string, type: TypeText): string | undefined {
  const found = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return typeof found === 'object' ? (found[typeInOneLine(type)] ?? found['*']) : found;
}

/** A printed type in one line, as the lists of descriptions write it. */
export function typeInOneLine(type: TypeText): string {
  return plainType(type).replace(/\s+/g, ' ').trim();
}
