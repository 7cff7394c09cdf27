import { Check, Copy } from 'lucide';
import { mark } from '#lib/hook';
import { CODE, COPY } from '#model/hooks';
import type { PlaygroundFile } from '#model/playground';
import { HighlightedCode, Icon } from '#ui';
import type { StarterTexts } from './props.ts';

/** Complete files, of which the first is open. */
export function FileList({ texts, files }: { texts: StarterTexts; files: readonly PlaygroundFile[] }) {
  return files.map(({ name, text }, index) => (
    <details key={name.replace(/\..*/, '')} className="starter-file" open={index === 0}>
      <summary>{name}</summary>
      <CodeBox label={name} copyLabel={`${texts.starterCopyFile} ${name}`}>
        <HighlightedCode code={text} />
      </CodeBox>
    </details>
  ));
}

interface CodeBoxProps {
  label: string;
  copyLabel: string;
  children: React.ReactNode;
}

/** What the controllers of code blocks copy and wrap. */
export function CodeBox({ label, copyLabel, children }: CodeBoxProps) {
  return (
    <figure className="starter-code" {...mark(CODE)}>
      <button className="needs-script" type="button" aria-label={copyLabel} {...mark(COPY)}>
        <Icon of={Copy} />
        <Icon of={Check} />
      </button>
      <pre tabIndex={0} role="group" aria-label={label} dir="ltr">
        {children}
      </pre>
    </figure>
  );
}
