import type { ApiComponent, ApiFolder, ApiHook, ApiInterface, ApiMember, ApiPage } from '#model/api';
import { anchorOf, pathOfApi } from '#model/api-anchors';
import type { IndexComponent, IndexHook, IndexInterface, IndexMember, IndexPlan } from '#model/api-index';
import type { Plan } from '#model/nav';
import { plainType } from '../api/apiText.ts';
import { signatureOf } from '../api/hookBody.ts';

/** `anchor` is set for a component that shares its page with others. */
export function indexComponent(component: ApiComponent, folder: ApiFolder, place?: { path: string; anchor: string }): IndexComponent {
  const { name, props, inherited, slots, classes, cssVariables } = component;
  return {
    ...exportOf(component, folder, place),
    props: [
      ...props.map((prop) => indexMember(prop, anchorOf.prop(name, prop.name))),
      ...inherited.flatMap(({ from, props: passed }) => passed.map((prop) => ({ ...indexMember(prop, anchorOf.prop(name, prop.name)), inheritedFrom: from }))),
    ],
    slots: slots.map((slot) => ({
      ...namedOf(slot),
      anchor: anchorOf.slot(name, slot.name),
      ...(slot.default && { default: slot.default }),
      ...(slot.className && { className: slot.className }),
    })),
    classes: classes.map((rule) => ({ ...namedOf(rule), anchor: anchorOf.class(name, rule.name), className: rule.className })),
    cssVariables,
  };
}

export function indexInterface(model: ApiInterface, folder: ApiFolder): IndexInterface {
  return { ...exportOf(model, folder), properties: model.members.map((member) => indexMember(member, anchorOf.prop(model.name, member.name))) };
}

export function indexHook(hook: ApiHook, folder: ApiFolder): IndexHook {
  return { ...exportOf(hook, folder), signatures: hook.signatures.map((signature) => signatureOf(hook.name, signature)) };
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

function indexMember(member: ApiMember, anchor: string): IndexMember {
  return {
    ...namedOf(member),
    anchor,
    type: plainType(member.type),
    ...(member.isRequired && { isRequired: true as const }),
    ...(member.default !== undefined && { default: member.default }),
  };
}

function namedOf({ name, plan, deprecated }: { name: string; plan?: Plan | undefined; deprecated?: unknown }) {
  return { name, plan: planOf(plan), ...(deprecated !== undefined && { isDeprecated: true as const }) };
}
