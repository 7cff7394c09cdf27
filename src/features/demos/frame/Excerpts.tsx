import type { DemoFacts } from '#model/demo';
import type { Translate } from '#services/i18n';
import { CodePanel } from './CodePanel.tsx';

/** The essential lines of a demo. An attribute on `<html>` selects the preferred language before paint. */
export function Excerpts({ of: excerpts, t }: { of: DemoFacts['excerpts']; t: Translate }) {
  if (excerpts.length === 0) return null;
  return (
    <div className="demo-excerpt">
      {excerpts.map(({ variant, lines }) => (
        <div key={variant} className={variant === 'both' ? undefined : `demo-only-${variant.toLowerCase()}`}>
          <CodePanel label={t('demoExcerpt')} lines={lines} t={t} />
        </div>
      ))}
    </div>
  );
}
