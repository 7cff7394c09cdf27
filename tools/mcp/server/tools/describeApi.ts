import type { IndexComponent, IndexDemo, IndexHook, IndexInterface, IndexMember } from '#model/api-index';
import { nearestOf } from '#lib/nearest';
import { type Answer, failure, pageOf } from '../answer.ts';
import { elsewhereOf, keysOf, sinceFact } from '../history.ts';
import { sectionsOf } from '#lib/markdown-sections';
import type { Site } from '../site.ts';

const MAX_OWNERS = 6;
const MAX_DEMOS = 3;

type Export = IndexComponent | IndexInterface | IndexHook;

interface Member {
  kind: 'prop' | 'slot' | 'class' | 'CSS variable' | 'property';
  name: string;
  anchor?: string;
  type?: string;
  facts: readonly string[];
  description?: string | undefined;
}

/** `DataGrid`, `DataGrid.rows`, `useGridApiRef`, `rowSelectionChange`: what the reference knows, in a few lines. */
export function describeApi(site: Site, { name: asked }: { name: string }): Answer {
  const [ownerName = '', ...rest] = asked
    .trim()
    .replace(/^<|\s*\/?>$/g, '')
    .split('.');
  const memberName = rest.join('.');
  const owner = exportsOf(site).find(({ name }) => isSame(name, ownerName));
  if (owner)
    return memberName ? describeMember(site, owner, memberName) : { text: pageOf(describeExport(site, owner), 0) };
  return memberName ? unknown(site, ownerName, memberName) : describeName(site, ownerName);
}

function describeMember(site: Site, owner: Export, asked: string): Answer {
  const members = membersOf(owner);
  const member = members.find(({ name }) => isSame(name, asked));
  if (!member) {
    const near = nearestOf(asked, new Set(members.map(({ name }) => name)), 5);
    const nearestNames = near.length > 0 ? ` Nearest names: ${near.join(', ')}.` : ' It has no members.';
    const history = elsewhereOf(site, owner.name, asked);
    return failure(
      [`${owner.name} has no ${asked} in ${site.index.version}.${nearestNames}`, history].filter(Boolean).join(' '),
    );
  }
  const demos = demosOf(site, owner, member.name).slice(0, MAX_DEMOS);
  const since = keysOf(owner.name, member.name).flatMap((key) => sinceFact(site, owner.product, key));
  return {
    text: [
      `${owner.name}.${member.name}: ${[member.kind, ...member.facts, ...since.slice(0, 1)].join(', ')}`,
      ...(member.type ? [`Type: ${member.type}`] : []),
      ...(member.description ? [member.description] : []),
      `Reference: ${owner.page}#${member.anchor ?? ''}`,
      ...(demos.length > 0 ? [`Demos: ${demos.map(({ id }) => id).join(', ')}`] : []),
    ].join('\n'),
  };
}

function describeExport(site: Site, one: Export): string {
  const members = membersOf(one);
  const kinds = [...new Set(members.map(({ kind }) => kind))];
  const facts = [
    one.plan,
    ...deprecation(one),
    ...(one.isUnstable ? ['unstable'] : []),
    ...sinceFact(site, one.product, one.name),
  ];
  return [
    `${one.name}: ${facts.join(', ')}`,
    ...(one.description ? [one.description] : []),
    `Import from: ${one.modules.join(', ')}`,
    `Reference: ${one.page}${one.anchor ? `#${one.anchor}` : ''}`,
    ...('signatures' in one ? one.signatures.map((signature) => `Signature: ${signature}`) : []),
    ...kinds.map((kind) => `${plural(kind)}: ${namesOf(members.filter((member) => member.kind === kind))}`),
  ].join('\n');
}

/** A name that is no export: a member, first of the component whose demos use it most, or an event, selector or type that a page of the reference lists. */
function describeName(site: Site, asked: string): Answer {
  const owners = exportsOf(site)
    .filter((one) => membersOf(one).some(({ name }) => isSame(name, asked)))
    .sort((a, b) => demosOf(site, b, asked).length - demosOf(site, a, asked).length);
  const [first] = owners;
  if (first) {
    const { text } = describeMember(site, first, asked);
    const others = owners.slice(1).map(({ name }) => name);
    const more = others.length > MAX_OWNERS ? ` and ${others.length - MAX_OWNERS} more` : '';
    return {
      text: others.length > 0 ? `${text}\nAlso in: ${others.slice(0, MAX_OWNERS).join(', ')}${more}` : text,
    };
  }
  const listed = site.search
    .answer({ text: asked, filters: {} })
    .hits.find(({ title, kind }) => isSame(title.replace(/\(\)$/, ''), asked) && kind !== 'page' && kind !== 'section');
  return (listed && describeListed(site, listed.kind, listed.href)) ?? unknown(site, asked);
}

/** The row of a table, or the section, that the reference has for an event, selector, type or class. */
function describeListed(site: Site, kind: string, href: string): Answer | undefined {
  const [path = '', hash = ''] = href.split('#');
  const markdown = site.markdownOf(path) ?? '';
  const name = hash.split('-').at(-1) ?? '';
  const section = sectionsOf(markdown).find(({ id }) => id === hash);
  const row = markdown
    .split('\n')
    .find((line) => [`| \`${name}\``, `| [\`${name}\``].some((start) => line.startsWith(start)));
  const text = section ? markdown.slice(section.start, section.end).trim() : row;
  return text ? { text: pageOf(`${kind}, ${href}\n${text}`, 0) } : undefined;
}

function unknown(site: Site, asked: string, member?: string): Answer {
  const known = exportsOf(site).map(({ name }) => name);
  const near = `Nearest names: ${nearestOf(asked, known, 5).join(', ')}.`;
  const history = elsewhereOf(site, asked, member) ?? (member && elsewhereOf(site, asked));
  return failure([`MUI X ${site.index.version} has no ${asked}. ${near}`, history].filter(Boolean).join(' '));
}

const exportsOf = ({ index }: Site): readonly Export[] => [...index.components, ...index.interfaces, ...index.hooks];

function membersOf(one: Export): Member[] {
  if ('signatures' in one) return [];
  if ('properties' in one) return one.properties.map((property) => ofTable('property', property, one));
  return [
    ...one.props.map((prop) => ofTable('prop', prop, one)),
    ...one.slots.map(({ name, anchor, description, plan, ...slot }): Member => ({
      kind: 'slot',
      name,
      anchor,
      description,
      facts: [...planOf(plan, one), ...(slot.default ? [`default ${slot.default}`] : []), ...deprecation(slot)],
    })),
    ...one.classes.map(({ name, anchor, description, className, ...of }): Member => ({
      kind: 'class',
      name,
      anchor,
      description,
      facts: [`.${className}`, ...deprecation(of)],
    })),
    ...one.cssVariables.map((name): Member => ({ kind: 'CSS variable', name, anchor: 'css-variables', facts: [] })),
  ];
}

function ofTable(
  kind: 'prop' | 'property',
  { name, anchor, type, description, plan, ...member }: IndexMember,
  one: Export,
): Member {
  return {
    kind,
    name,
    anchor,
    type,
    description,
    facts: [
      ...(member.isRequired ? ['required'] : []),
      ...(member.default === undefined ? [] : [`default ${member.default}`]),
      ...planOf(plan, one),
      ...(member.inheritedFrom ? [`passed on to ${member.inheritedFrom}`] : []),
      ...deprecation(member),
    ],
  };
}

const planOf = (plan: string, owner: Export) => (plan === owner.plan ? [] : [plan]);
const deprecation = ({ isDeprecated }: { isDeprecated?: true }) => (isDeprecated ? ['deprecated'] : []);
const namesOf = (members: readonly Member[]) => members.map(({ name }) => name).join(', ');
const plural = (kind: Member['kind']) =>
  ({ prop: 'Props', slot: 'Slots', class: 'Classes', 'CSS variable': 'CSS variables', property: 'Properties' })[kind];

function isSame(name: string, asked: string): boolean {
  return name.toLowerCase() === asked.toLowerCase();
}

function demosOf({ index }: Site, owner: Export, member: string): IndexDemo[] {
  return index.demos.filter(({ components }) =>
    components.some(
      ({ name, props, slots }) => name === owner.name && [...props, ...slots].some((one) => isSame(one, member)),
    ),
  );
}
