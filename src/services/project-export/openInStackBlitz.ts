import type { Project } from './createProject.ts';

const ADDRESS = 'https://stackblitz.com/run';

/** Posts the project to StackBlitz in a new tab. Nothing is stored, and no account is needed. */
export function openInStackBlitz(project: Project) {
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.rel = 'noopener';
  form.action = `${ADDRESS}?file=${encodeURIComponent(project.main)}`;
  form.append(...stackBlitzFields(project).map(([name, value]) => field(name, value)));
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
}

export function stackBlitzFields({ title, files }: Project): [name: string, value: string][] {
  return [
    ['project[template]', 'node'],
    ['project[title]', title],
    ['project[description]', `${title}, from the documentation of MUI X`],
    ...Array.from(files, ([path, text]): [string, string] => [`project[files][${path}]`, text]),
  ];
}

function field(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  return input;
}
