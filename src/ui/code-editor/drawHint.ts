/** What is known about a place in the code. */
export interface CodeHint {
  from: number;
  to: number;
  signature: string;
  documentation: string;
}

/** Text only: what a package says about itself is never read as HTML. */
export function drawHint({ signature, documentation }: CodeHint): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-hint';
  const code = document.createElement('code');
  code.textContent = signature;
  box.append(code);
  if (documentation) {
    const text = document.createElement('p');
    text.textContent = documentation;
    box.append(text);
  }
  return box;
}
