import { type ComponentType, type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import { type ExplorerDefinition, isCoded, type Props } from '#model/explorer';
import type { InstallPlan } from '#model/install';
import { plansOf } from '../explorerState.ts';
import { toProps } from '../toProps.ts';
import { stage } from './stageStore.ts';
import { usePopup } from './usePopup.ts';

/** What `components.ts` of an explorer exports. */
export interface StageParts {
  components: { readonly [plan in InstallPlan]?: ComponentType<never> };
  /** Around the component: the provider of dates. */
  Frame?: ComponentType<{ children: ReactNode }>;
  toDate?: (iso: string) => unknown;
  /** What is inside the component. */
  content?: ReactNode;
  /** What recipes name. */
  named?: Readonly<Record<string, unknown>>;
}

/** What a component reads only once. */
const READ_ONCE = /^(?:default[A-Z]|initial|views$|openTo$)/;

/** The component with the props of the state that the room shows; before that, as it starts. */
export function createStage(definition: ExplorerDefinition, parts: StageParts): ComponentType {
  const { base, recipes, frame } = definition;
  const first = { state: {}, plan: plansOf(definition)[0] ?? 'community' } as const;
  return function Stage() {
    const explored = useSyncExternalStore(stage.subscribe, stage.explored, () => undefined) ?? first;
    const { state, plan } = explored;
    const props = useMemo(() => {
      const onCall =
        (name: string) =>
        (...parameters: unknown[]) =>
          stage.report(name, parameters);
      return resolve(
        toProps({ base, recipes }, state, (id) => /^on[A-Z]/.test(id), onCall),
        parts,
      ) as Props;
    }, [state]);
    const opened = usePopup(definition, props);
    const Component = parts.components[plan] as ComponentType<Props> | undefined;
    const once = Object.entries(state).filter(([id]) => READ_ONCE.test(id) || Object.hasOwn(recipes, id));
    const shown = Component && (
      <Suspense key={plan}>
        <Component key={JSON.stringify(once)} {...props} {...opened}>
          {parts.content}
        </Component>
      </Suspense>
    );
    if (parts.Frame) return <parts.Frame>{shown}</parts.Frame>;
    return typeof frame === 'object' ? <div style={{ height: frame.height }}>{shown}</div> : shown;
  };
}

function resolve(value: unknown, parts: StageParts): unknown {
  if (isCoded(value)) {
    switch (value.$) {
      case 'date':
        return parts.toDate?.(value.iso);
      case 'given': {
        const given = resolve(value.value, parts);
        return () => given;
      }
      case 'name':
        return parts.named?.[value.name];
      case 'text':
        return value.value;
      case 'absent':
        return undefined;
    }
  }
  if (Array.isArray(value)) return value.map((one) => resolve(one, parts));
  // Only what a definition spells out; its texts and functions are what they are.
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, parts)]));
}
