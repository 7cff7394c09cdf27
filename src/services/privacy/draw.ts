interface Draw {
  /** Share of draws that win. */
  share: number;
  random: () => number;
  memory: { read: () => string | null | undefined; write: (value: string) => void };
}

/** One random draw, whose result is remembered. */
export function drawOnce({ share, random, memory }: Draw): boolean {
  const stored = memory.read();
  if (stored === 'yes' || stored === 'no') return stored === 'yes';
  const isWon = random() < share;
  memory.write(isWon ? 'yes' : 'no');
  return isWon;
}
