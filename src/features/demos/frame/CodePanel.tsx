import { Check, Copy } from 'lucide';
import { mark } from '#lib/hook';
import type { CodeLine } from '#model/demo';
import { CODE, COPY } from '#model/hooks';
import type { Translate } from '#services/i18n';
import { Icon } from '#ui';
import { CodeLines } from './CodeLines.tsx';

interface CodePanelProps {
  /** File name, shown above the code; an excerpt has none. */
  name?: string | undefined;
  /** Accessible name of the code. */
  label: string;
  lines: readonly CodeLine[];
  t: Translate;
}

/** A code block that can be focused, scrolled and copied. */
export function CodePanel({ name, label, lines, t }: CodePanelProps) {
  return (
    <figure className="demo-panel" {...mark(CODE)}>
      {name && <figcaption className="demo-file">{name}</figcaption>}
      <button
        className="needs-script"
        type="button"
        aria-label={name ? `${t('copy')} ${name}` : t('demoCopyExcerpt')}
        {...mark(COPY)}
      >
        <Icon of={Copy} />
        <Icon of={Check} />
      </button>
      <pre tabIndex={0} role="group" aria-label={label} dir="ltr">
        <CodeLines lines={lines} />
      </pre>
    </figure>
  );
}
