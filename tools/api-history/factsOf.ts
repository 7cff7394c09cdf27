import { createHash } from 'node:crypto';
import { type FactState, keyOf, type MemberKind, packagesBehind, stableName } from '#model/api-history';
import type {
  ApiComponent,
  ApiEvent,
  ApiHook,
  ApiInterface,
  ApiMember,
  ApiSelector,
  ApiText,
  ApiType,
  TypeText,
} from '#model/api';
import type { Plan } from '#model/nav';
import { planOfImport } from '#model/package-plan';
import type { ReleaseApi } from '../api-extractor/index.ts';

/** What a release declares of a product. */
export interface ProductSnapshot {
  /** By the keys of `model/api-history`. */
  facts: Readonly<Record<string, FactState>>;
  /** By export, the props that only other libraries declare, or the members that only other types declare. */
  foreign: Readonly<Record<string, readonly string[]>>;
}

export function snapshotOf(api: ReleaseApi): ProductSnapshot {
  const facts = new Map<string, FactState>();
  const foreign = new Map<string, readonly string[]>();
  const largestPlan = planOfImport(packagesBehind(api.folder, 'premium').at(-1) ?? '');
  const plans = new Map(api.exports.map(({ name, from }) => [name, planOfImport(from)]));
  for (const one of api.exports) facts.set(one.name, withPlan(deprecationOf(one), plans.get(one.name)));

  /** Adds what is known of an export besides its name. */
  function describe(owner: string, state: FactState) {
    facts.set(owner, { ...facts.get(owner), ...state });
  }
  function addMembers(owner: string, kind: MemberKind, members: readonly Named[]) {
    for (const member of members) {
      const plan = larger(plans.get(owner), member.plan);
      facts.set(keyOf({ owner, member: { kind, name: member.name } }), withPlan(stateOf(member), plan));
    }
  }

  /** The names under which something is exported, as a reader has to write them: stable, with `unstable_`, or for a while both. */
  function namesOf({ name }: ApiComponent | ApiHook | ApiInterface): string[] {
    return [...plans.keys()].filter((raw) => stableName(raw) === name);
  }

  for (const component of api.components) {
    for (const owner of namesOf(component)) {
      foreign.set(owner, api.foreign.get(component.name) ?? []);
      addMembers(owner, 'prop', propsOf(component));
      addMembers(owner, 'slot', component.slots);
      addMembers(owner, 'class', component.classes);
      // Variables are found in the code of all packages, so a release that lacks one of them says nothing.
      addMembers(
        owner,
        'variable',
        component.cssVariables.map((name) => ({ name, plan: largestPlan })),
      );
    }
  }
  for (const model of api.interfaces) for (const owner of namesOf(model)) addMembers(owner, 'member', model.members);
  for (const hook of api.hooks) {
    for (const owner of namesOf(hook)) {
      describe(owner, { type: signaturesOf(hook) });
      addMembers(owner, 'parameter', hook.parameterMembers);
      addMembers(owner, 'returned', hook.returnMembers);
    }
  }
  for (const selector of api.selectors) describe(selector.name, { type: cut(typeOfSelector(selector)) });
  for (const type of api.types.filter(({ name }) => plans.has(name))) {
    const head = oneLine(type.head);
    // The members of an interface are facts of their own.
    if (head.startsWith('type ')) describe(type.name, { type: cut(head.replace(/^[^=]*= ?/, '')) });
    foreign.set(type.name, api.foreign.get(type.name) ?? []);
    addMembers(type.name, 'member', distinct(type.members));
  }
  for (const event of api.events) {
    facts.set(keyOf({ owner: EVENTS, member: { kind: 'event', name: event.name } }), stateOfEvent(event));
  }
  return { facts: Object.fromEntries(facts), foreign: Object.fromEntries(foreign) };
}

const EVENTS = 'GridEventLookup';

/** More than any component has of its own. */
const MOST_PROPS = 300;

/**
 * Without the attributes of elements. The declarations of some releases spell out all of them, for parts that have one prop
 * of their own; others only those that React Spring animates.
 */
function propsOf({ props }: ApiComponent) {
  if (props.length > MOST_PROPS) return props.filter(({ name }) => name === 'ownerState');
  return props.filter(({ type }) => !oneLine(type).includes('FluidValue<'));
}

interface Named {
  name: string;
  type?: TypeText;
  default?: string | undefined;
  isRequired?: boolean;
  deprecated?: ApiText | undefined;
  plan?: Plan | undefined;
}

function stateOf({ type, default: value, isRequired, deprecated }: Named): FactState {
  return {
    ...(type && { type: cut(oneLine(type)) }),
    ...(value !== undefined && { default: value.replace(/\s+/g, ' ') }),
    ...(isRequired && { isRequired: true }),
    ...(deprecated && { deprecated: plainText(deprecated) }),
  };
}

function stateOfEvent({ params, event, deprecated, plan }: ApiEvent): FactState {
  const type = [params, event].flatMap((one) => (one ? oneLine(one) : [])).join(', ');
  return withPlan({ ...(type && { type: cut(type) }), ...(deprecated && { deprecated: plainText(deprecated) }) }, plan);
}

function deprecationOf({ deprecated }: { deprecated?: ApiText | undefined }): FactState {
  return deprecated ? { deprecated: plainText(deprecated) } : {};
}

function withPlan(state: FactState, plan: Plan | undefined): FactState {
  return plan ? { ...state, plan } : state;
}

function larger(a: Plan | undefined, b: Plan | undefined): Plan | undefined {
  return a === 'premium' || b === 'premium' ? 'premium' : (a ?? b);
}

function signaturesOf({ signatures }: ApiHook): string {
  return cut(
    signatures
      .map(({ parameters, returns }) => `(${parameters.map(printParameter).join(', ')}) => ${oneLine(returns.type)}`)
      .join('; '),
  );
}

function typeOfSelector({ parameters, returns }: ApiSelector): string {
  return `(${['apiRef', ...parameters.map(printParameter)].join(', ')}) => ${oneLine(returns)}`;
}

function printParameter({
  name,
  isOptional,
  type,
}: {
  name: string;
  isOptional: boolean;
  type?: TypeText | undefined;
}) {
  return `${name}${isOptional ? '?' : ''}: ${oneLine(type ?? [])}`;
}

/** A type without the line breaks that a table needs. */
function oneLine(type: TypeText): string {
  return type
    .map((token) => (typeof token === 'string' ? token : token.text))
    .join('')
    .replace(/(?<=[([<])\s*\n\s*|\s*\n\s*(?=[)\]>])/g, '')
    .replace(/\s*\n\s*/g, ' ');
}

const LONGEST_TYPE_CHARACTERS = 500;

/** Some types expand to hundreds of thousands of characters. The digest still tells two of them apart. */
function cut(type: string): string {
  if (type.length <= LONGEST_TYPE_CHARACTERS) return type;
  const digest = createHash('sha256').update(type).digest('hex').slice(0, 8);
  return `${type.slice(0, LONGEST_TYPE_CHARACTERS)}… (${digest})`;
}

function plainText(text: ApiText): string {
  return text
    .map((block) => (block.kind === 'paragraph' ? block.text.map(plainInline).join('') : ''))
    .join(' ')
    .trim();
}

function plainInline(node: Extract<ApiText[number], { kind: 'paragraph' }>['text'][number]): string {
  if (node.kind === 'link') return node.text.map(plainInline).join('');
  return node.kind === 'type' ? `\`${node.key}\`` : node.kind === 'code' ? `\`${node.text}\`` : node.text;
}

/** Overloads of a method and merged declarations share a name; they count as one member. */
function distinct(members: ApiType['members']): ApiMember[] {
  return [...new Map(members.map((member) => [member.name, member])).values()];
}
