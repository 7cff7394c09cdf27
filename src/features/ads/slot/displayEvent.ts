/** How long a label must stand before its display counts (specification §9). */
export const DISPLAY_DELAY_MS = 2500;
export const DEFAULT_DISPLAY_RATIO = 0.1;

interface Options {
  /** Share of labels whose display is reported. */
  ratio: number;
  roll: () => number;
  report: (label: string) => void;
}

/** Reports the display of a label that stayed; a label that changes or goes before its time is not reported. */
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
