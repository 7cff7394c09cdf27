import { Check, Copy } from 'lucide';
import { mark } from '#lib/hook';
import { CODE, COPY } from '#model/hooks';
import { useCodeVariant } from '#services/code-preferences';
import { addressOfProject } from '#services/playground/browser';
import { HighlightedCode, Icon } from '#ui';
import { APP } from './playgroundApp.ts';
import { themeFile } from './printCode.ts';
import type { CodeProps } from './props.ts';
import { useTheme } from './useTheme.ts';

/** The reader's theme as a file, in the language that the reader has chosen. */
export function ThemeCode({ texts, playgroundHref }: CodeProps) {
  const { name, text } = themeFile(useTheme(), useCodeVariant());

  async function openInPlayground() {
    const app = { name: name.endsWith('.ts') ? 'App.tsx' : 'App.jsx', text: APP };
    const address = await addressOfProject(playgroundHref, { title: texts.studioCode, files: [app, { name, text }] });
    if (address) location.assign(address);
  }

  return (
    <figure className="studio-file" {...mark(CODE)}>
      <figcaption className="studio-name">
        <span>{name}</span>
        <a
          className="needs-script"
          href={playgroundHref}
          onClick={(event) => {
            event.preventDefault();
            void openInPlayground();
          }}
        >
          {texts.studioPlayground}
        </a>
      </figcaption>
      <button className="needs-script" type="button" aria-label={texts.studioCopy} {...mark(COPY)}>
        <Icon of={Copy} />
        <Icon of={Check} />
      </button>
      <pre tabIndex={0} role="group" aria-label={texts.studioCode} dir="ltr">
        <HighlightedCode code={text} />
      </pre>
    </figure>
  );
}
