import { useLayoutEffect, useRef, useState } from 'react';
import { reportLink } from './reportLink.ts';

interface Texts {
  title: string;
  reset: string;
  report: string;
  issues: string;
  demo: string;
}

/** Reads the translated texts from data attributes of the demo frame. */
function readTexts(element: HTMLElement): Texts {
  const {
    demo = '',
    crashed = '',
    reset = '',
    report = '',
    issues = '',
  } = element.closest<HTMLElement>('[data-demo]')?.dataset ?? {};
  return { title: crashed, reset, report, issues, demo };
}

/** Error message with a reset button and a link for reporting the error. */
export function CrashPanel({ error, onReset }: { error: Error; onReset: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<Texts>();

  useLayoutEffect(() => {
    if (panel.current) setTexts(readTexts(panel.current));
  }, []);

  return (
    <div ref={panel} className="demo-crash" role="alert">
      {texts && (
        <>
          <strong>{texts.title}</strong>
          <code>{error.message}</code>
          <div>
            <button type="button" onClick={onReset}>
              {texts.reset}
            </button>
            <a href={reportLink(texts.issues, texts.demo, error)} rel="noopener">
              {texts.report}
            </a>
          </div>
        </>
      )}
    </div>
  );
}
