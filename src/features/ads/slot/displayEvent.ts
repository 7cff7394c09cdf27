/** How long a label must stay before its display is reported (specification §9). */
export const DISPLAY_DELAY_MS = 2500;
export const DEFAULT_DISPLAY_RATIO = 0.1;

interface Options {
  /** Share of labels whose display is reported. */
  ratio: number;
  roll: () => number;
  report: (label: string) => void;
}

/** Reports a label once it has stayed for the delay. A label that changes or disappears earlier is not reported. */
export function createDisplayReporter({ ratio, roll, report }: Options) {
  let current: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (label: string | undefined) => {
    if (label === current) return;
    current = label;
    clearTimeout(timer);
    if (label !== undefined && roll() < ratio) timer = setTimeout(report, DISPLAY_DELAY_MS, label);
  };
}
