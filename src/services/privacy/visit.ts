/** The subset of `sessionStorage` used by a draw. */
export interface VisitMemory {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

interface Draw {
  key: string;
  /** Share of visits that win the draw. */
  share: number;
  random: () => number;
  memory: () => VisitMemory;
}

/** One random draw per visit. Returns `undefined` if the result cannot be stored. */
export function drawForVisit({ key, share, random, memory }: Draw): boolean | undefined {
  try {
    const stored = memory().getItem(key);
    if (stored === 'yes' || stored === 'no') return stored === 'yes';
    const isWon = random() < share;
    memory().setItem(key, isWon ? 'yes' : 'no');
    return isWon;
  } catch {
    return undefined;
  }
}
