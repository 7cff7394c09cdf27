export interface ListedProblem {
  /** `App.tsx:6`. */
  place: string;
  text: string;
  severity: 'error' | 'info';
  onChoose: () => void;
}

export interface ProblemPanelParts {
  state: HTMLElement;
  bar: HTMLProgressElement;
  bytes: HTMLElement;
  list: HTMLElement;
}

const MAX_LISTED = 50;

/** A keyboard-accessible list of problems, and a progress bar for loading the checker. */
export function createProblemPanel({ state, bar, bytes, list }: ProblemPanelParts) {
  return {
    /** Without `problems`, the current list stays. */
    show(text: string, isLoading: boolean, problems?: readonly ListedProblem[]) {
      // Rewriting the same text would announce it again.
      if (state.textContent !== text) state.textContent = text;
      bar.hidden = !isLoading;
      bytes.textContent = '';
      if (!problems) return;
      list.hidden = problems.length === 0;
      list.replaceChildren(...problems.slice(0, MAX_LISTED).map(drawProblem));
    },
    showProgress(loaded: number, all: number, text: string) {
      bar.max = all;
      bar.value = loaded;
      bytes.textContent = text;
    },
  };
}

function drawProblem({ place, text, severity, onChoose }: ListedProblem): HTMLElement {
  const row = document.createElement('li');
  row.dataset['severity'] = severity;
  const button = document.createElement('button');
  button.type = 'button';
  const location = document.createElement('b');
  location.textContent = place;
  const message = document.createElement('span');
  message.textContent = text;
  button.append(location, message);
  button.addEventListener('click', onChoose);
  row.append(button);
  return row;
}
