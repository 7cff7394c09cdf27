/** The part of `sessionStorage` that a draw needs. */
export interface VisitMemory {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

interface Draw {
  key: string;
  /** Of all visits, this share wins. */
  share: number;
  random: () => number;
  memory: () => VisitMemory;
}

/** One draw for a whole visit. Where nothing can be remembered, there is no draw and no winner. */
export function drawForVisit({ key, share, random, memory }: Draw): boolean | undefined {
  try {
    const kept = memory().getItem(key);
    if (kept === 'yes' || kept === 'no') return kept === 'yes';
    const isWon = random() < share;
    memory().setItem(key, isWon ? 'yes' : 'no');
    return isWon;
  } catch {
    return undefined;
  }
}
