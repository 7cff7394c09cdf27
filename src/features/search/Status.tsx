import { useEffect, useState } from 'react';

/** Debounces the live region, so that the count is announced once and not at every keystroke. */
const DELAY_MS = 300;

/** `isSeen`: the same text is visible elsewhere. */
export function Status({ text, isSeen = false }: { text: string; isSeen?: boolean }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className={isSeen ? 'visually-hidden' : undefined} role="status">
      {announced}
    </p>
  );
}
