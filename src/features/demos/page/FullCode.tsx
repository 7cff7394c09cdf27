import { CODE_STYLINGS, CODE_VARIANTS, type DemoCode } from '#model/demo';
import type { Translate } from '#services/i18n';
import { CodePanel } from '../frame/CodePanel.tsx';

/** Every file of a demo in every language and styling; attributes on `<html>` select the visible combination. */
export function FullCode({ code, t }: { code: DemoCode; t: Translate }) {
  const panels = CODE_STYLINGS.flatMap((styling) =>
    CODE_VARIANTS.map((variant) => (
      <div key={styling + variant} className={`demo-only-${variant.toLowerCase()} demo-only-${styling}`}>
        {code.sources[styling]?.[variant].map(({ name, lines }) => (
          <CodePanel key={name} name={name} label={`${code.title}: ${name}`} lines={lines} t={t} />
        ))}
      </div>
    )),
  );
  return <div className="demo-full">{panels}</div>;
}
