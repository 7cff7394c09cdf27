import { ChevronDown, RotateCcw, Undo2, X } from 'lucide';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { fillIn } from '#lib/fill-in';
import type { ExplorerControl } from '#model/explorer';
import { planNames } from '#model/plan-names';
import { Badge, FilterField, Icon, Segment } from '#ui';
import { ControlRow } from './ControlRow.tsx';
import type { Explored, ExplorerAction } from './explorerState.ts';
import { CONTROLS_ID } from './hooks.ts';
import type { ExplorerProps } from './props.ts';
import { Tool } from './Tool.tsx';

interface ControlsProps extends ExplorerProps {
  now: Explored;
  canUndo: boolean;
  dispatch: Dispatch<ExplorerAction>;
}

/** All controls by task. A popover, which styles place beside the stage where there is room. */
export function Controls({ texts, groups, plans, now, canUndo, dispatch }: ControlsProps) {
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['recipes']));
  const filter = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  // A reader may have been faster than the room.
  useEffect(() => {
    setWords(filter.current?.value ?? '');
    const details = section.current?.querySelectorAll('details') ?? [];
    setOpened(new Set(groups.flatMap(({ id }, index) => (details[index]?.open ? [id] : []))));
  }, [groups]);
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = ({ label, text }: ExplorerControl) =>
    wanted.every((word) => `${label} ${text}`.toLowerCase().includes(word));
  const shown = groups
    .map((group) => ({ ...group, controls: group.controls.filter(isMatch) }))
    .filter(({ controls }) => controls.length > 0);
  const count = shown.reduce((sum, { controls }) => sum + controls.length, 0);
  const names = planNames(texts);
  const isSet = ({ id }: ExplorerControl) => Object.hasOwn(now.state, id);
  return (
    <section
      ref={section}
      className="explorer-controls"
      id={CONTROLS_ID}
      popover="auto"
      aria-label={texts.explorerControls}
    >
      <div className="explorer-bar needs-script">
        <FilterField
          ref={filter}
          className="explorer-filter"
          label={texts.explorerFilter}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Tool icon={Undo2} label={texts.undo} disabled={!canUndo} onClick={() => dispatch({ type: 'undo' })} />
        <Tool
          icon={RotateCcw}
          label={texts.explorerResetAll}
          disabled={Object.keys(now.state).length === 0}
          onClick={() => dispatch({ type: 'reset' })}
        />
        <Tool
          icon={X}
          label={texts.close}
          className="explorer-close"
          popoverTarget={CONTROLS_ID}
          popoverTargetAction="hide"
        />
        {plans.length > 1 && (
          <fieldset className="ui-segments explorer-plans">
            <legend className="visually-hidden">{texts.explorerPlan}</legend>
            {plans.map((plan) => (
              <Segment
                key={plan}
                name="explorer-plan"
                value={plan}
                checked={plan === now.plan}
                onChange={() => dispatch({ type: 'choose plan', plan })}
              >
                {names[plan]}
              </Segment>
            ))}
          </fieldset>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {wanted.length > 0 ? fillIn(texts.explorerCount, { count: String(count) }) : ''}
      </p>
      {count === 0 && <p className="explorer-none">{texts.noMatches}</p>}
      {shown.map(({ id, title, controls }) => (
        <details
          key={id}
          className="explorer-group"
          open={wanted.length > 0 || opened.has(id) || controls.some(isSet)}
          // A group stays open when its last control is reset.
          onToggle={({ newState }) => {
            if (wanted.length > 0) return;
            setOpened(
              (before) => new Set([...before].filter((one) => one !== id).concat(newState === 'open' ? id : [])),
            );
          }}
        >
          <summary>
            {title}
            <Badge>{String(controls.length)}</Badge>
            <Icon of={ChevronDown} />
          </summary>
          <ul>
            {controls.map((control) => (
              <ControlRow
                key={control.id}
                control={control}
                value={now.state[control.id]}
                texts={texts}
                onChange={(value) => dispatch({ type: 'set', id: control.id, value })}
              />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
