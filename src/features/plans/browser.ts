/** Browser code of plan tables: the filter. */
import { findAll, read } from '#lib/hook';
import { NO_MATCHES, PLAN_TABLE } from '#model/hooks';
import { FEATURE } from './hooks.ts';
import { matchesFeature } from './matchesFeature.ts';

export function activatePlanTables() {
  for (const root of findAll(PLAN_TABLE)) activateFilter(root);
}

function activateFilter(root: HTMLElement) {
  const form = root.querySelector('form');
  const status = form?.querySelector('[role="status"]');
  if (!form || !status) return;
  const groups = [...root.querySelectorAll('tbody')];
  const features = groups.flatMap((group) =>
    findAll(FEATURE, group).map((row) => ({
      row,
      plan: read(FEATURE, row),
      text: `${group.rows[0]?.textContent ?? ''} ${row.querySelector('th')?.textContent ?? ''}`.toLowerCase(),
    })),
  );

  function apply() {
    const wanted = new FormData(form ?? undefined);
    const filter = {
      words: String(wanted.get('words') ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean),
      plan: String(wanted.get('plan') ?? ''),
    };
    for (const feature of features) feature.row.hidden = !matchesFeature(feature, filter);
    for (const group of groups) group.hidden = !group.querySelector(`[${FEATURE}]:not([hidden])`);
    const count = features.filter(({ row }) => !row.hidden).length;
    const isFiltering = filter.words.length > 0 || filter.plan !== '';
    if (status) status.textContent = statusOf(isFiltering, count);
  }

  function statusOf(isFiltering: boolean, count: number): string {
    if (!isFiltering) return '';
    return count === 0 ? read(NO_MATCHES, root) : `${count} / ${features.length}`;
  }

  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  // Browsers restore form input after a reload.
  apply();
}
