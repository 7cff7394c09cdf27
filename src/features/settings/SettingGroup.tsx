import type { IconNode } from 'lucide';
import { type ReactNode, type Ref, useId } from 'react';
import { clickAttributes } from '#model/clicks';
import { Icon, Segment } from '#ui';

interface SettingGroupProps<Value extends string> {
  /** Also names the setting in analytics. */
  name: string;
  legend: string;
  /** One sentence that describes the setting. */
  hint: string;
  options: readonly { value: Value; label: string; icon?: IconNode }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** The chosen option, which is focused when the panel opens. */
  chosenRef?: Ref<HTMLInputElement>;
  /** Shown after the hint, such as a reset button. */
  children?: ReactNode;
}

/** A setting as a native radio group, which provides keyboard support and accessible states. */
export function SettingGroup<Value extends string>(props: SettingGroupProps<Value>) {
  const { name, legend, hint, options, value: chosen, onChoose, chosenRef, children } = props;
  const hintId = useId();
  return (
    <fieldset className="settings-group" aria-describedby={hintId}>
      <legend className="settings-legend">{legend}</legend>
      <div className="ui-segments settings-options">
        {options.map(({ value, label, icon }) => (
          <Segment
            key={value}
            name={`setting-${name}`}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            ref={value === chosen ? chosenRef : undefined}
            {...clickAttributes('settingsChange', `${name}: ${value}`)}
          >
            {icon && <Icon of={icon} />}
            <span>{label}</span>
          </Segment>
        ))}
      </div>
      <p className="settings-about">
        <span id={hintId}>{hint}</span> {children}
      </p>
    </fieldset>
  );
}
