import { Check, Copy } from 'lucide';
import { mark } from '#lib/hook';
import { CODE, COPY } from '#model/hooks';
import { useCodeVariant } from '#services/code-preferences';
import { addressOfProject } from '#services/playground/browser';
import { Icon } from '#ui';
import { APP } from './playgroundApp.ts';
import { themeFile } from './printCode.ts';
import type { CodeProps } from './props.ts';
import { useTheme } from './useTheme.ts';

/** The reader's theme as a file, in the language that the reader has chosen. */
export function ThemeCode({ texts, playgroundHref }: CodeProps) {
  const { name, text } = themeFile(useTheme(), useCodeVariant());

  async function openInPlayground() {
    const app = { name: name.endsWith('.ts') ? 'App.tsx' : 'App.jsx', text: APP };
    const address = await addressOfProject(playgroundHref, { title: texts.themeCode, files: [app, { name, text }] });
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
          {texts.themePlayground}
        </a>
      </figcaption>
      <button className="needs-script" type="button" aria-label={texts.themeCopy} {...mark(COPY)}>
        <Icon of={Copy} />
        <Icon of={Check} />
      </button>
      <pre tabIndex={0} role="group" aria-label={texts.themeCode} dir="ltr">
        <code>
          <Highlighted code={text} />
        </code>
      </pre>
    </figure>
  );
}

const TOKENS =
  /(?<string>'[^']*')|(?<comment>\/\/.*)|(?<keyword>\b(?:import|type|from|export|const)\b)|(?<number>\b\d+\b)|(?<boolean>\btrue\b)/g;

/** In the classes of the site's highlighting. What is printed here needs no more than these. */
function Highlighted({ code }: { code: string }) {
  let end = 0;
  const pieces = [...code.matchAll(TOKENS)].flatMap(({ 0: text, index, groups = {} }) => {
    const before = code.slice(end, index);
    end = index + text.length;
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    return [
      before,
      <span key={index} className={`token ${kind}`}>
        {text}
      </span>,
    ];
  });
  return (
    <>
      {pieces}
      {code.slice(end)}
    </>
  );
}
