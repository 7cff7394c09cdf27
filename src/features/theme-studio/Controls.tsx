import { useEffect, useRef } from 'react';
import { type HexColor, parseHex } from '#lib/color';
import { usePreference } from '#lib/use-preference';
import {
  DEFAULT_THEME,
  DENSITIES,
  FONTS,
  printTheme,
  RADIUS_RANGE,
  SPACING_RANGE,
  type ThemeChoice,
  type ThemeDensity,
  type ThemeFont,
} from '#model/theme-choice';
import { primaryOf, type ThemeMode } from '#model/theme-options';
import { display, modeChoice } from '#services/display-settings/browser';
import { usedTheme } from '#services/lenses/browser';
import { Segment } from '#ui';
import { announce, copyText } from '#ui/browser';
import { ColorField } from './ColorField.tsx';
import type { ControlsProps } from './props.ts';
import { useTheme } from './useTheme.ts';

const MODES = ['light', 'system', 'dark'] as const;

/** What a reader can choose. Every change is the reader's theme at once, on all pages. */
export function Controls({ texts }: ControlsProps) {
  const theme = useTheme();
  const mode = usePreference(modeChoice, 'system');
  const form = useRef<HTMLFormElement>(null);
  const primary = primaryOf(theme);
  const change = (changed: Partial<ThemeChoice>) => usedTheme.set(printTheme({ ...theme, ...changed }));
  const densities: Readonly<Record<ThemeDensity, string>> = {
    compact: texts.themeCompact,
    standard: texts.densityNormal,
    comfortable: texts.themeComfortable,
  };
  const fonts: Readonly<Record<ThemeFont, string>> = {
    default: texts.themeFontDefault,
    inter: 'Inter',
    system: texts.themeFontSystem,
    serif: texts.themeFontSerif,
    mono: texts.themeFontMono,
  };

  // A reader may have been faster than this code.
  useEffect(() => {
    if (form.current && !usedTheme.get()) usedTheme.set(printTheme(chosenIn(new FormData(form.current))));
  }, []);

  function reset() {
    usedTheme.set('');
    announce(texts.lensRemoved);
  }

  function share(button: HTMLButtonElement) {
    const query = printTheme(theme) ? `?theme=${printTheme(theme)}` : '';
    void copyText(location.origin + location.pathname + query, { button, success: texts.themeShared });
  }

  return (
    <form className="studio-controls" ref={form} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <ColorField
        name="light"
        label={texts.themeLight}
        color={primary.light}
        texts={texts}
        onChange={(light) => change({ light })}
      />
      <ColorField
        name="dark"
        label={texts.themeDark}
        color={primary.dark}
        texts={texts}
        onChange={(dark) => change({ dark })}
      >
        {theme.dark === undefined ? (
          <p className="studio-hint">{texts.themeDerived}</p>
        ) : (
          <button type="button" className="ui-button ui-button-small" onClick={() => change({ dark: undefined })}>
            {texts.themeDerive}
          </button>
        )}
      </ColorField>
      <Slider
        name="radius"
        label={texts.themeRadius}
        range={RADIUS_RANGE}
        value={theme.radius}
        onChange={(radius) => change({ radius })}
      />
      <Slider
        name="spacing"
        label={texts.themeSpacing}
        range={SPACING_RANGE}
        value={theme.spacing}
        onChange={(spacing) => change({ spacing })}
      />
      <fieldset>
        <legend>{texts.themeDensity}</legend>
        <div className="ui-segments">
          {DENSITIES.map((density) => (
            <Segment
              key={density}
              name="density"
              value={density}
              checked={theme.density === density}
              onChange={() => change({ density })}
            >
              {densities[density]}
            </Segment>
          ))}
        </div>
      </fieldset>
      <label className="studio-field">
        {texts.themeFont}
        <select
          className="ui-select"
          name="font"
          value={theme.font}
          onChange={({ target }) => change({ font: fontNamed(target.value) })}
        >
          {FONTS.map((font) => (
            <option key={font} value={font}>
              {fonts[font]}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{texts.settingMode}</legend>
        <div className="ui-segments">
          {MODES.map((one) => (
            <Segment key={one} name="mode" value={one} checked={mode === one} onChange={() => display.chooseMode(one)}>
              {{ light: texts.modeLight, system: texts.modeSystem, dark: texts.modeDark }[one]}
            </Segment>
          ))}
        </div>
      </fieldset>
      <div className="studio-buttons">
        <button type="button" className="ui-button" onClick={(event) => share(event.currentTarget)}>
          {texts.themeShare}
        </button>
        <button type="button" className="ui-button" onClick={reset}>
          {texts.themeReset}
        </button>
      </div>
      <p className="studio-hint">{texts.themeScope}</p>
    </form>
  );
}

interface SliderProps {
  name: string;
  label: string;
  range: readonly [least: number, most: number];
  value: number;
  onChange: (value: number) => void;
}

function Slider({ name, label, range: [min, max], value, onChange }: SliderProps) {
  return (
    <label className="studio-slider">
      {label}
      <input
        type="range"
        name={name}
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={`${value} px`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span dir="ltr" aria-hidden="true">{`${value} px`}</span>
    </label>
  );
}

function chosenIn(form: FormData): ThemeChoice {
  const textOf = (name: string) => String(form.get(name));
  const primary = primaryOf(DEFAULT_THEME);
  /** As it was typed or picked, if it was. */
  const colorOf = (mode: ThemeMode): HexColor | undefined =>
    [textOf(`${mode}-text`), textOf(mode)].map(parseHex).find((color) => color && color !== primary[mode]);
  return {
    light: colorOf('light') ?? DEFAULT_THEME.light,
    dark: colorOf('dark'),
    radius: Number(textOf('radius')),
    spacing: Number(textOf('spacing')),
    density: DENSITIES.find((one) => one === textOf('density')) ?? DEFAULT_THEME.density,
    font: fontNamed(textOf('font')),
  };
}

function fontNamed(name: string): ThemeFont {
  return FONTS.find((one) => one === name) ?? DEFAULT_THEME.font;
}
