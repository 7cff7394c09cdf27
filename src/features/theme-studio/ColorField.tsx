import { type ReactNode, useState } from 'react';
import { fillIn } from '#lib/fill-in';
import { type HexColor, parseHex } from '#lib/color';
import { checkContrast, SURFACES, TEXT_RATIO, textOn, type ThemeMode } from '#model/theme-options';
import type { ControlsProps } from './props.ts';

interface ColorFieldProps extends ControlsProps {
  name: ThemeMode;
  label: string;
  color: HexColor;
  onChange: (color: HexColor) => void;
  /** Below the color. */
  children?: ReactNode;
}

/** A color as a swatch and as text, with its contrast in the mode that it is for. */
export function ColorField({ name, label, color, texts, onChange, children }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  // What is typed is not a color at every moment; another choice replaces it.
  const isTyped = draft !== undefined && (parseHex(draft) ?? color) === color;
  const report = checkContrast(color, name);
  const { better } = report;

  function type(text: string) {
    setDraft(text);
    const typed = parseHex(text);
    if (typed) onChange(typed);
  }

  return (
    <div className="studio-color" role="group" aria-label={label}>
      <label className="studio-label" htmlFor={`studio-${name}`}>
        {label}
      </label>
      <div className="studio-row">
        <input
          id={`studio-${name}`}
          type="color"
          name={name}
          value={color}
          onChange={({ target }) => onChange(parseHex(target.value) ?? color)}
        />
        <input
          type="text"
          name={`${name}-text`}
          aria-label={fillIn(texts.themeHex, { color: label })}
          aria-invalid={isTyped && !parseHex(draft)}
          value={isTyped ? draft : color}
          spellCheck={false}
          autoCapitalize="off"
          dir="ltr"
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(undefined)}
        />
      </div>
      {children}
      <ul className="studio-contrast">
        <Sample paper={color} ink={textOn(color)} ratio={report.text} label={texts.themeTextOn} />
        <Sample paper={SURFACES[name]} ink={color} ratio={report.surface} label={texts.themeOnSurface} />
      </ul>
      <p className="studio-verdict" role="status" data-fails={better && ''}>
        {better ? texts.themeFails : texts.themePasses}
      </p>
      {better && (
        <button type="button" className="ui-button ui-button-small" onClick={() => onChange(better)}>
          <span className="studio-swatch" style={{ background: better }} />
          {fillIn(texts.themeUse, { color: better })}
        </button>
      )}
    </div>
  );
}

interface SampleProps {
  paper: HexColor;
  ink: HexColor;
  ratio: number;
  label: string;
}

function Sample({ paper, ink, ratio, label }: SampleProps) {
  return (
    <li>
      <span className="studio-sample" style={{ background: paper, color: ink }} aria-hidden="true">
        Aa
      </span>
      <span>{label}</span>{' '}
      <strong>
        {/* Rounded down: 4.496 does not pass. */}
        {`${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 `}
        <span aria-hidden="true">{ratio >= TEXT_RATIO ? '✓' : '✗'}</span>
      </strong>
    </li>
  );
}
