import type { ApiComponent, ApiFolder, ApiMember, ApiPage, ApiText } from '#model/api';
import { kebabCase } from '#model/api-anchors';
import type { MemberKind, PlanLevel } from '#model/search';
import { levelOf } from './navFacts.ts';
import { plainText } from './plainText.ts';

/** A component, hook or interface with members, before numbering. */
export interface Owner {
  name: string;
  /** Without the `/x/` prefix. */
  path: string;
  hash: string;
  plan: PlanLevel;
}

/** A name in one product. */
export interface Member {
  kind: MemberKind;
  name: string;
  plan: PlanLevel;
  owners: Owner[];
  text: string;
}

interface Named {
  kind: MemberKind;
  name: string;
  plan: PlanLevel;
  text: string;
}

/** Collects members page by page; a name that occurs several times in a product becomes one entry with several owners. */
export function createMemberCollector() {
  const members = new Map<string, Member>();
  return {
    add(folder: ApiFolder, owner: Owner, page: ApiPage) {
      const seen = new Set<string>();
      for (const { kind, name, plan, text } of membersOf(page)) {
        const key = [folder, kind, name, plan].join(' ');
        if (seen.has(key)) continue;
        seen.add(key);
        const known = members.get(key) ?? { kind, name, plan, owners: [], text: '' };
        known.owners.push(owner);
        known.text ||= text;
        members.set(key, known);
      }
    },
    members: () => [...members.values()],
  };
}

/** A component without its own page is on a list page, with its name in kebab case as the anchor. */
export function ownerOf(page: ApiPage, folder: ApiFolder, list?: string): Owner {
  const path = `api/${folder}/${list ?? page.slug}`;
  return { name: page.name, path, hash: list ? kebabCase(page.name) : '', plan: levelOf(page.plan) };
}

function membersOf(page: ApiPage): Named[] {
  switch (page.kind) {
    case 'component':
      return ofComponent(page);
    case 'interface':
      return named('property', page.members);
    case 'hook':
      return named('parameter', page.parameterMembers);
  }
}

function ofComponent({ props, inherited, slots, classes, cssVariables }: ApiComponent): Named[] {
  return [
    ...named('prop', props),
    ...named(
      'prop',
      inherited.flatMap((group) => group.props).filter(({ name }) => !isOfEveryElement(name)),
    ),
    ...slots.map((slot) => entry('slot', slot.name, slot.plan, searchedText(slot))),
    ...classes.map(({ className, plan, description }) => entry('class', className, plan, description)),
    ...cssVariables.map((name) => entry('variable', name, undefined, [])),
  ];
}

/** ARIA attributes and event handlers are common to all elements and would only add noise. */
function isOfEveryElement(name: string) {
  return /^(?:aria-|on[A-Z])/.test(name);
}

function named(kind: MemberKind, members: readonly ApiMember[]): Named[] {
  return members
    .filter(({ isInternal }) => !isInternal)
    .map((member) => entry(kind, member.name, member.plan, searchedText(member)));
}

/** A text that we reuse for many members says nothing about one of them. */
function searchedText({ description, isOurs }: { description: ApiText; isOurs?: true }): ApiText {
  return isOurs ? [] : description;
}

function entry(kind: MemberKind, name: string, plan: ApiMember['plan'], description: ApiText): Named {
  return { kind, name, plan: levelOf(plan), text: plainText(description) };
}
