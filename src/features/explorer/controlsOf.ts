import type { ApiComponent, ApiMember } from '#model/api';
import { groupOfProp, PROP_GROUPS } from '#model/api-groups';
import { anchorOf } from '#model/api-anchors';
import { leadOf } from '#model/api-heads';
import { type ExplorerControl, type ExplorerDefinition, type ExplorerGroup, idOfSample } from '#model/explorer';
import type { InstallPlan } from '#model/install';

/** The components of the plans, from the lowest. */
export type PlanComponents = readonly { plan: InstallPlan; component: ApiComponent; address: string }[];

interface ControlTexts {
  recipes: string;
  titleOf: (group: (typeof PROP_GROUPS)[number]) => string;
  addressOf: (href: string) => string;
  historyOf: (anchor: string) => readonly string[];
}

/** The controls of an explorer by task: recipes, then the props of which the model says what sets them. */
export function controlsOf(
  { folder, recipes, leftOut = {}, choices = {} }: ExplorerDefinition,
  components: PlanComponents,
  { recipes: recipesTitle, titleOf, addressOf, historyOf }: ControlTexts,
): ExplorerGroup[] {
  const ofRecipes = Object.entries(recipes).map(([id, { label, text, guide, plan, samples }]): ExplorerControl => ({
    id,
    kind: 'recipe',
    label,
    text,
    href: addressOf(guide),
    plan,
    values: Object.keys(samples).map((sample) => [idOfSample(sample), sample] as const),
  }));
  const ofProps = propsOf(components).flatMap(({ member, plan, owner, address }): ExplorerControl[] => {
    const { name, control, defaultValue, description } = member;
    if (control === undefined || typeof lackOf(member, leftOut) === 'string') return [];
    const values = choices[name] ?? (typeof control === 'object' && 'values' in control ? control.values : undefined);
    return [
      {
        id: name,
        kind: values ? 'choice' : (control as ExplorerControl['kind']),
        label: name,
        text: firstSentence(leadOf(description).lead),
        href: `${address}#${anchorOf.prop(owner, name)}`,
        ...(plan !== components[0]?.plan && { plan }),
        history: historyOf(anchorOf.prop(owner, name)),
        ...(defaultValue !== undefined && { initial: defaultValue }),
        ...(values && { values: values.map((value) => [value] as const) }),
      },
    ];
  });
  const groups = Map.groupBy(ofProps, ({ id }) => groupOfProp(folder, id));
  return [
    { id: 'recipes', title: recipesTitle, controls: ofRecipes },
    ...PROP_GROUPS.map((id) => ({ id, title: titleOf(id), controls: groups.get(id) ?? [] })),
  ].filter(({ controls }) => controls.length > 0) as ExplorerGroup[];
}

/** Where each prop of the highest plan can be set, or why it cannot. */
export function coverageOf(
  { recipes, leftOut = {} }: Pick<ExplorerDefinition, 'recipes' | 'leftOut'>,
  components: PlanComponents,
): { name: string; by: 'control' | 'recipe' | string }[] {
  const inRecipes = new Set(
    Object.values(recipes).flatMap(({ samples }) => Object.values(samples).flatMap(Object.keys)),
  );
  return propsOf(components).map(({ member }) => {
    const lack = lackOf(member, leftOut);
    return { name: member.name, by: lack === undefined ? 'control' : inRecipes.has(member.name) ? 'recipe' : lack };
  });
}

/** The names of the props that have a control. */
export function controlledProps(
  definition: Pick<ExplorerDefinition, 'recipes' | 'leftOut'>,
  components: PlanComponents,
): ReadonlySet<string> {
  return new Set(coverageOf(definition, components).flatMap(({ name, by }) => (by === 'control' ? [name] : [])));
}

/** Why a prop has no control. */
function lackOf(
  { name, control, isInternal, deprecated }: ApiMember,
  leftOut: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (isInternal) return 'internal';
  if (deprecated) return 'deprecated';
  const lack = typeof control === 'object' && 'lacks' in control ? control.lacks : undefined;
  return leftOut[name] ?? lack;
}

/** All props, each with the lowest plan that has it, and the component of that plan. */
function propsOf(components: PlanComponents) {
  const highest = components.at(-1)?.component.props ?? [];
  return highest.flatMap((member) => {
    const home = components.find(({ component }) => component.props.some(({ name }) => name === member.name));
    return home ? [{ member, plan: home.plan, owner: home.component.name, address: home.address }] : [];
  });
}

function firstSentence(text = ''): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
