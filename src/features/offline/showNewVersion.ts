import stylesAddress from './new-version.css?url';

/** Says once, politely, that there is a newer page. Nothing is reloaded before the reader says so. */
export async function showNewVersion() {
  const notice = document.querySelector<HTMLElement>('[data-new-version]');
  const status = notice?.querySelector('p');
  if (!notice || !status || !notice.hidden) return;
  const part = (name: string) => notice.querySelector(`[data-part="${name}"]`);
  part('reload')?.addEventListener('click', () => location.reload(), { once: true });
  part('later')?.addEventListener('click', () => notice.remove(), { once: true });
  await loadStyles();
  notice.hidden = false;
  // A region is read out when its text changes while it is there.
  requestAnimationFrame(() => {
    status.textContent = notice.dataset['newVersion'] ?? '';
  });
}

/** No page but one that has something to tell pays for the styles; without them the notice would push the footer. */
function loadStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesAddress;
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
    document.head.append(link);
  });
}
