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

/** What a checker found, as a list that can be walked with the keyboard, and how far it is with what it has to load. */
export function createProblemPanel({ state, bar, bytes, list }: ProblemPanelParts) {
  return {
    /** Without `problems` the last ones still stand. */
    show(text: string, isLoading: boolean, problems?: readonly ListedProblem[]) {
      // The same words again would be read again.
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
  const where = document.createElement('b');
  where.textContent = place;
  const what = document.createElement('span');
  what.textContent = text;
  button.append(where, what);
  button.addEventListener('click', onChoose);
  row.append(button);
  return row;
}
