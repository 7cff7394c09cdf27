import { useId } from 'react';
import { clickAttributes } from '#model/clicks';

interface SettingSelectProps {
  /** Names the setting in analytics. */
  name: string;
  legend: string;
  /** One sentence that describes the setting. */
  hint: string;
  /** The label of no choice. */
  none: string;
  options: readonly { value: string; label: string; lang?: string }[];
  value: string;
  /** The label of a value that is no option: a link can have chosen one. */
  labelOf?: (value: string) => string;
  onChoose: (value: string) => void;
}

/** A setting with too many values for radio buttons. */
export function SettingSelect(props: SettingSelectProps) {
  const { name, legend, hint, none, options, value: chosen, labelOf = String, onChoose } = props;
  const id = useId();
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <div className="settings-group">
      <label className="settings-legend" htmlFor={id}>
        {legend}
      </label>
      <select
        id={id}
        className="ui-select settings-select"
        value={chosen}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChoose(target.value)}
        {...clickAttributes('settingsChange', name)}
      >
        <option value="">{none}</option>
        {!isListed && <option value={chosen}>{labelOf(chosen)}</option>}
        {options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
      <p className="settings-about" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
