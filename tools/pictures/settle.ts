/** Runs in a page: resolves once the demo is hydrated, loads nothing, and has stopped changing, or keeps changing by itself. */
export async function settle() {
  const QUIET_MS = 300;
  const PATIENCE_MS = 6000;
  const WORKING =
    '[data-demo-root]:not([data-awake]), .demo-skeleton, .MuiSkeleton-root, .MuiDataGrid-skeletonLoadingOverlay, .MuiCircularProgress-indeterminate, .MuiLinearProgress-indeterminate';
  const started = performance.now();
  let changed = started;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    const look = () => {
      const now = performance.now();
      const isQuiet = now - changed > QUIET_MS && !document.querySelector(WORKING);
      if (isQuiet || now - started > PATIENCE_MS) resolve();
      else setTimeout(look, 50);
    };
    look();
  });
  observer.disconnect();
}
