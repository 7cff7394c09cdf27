import { useLayoutEffect, useRef, useState } from 'react';
import { findAround, read, readTexts } from '#lib/hook';
import { type CrashText, DEMO, ISSUES_URL } from '../hooks.ts';
import { reportLink } from './reportLink.ts';

/** Error message with a reset button and a link for reporting the error. */
export function CrashPanel({ error, onReset }: { error: Error; onReset: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const texts = frame && readTexts<CrashText>(frame);

  useLayoutEffect(() => setFrame(findAround(DEMO, panel.current)), []);

  return (
    <div ref={panel} className="demo-crash" role="alert">
      {texts && (
        <>
          <strong>{texts.demoCrashed}</strong>
          <code>{error.message}</code>
          <div>
            <button className="ui-button ui-button-small" type="button" onClick={onReset}>
              {texts.demoReset}
            </button>
            <a href={reportLink(read(ISSUES_URL, frame), read(DEMO, frame), error)} rel="noopener">
              {texts.demoReport}
            </a>
          </div>
        </>
      )}
    </div>
  );
}
