import { useLayoutEffect, useRef, useState } from 'react';
import { reportLink } from './reportLink.ts';

interface Words {
  title: string;
  reset: string;
  report: string;
  issues: string;
  demo: string;
}

/** The frame around a demo was written in the reader's language, and holds the words for this case. */
function readWords(element: HTMLElement): Words {
  const { demo = '', crashed = '', reset = '', report = '', issues = '' } = element.closest<HTMLElement>('[data-demo]')?.dataset ?? {};
  return { title: crashed, reset, report, issues, demo };
}

/** Message, a way to start over, and a way to tell us. */
export function CrashPanel({ error, onReset }: { error: Error; onReset: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<Words>();

  useLayoutEffect(() => {
    if (panel.current) setWords(readWords(panel.current));
  }, []);

  return (
    <div ref={panel} className="demo-crash" role="alert">
      {words && (
        <>
          <strong>{words.title}</strong>
          <code>{error.message}</code>
          <div>
            <button type="button" onClick={onReset}>
              {words.reset}
            </button>
            <a href={reportLink(words.issues, words.demo, error)} rel="noopener">
              {words.report}
            </a>
          </div>
        </>
      )}
    </div>
  );
}
