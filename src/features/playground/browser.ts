import { pageData } from '#lib/page-data';
import { loadCodeEditor } from '#services/code-editor/browser';
import { announce } from '#ui/browser';

/** Activates the playground page. The editor is loaded at the same time as the room that shows it. */
export function activatePlayground() {
  loadCodeEditor().catch(() => undefined);
  import('./hydrate.tsx').then(({ hydrate }) => hydrate()).catch(() => announce(pageData('loadFailed')));
}
