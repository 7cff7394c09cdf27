import { useEffect, useState } from 'react';

/** Debounces the live region, so that the count is announced once and not at every keystroke. */
const DELAY_MS = 300;

export function Status({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAnnounced, DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return <p role="status">{announced}</p>;
}
