import type { ApiComponent, ApiFolder, ApiHook, ApiInterface, ApiMember, ApiPage, ApiText } from '#model/api';
import { anchorOf, pathOfApi } from '#model/api-anchors';
import { plainInlines, plainType } from '#model/api-content';
import type { IndexComponent, IndexHook, IndexInterface, IndexMember, IndexPlan } from '#model/api-index';
import type { Plan } from '#model/nav';
import { signatureOf } from '../api/hookBody.ts';

/** `anchor` is set for a component that shares its page with others. */
export function indexComponent(
  component: ApiComponent,
  folder: ApiFolder,
  place?: { path: string; anchor: string },
): IndexComponent {
  const { name, plan, props, inherited, slots, classes, cssVariables } = component;
  return {
    ...exportOf(component, folder, place),
    props: [
      ...props.map((prop) => indexMember(prop, anchorOf.prop(name, prop.name), plan)),
      ...inherited.flatMap(({ from, props: passed }) =>
        passed.map((prop) => ({ ...indexMember(prop, anchorOf.prop(name, prop.name), plan), inheritedFrom: from })),
      ),
    ],
    slots: slots.map((slot) => ({
      ...namedOf(slot, plan),
      anchor: anchorOf.slot(name, slot.name),
      ...(slot.default && { default: slot.default }),
      ...(slot.className && { className: slot.className }),
    })),
    classes: classes.map((rule) => ({
      ...namedOf(rule, plan),
      anchor: anchorOf.class(name, rule.name),
      className: rule.className,
    })),
    cssVariables,
  };
}

export function indexInterface(model: ApiInterface, folder: ApiFolder): IndexInterface {
  return {
    ...exportOf(model, folder),
    properties: model.members.map((member) => indexMember(member, anchorOf.prop(model.name, member.name), model.plan)),
  };
}

export function indexHook(hook: ApiHook, folder: ApiFolder): IndexHook {
  return {
    ...exportOf(hook, folder),
    signatures: hook.signatures.map((signature) => signatureOf(hook.name, signature)),
  };
}

export function planOf(plan: Plan | undefined): IndexPlan {
  return plan ?? 'community';
}

function exportOf(page: ApiPage, folder: ApiFolder, place?: { path: string; anchor: string }) {
  return {
    ...namedOf(page),
    product: folder,
    page: `${place?.path ?? pathOfApi(folder, page.slug)}/`,
    ...(place && { anchor: place.anchor }),
    ...(page.isUnstable && { isUnstable: true as const }),
    modules: page.imports.map(({ from }) => from),
  };
}

function indexMember(member: ApiMember, anchor: string, ownersPlan: Plan | undefined): IndexMember {
  return {
    ...namedOf(member, ownersPlan),
    anchor,
    type: plainType(member.type),
    ...(member.isRequired && { isRequired: true as const }),
    ...(member.default !== undefined && { default: member.default }),
  };
}

interface Described {
  name: string;
  plan?: Plan | undefined;
  description: ApiText;
  deprecated?: unknown;
}

/** A member needs at least the plan of its owner. */
function namedOf({ name, plan, description, deprecated }: Described, ownersPlan?: Plan) {
  const line = firstSentence(description);
  return {
    name,
    ...(line && { description: line }),
    plan: planOf(plan ?? ownersPlan),
    ...(deprecated !== undefined && { isDeprecated: true as const }),
  };
}

function firstSentence([block]: ApiText): string {
  const text = block?.kind === 'paragraph' ? plainInlines(block.text, '`').replace(/\s+/g, ' ') : '';
  return /^.*?[.:!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
