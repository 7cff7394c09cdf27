import { SlidersHorizontal } from 'lucide';
import { type KeyboardEvent, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import type { Preference } from '#lib/preference';
import type { DateLibrary } from '#model/demo-dates';
import type { InstallPlan } from '#model/install';
import { Badge, Icon } from '#ui';
import { Controls } from './Controls.tsx';
import { decode, encode, explorerReducer, planOf } from './explorerState.ts';
import { CONTROLS_ID } from './hooks.ts';
import { Output } from './Output.tsx';
import type { ExplorerProps } from './props.ts';
import { stage } from './stage/stageStore.ts';
import { useLens } from './useLens.ts';

interface ReaderLenses {
  /** Only in the browser. */
  usedPlan?: Preference<InstallPlan | ''>;
  usedDates?: Preference<DateLibrary | ''>;
}

/** Controls for the component on the stage, and its code. The state is in the hash, and the stage shows it. */
export function Explorer({ usedPlan, usedDates, ...props }: ExplorerProps & ReaderLenses) {
  const { texts, groups, plans } = props;
  const controls = useMemo(() => groups.flatMap((group) => group.controls), [groups]);
  const reduce = useMemo(() => explorerReducer(controls, plans), [controls, plans]);
  const first = plans[0] ?? 'community';
  const [{ now, past }, dispatch] = useReducer(reduce, { now: { state: {}, plan: first }, past: [], last: undefined });
  const [isRead, setIsRead] = useState(false);
  const used = useLens(usedPlan);
  const lensPlan = plans.find((plan) => plan === used) ?? first;
  const hash = encode(now, plans.length > 1 && now.plan !== reduceOpen(reduce, now.state, lensPlan));

  // The server knows neither the hash nor the lenses. Read before the hash is written below, which may be of another lens.
  useLayoutEffect(() => {
    const open = () => {
      const { state, plan = lensPlan } = decode(controls, plans, location.hash);
      dispatch({ type: 'open', explored: { state, plan } });
      setIsRead(true);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [controls, plans, lensPlan]);

  // Before anything else happens, so that a click never meets a component that is about to change.
  useLayoutEffect(() => {
    if (!isRead) return;
    stage.show(now);
    const address = hash ? `#${hash}` : location.pathname + location.search;
    if (location.hash.slice(1) !== hash) history.replaceState(history.state, '', address);
  }, [isRead, now, hash]);

  function undoByKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    dispatch({ type: 'undo' });
  }

  const count = Object.keys(now.state).length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Z works wherever the focus is in the room.
    <div className="explorer-whole" onKeyDown={undoByKey}>
      <Output {...props} now={now} hash={hash} usedDates={usedDates} />
      <button className="ui-button explorer-open needs-script" type="button" popoverTarget={CONTROLS_ID}>
        <Icon of={SlidersHorizontal} />
        {texts.explorerOpen}
        {count > 0 && <Badge>{String(count)}</Badge>}
      </button>
      <Controls {...props} now={now} canUndo={past.length > 0} dispatch={dispatch} />
    </div>
  );
}

/** The plan that a link without one opens. */
function reduceOpen(
  reduce: ReturnType<typeof explorerReducer>,
  state: Parameters<typeof planOf>[1],
  plan: InstallPlan,
) {
  const opened = reduce(
    { now: { state, plan }, past: [], last: undefined },
    { type: 'open', explored: { state, plan } },
  );
  return opened.now.plan;
}
