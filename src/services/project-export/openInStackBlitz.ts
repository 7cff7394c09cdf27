import { element } from '#lib/element';
import type { Project } from './createProject.ts';

const ADDRESS = 'https://stackblitz.com/run';

/** Posts the project to StackBlitz in a new tab. Nothing is stored, and no account is needed. */
export function openInStackBlitz(project: Project) {
  const action = `${ADDRESS}?file=${encodeURIComponent(project.main)}`;
  const form = element(
    'form',
    { method: 'POST', target: '_blank', rel: 'noopener', action, hidden: true },
    ...stackBlitzFields(project).map(([name, value]) => element('input', { type: 'hidden', name, value })),
  );
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
