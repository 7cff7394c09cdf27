import { BookOpen, RotateCcw } from 'lucide';
import { fillIn } from '#lib/fill-in';
import type { ControlValue, ExplorerControl } from '#model/explorer';
import { Badge, Icon } from '#ui';
import { parseValue } from './explorerState.ts';
import { FIELD } from './hooks.ts';
import type { ExplorerTexts } from './props.ts';
import { Tool } from './Tool.tsx';

interface ControlProps {
  control: ExplorerControl;
  /** `undefined` while it has its default. */
  value: ControlValue | undefined;
  texts: ExplorerTexts;
  onChange: (value: ControlValue | undefined) => void;
}

/** A prop or a recipe: its field, what it is for, the plan and the release it needs, and where to read more. */
export function ControlRow(props: ControlProps) {
  const { control, value, texts, onChange } = props;
  const { id, kind, label, text, href, plan, history = [] } = control;
  const field = fieldIdOf(id);
  const isRecipe = kind === 'recipe';
  return (
    <li
      className="explorer-control"
      data-set={value === undefined ? undefined : ''}
      data-check={isChecked(control) ? '' : undefined}
    >
      <label className={isRecipe ? undefined : 'explorer-prop'} htmlFor={field}>
        {label}
      </label>
      <span className="explorer-facts">
        {plan && plan !== 'community' && <Badge tone={plan}>{texts[plan]}</Badge>}
        {history.map((one) => (
          <Badge key={one}>{one}</Badge>
        ))}
        <a
          className="ui-icon-button explorer-tool"
          href={href}
          aria-label={fillIn(isRecipe ? texts.explorerGuide : texts.explorerReference, { name: label })}
        >
          <Icon of={BookOpen} />
        </a>
        {value !== undefined && (
          <Tool
            icon={RotateCcw}
            label={fillIn(texts.explorerReset, { name: label })}
            onClick={() => {
              onChange(undefined);
              // The button goes; the focus stays with the control.
              document.getElementById(field)?.focus();
            }}
          />
        )}
      </span>
      <Field {...props} />
      {text && (
        <p className="explorer-text" id={`${field}-text`}>
          {text}
        </p>
      )}
    </li>
  );
}

function Field({ control, value, texts, onChange }: ControlProps) {
  const { id, kind, text, initial, values = [] } = control;
  const shared = { id: fieldIdOf(id), ...(text && { 'aria-describedby': `${fieldIdOf(id)}-text` }) };
  const change = (next: string) => onChange(next === '' ? undefined : parseValue(control, next));
  if (isChecked(control))
    return (
      <input
        {...shared}
        className="explorer-check needs-script"
        type="checkbox"
        checked={(value ?? initial ?? false) === true}
        onChange={({ currentTarget }) =>
          onChange(kind === 'callback' && !currentTarget.checked ? undefined : currentTarget.checked)
        }
      />
    );
  if (kind === 'number' || kind === 'string')
    return (
      <input
        {...shared}
        className="explorer-input needs-script"
        type={kind === 'number' ? 'number' : 'text'}
        placeholder={initial === undefined ? undefined : String(initial)}
        autoComplete="off"
        spellCheck={false}
        value={value === undefined ? '' : String(value)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  const options = kind === 'boolean' ? ([[true], [false]] as const) : values;
  // Without a known default, not setting the prop is an option of its own.
  const isListed = options.some(([option]) => option === initial);
  return (
    <select
      {...shared}
      className="ui-select explorer-select needs-script"
      value={String(value ?? (isListed ? initial : ''))}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    >
      {!isListed && <option value="">{kind === 'recipe' ? texts.explorerOff : texts.explorerDefault}</option>}
      {options.map(([option, name = String(option)]) => (
        <option key={String(option)} value={String(option)}>
          {option === initial ? fillIn(texts.explorerDefaultOf, { value: name }) : name}
        </option>
      ))}
    </select>
  );
}

/** A choice between two; without a known default, there is a third. */
function isChecked({ kind, initial }: ExplorerControl): boolean {
  return kind === 'callback' || (kind === 'boolean' && initial !== undefined);
}

function fieldIdOf(id: string): string {
  return `${FIELD}${id}`;
}
