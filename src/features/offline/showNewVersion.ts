import { find, need, read } from '#lib/hook';
import { linkStyles } from '#lib/link-styles';
import { NEW_VERSION, BUTTON } from './hooks.ts';
import stylesAddress from './new-version.css?url';

/** Shows the update notice once. The page is reloaded only when the user asks for it. */
export async function showNewVersion() {
  const notice = find(NEW_VERSION);
  const status = notice?.querySelector('p');
  if (!notice || !status || !notice.hidden) return;
  need(BUTTON, notice, 'reload').addEventListener('click', () => location.reload(), { once: true });
  need(BUTTON, notice, 'later').addEventListener('click', () => notice.remove(), { once: true });
  // Loaded on demand, because most pages never show the notice. Unstyled, it would shift the footer.
  await linkStyles(stylesAddress).catch(() => undefined);
  notice.hidden = false;
  // A live region is announced only if its text changes after it became visible.
  requestAnimationFrame(() => {
    status.textContent = read(NEW_VERSION, notice);
  });
}
