import { highlight } from './highlight.ts';

/** Code that a room has written, in the colors of the site's. */
export function HighlightedCode({ code }: { code: string }) {
  return (
    <code>
      {highlight(code).map(([text, className], index) =>
        className ? (
          <span key={index} className={`token ${className}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </code>
  );
}
