import type { Ref } from 'react';
import { mark } from '#lib/hook';
import { CODE_VARIANTS } from '#model/demo';
import { PLAN } from '#model/hooks';
import { codeVariant } from '#services/code-preferences/browser';
import { useCodeVariant } from '#services/code-preferences';
import { Badge } from '#ui';
import { type Choices, GROUP_NAMES, GROUPS, type Option } from './choices.ts';
import { PLAN_OF } from './modules.ts';
import type { StarterTexts } from './props.ts';

interface ChoiceFormProps {
  ref: Ref<HTMLFormElement>;
  texts: StarterTexts;
  choices: Choices;
  onChoose: (option: Option) => void;
  onReset: () => void;
}

const VARIANT_NAMES = { TS: 'TypeScript', JS: 'JavaScript' } as const;

/** "I need a grid that …": one question per group. */
export function ChoiceForm({ ref, texts, choices, onChoose, onReset }: ChoiceFormProps) {
  const variant = useCodeVariant();
  return (
    <form ref={ref} className="starter-form needs-script" aria-label={texts.starterAsk} method="dialog">
      <p className="starter-ask">{texts.starterAsk}</p>
      {GROUP_NAMES.map((group) => (
        <fieldset key={group}>
          <legend>{texts[`starterGroup_${group}`]}</legend>
          {GROUPS[group].map((option) => {
            const plan = PLAN_OF[option];
            return (
              <label key={option} {...mark(PLAN, plan)}>
                <input
                  type="radio"
                  name={group}
                  value={option}
                  checked={choices[group] === option}
                  onChange={() => onChoose(option)}
                />
                {texts[`starter_${option}`]}
                {plan && <Badge tone={plan}>{texts[plan]}</Badge>}
              </label>
            );
          })}
        </fieldset>
      ))}
      <fieldset>
        <legend>{texts.starterGroup_language}</legend>
        {CODE_VARIANTS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="language"
              value={one}
              checked={variant === one}
              onChange={() => codeVariant.set(one)}
            />
            {VARIANT_NAMES[one]}
          </label>
        ))}
      </fieldset>
      <button type="button" className="ui-button ui-button-small" onClick={onReset}>
        {texts.starterReset}
      </button>
    </form>
  );
}
