import type { ApiComponent, ApiInline, ApiInterfaceMember, ApiMember, ApiPage, ApiText, TypeText } from '#model/api';
import { anchorOf } from '#model/api-anchors';
import type { ApiCard, ApiCards, CardText } from '#model/api-cards';
import { plainInlines } from '#model/api-content';
import { type ApiMemberKind, usageKey } from '#model/api-usage';
import type { ApiContextValue } from '../context.ts';
import { signatureOf } from '../parts/signatureOf.ts';

export interface CardContext extends Pick<ApiContextValue, 'folder' | 'addressOf' | 'typeAddress'> {
  /** A demo or guide that uses what has this usage key. */
  exampleOf: (key: string) => ApiCard['example'];
}

/** The cards of a page: of the component, interface or hook, and of its members. */
export function cardsOf(page: ApiPage, context: CardContext): ApiCards {
  const { name } = page;
  const cardOf = (member: ApiMember) => memberCard(name, member, context);
  const head = headCard(page, context);
  switch (page.kind) {
    case 'component':
      return { '': head, ...cardsOfMembers(page, context) };
    case 'interface':
      return { '': head, ...byAnchor(name, page.members, anchorOf.prop, cardOf) };
    case 'hook':
      return {
        '': head,
        ...byAnchor(name, page.parameterMembers, anchorOf.parameter, cardOf),
        ...byAnchor(name, page.returnMembers, anchorOf.returned, cardOf),
      };
  }
}

/** The cards of components that share a page. */
export function cardsOfOthers(components: readonly ApiComponent[], context: CardContext): ApiCards {
  return Object.fromEntries(
    components.flatMap((component) => [
      [anchorOf.component(component.name), headCard(component, context)] as const,
      ...Object.entries(cardsOfMembers(component, context)),
    ]),
  );
}

function cardsOfMembers(
  { name: owner, props, inherited, slots, classes }: ApiComponent,
  context: CardContext,
): ApiCards {
  const all = [...inherited.flatMap((group) => group.props), ...props];
  return {
    ...byAnchor(owner, all, anchorOf.prop, (prop) => memberCard(owner, prop, context)),
    ...byAnchor(owner, slots, anchorOf.slot, (slot) => ({
      ...described(slot, context),
      code: slot.default ? [slot.default] : undefined,
      example: exampleOf(owner, 'slot', slot.name, context),
    })),
    ...byAnchor(owner, classes, anchorOf.class, (rule) => ({
      ...described(rule, context),
      code: [`.${rule.className}`],
    })),
  };
}

function byAnchor<Member extends { name: string }>(
  owner: string,
  members: readonly Member[],
  anchor: (owner: string, name: string) => string,
  cardOf: (member: Member) => ApiCard,
): ApiCards {
  return Object.fromEntries(members.map((member) => [anchor(owner, member.name), cardOf(member)]));
}

function headCard(page: ApiPage, context: CardContext): ApiCard {
  const [usual] = page.imports;
  const [signature] = page.kind === 'hook' ? page.signatures : [];
  const code = usual && [`import ${usual.isType ? 'type ' : ''}{ ${usual.name} } from '${usual.from}';`];
  return {
    ...described(page, context),
    code: signature ? codeOf(signatureOf(page.name, signature), context) : code,
    example: context.exampleOf(usageKey(context.folder, page.name)),
  };
}

function memberCard(owner: string, member: ApiMember | ApiInterfaceMember, context: CardContext): ApiCard {
  // A method is called, not passed.
  const isRequired = member.isRequired && !('call' in member && member.call);
  return {
    ...described(member, context),
    type: codeOf(member.type, context),
    default: member.default,
    isRequired: isRequired || undefined,
    example: exampleOf(owner, 'prop', member.name, context),
  };
}

function exampleOf(owner: string, kind: ApiMemberKind, name: string, context: CardContext) {
  return context.exampleOf(usageKey(context.folder, owner, { kind, name }));
}

interface Described {
  name: string;
  description: ApiText;
  deprecated?: ApiText | undefined;
  plan?: ApiCard['plan'];
}

function described({ name, description, deprecated, plan }: Described, context: CardContext): ApiCard {
  const [first] = deprecated?.length ? deprecated : description;
  const text = first?.kind === 'paragraph' ? first.text.map((node) => inlineOf(node, context)) : [];
  return {
    name,
    plan,
    isDeprecated: deprecated && true,
    text: text.length > 0 ? joined(text) : undefined,
  };
}

function inlineOf(node: ApiInline, { addressOf, typeAddress }: CardContext): CardText[number] {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
      return `\`${node.text}\``;
    case 'type':
      return [`\`${node.key}\``, typeAddress(node.key)];
    case 'link': {
      const text = plainInlines(node.text);
      const href = localOf(node.href, addressOf);
      return href ? [text, href] : text;
    }
  }
}

function codeOf(type: TypeText, { addressOf, typeAddress }: CardContext): CardText {
  return type.map((token) => {
    if (typeof token === 'string') return token;
    const href = 'key' in token ? typeAddress(token.key) : localOf(token.href, addressOf);
    return href ? [token.text, href] : token.text;
  });
}

/** Links to pages that don't exist here become text; those to other sites stay. */
function localOf(href: string, addressOf: CardContext['addressOf']): string | undefined {
  return href.startsWith('/') ? addressOf(href) : href;
}

/** Text nodes next to each other as one, which takes fewer bytes. */
function joined(parts: CardText): CardText {
  return parts.reduce<CardText>((done, part) => {
    const last = done.at(-1);
    return typeof part === 'string' && typeof last === 'string' ? [...done.slice(0, -1), last + part] : [...done, part];
  }, []);
}
