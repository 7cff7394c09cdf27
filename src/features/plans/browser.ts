/** Browser code of plan tables: the filter. */
import { findAll, read } from '#lib/hook';
import { NO_MATCHES, PLAN_TABLE } from '#model/hooks';
import { countOfMatches, hasWords, wordsIn } from '#ui/browser';
import { FEATURE } from './hooks.ts';

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
    const words = wordsIn(String(wanted.get('words') ?? ''));
    const plan = String(wanted.get('plan') ?? '');
    for (const feature of features)
      feature.row.hidden = (plan !== '' && feature.plan !== plan) || !hasWords(feature.text, words);
    for (const group of groups) group.hidden = !group.querySelector(`[${FEATURE}]:not([hidden])`);
    const count = features.filter(({ row }) => !row.hidden).length;
    const isFiltering = words.length > 0 || plan !== '';
    if (status) status.textContent = isFiltering ? countOfMatches(count, features.length, read(NO_MATCHES, root)) : '';
  }

  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  // Browsers restore form input after a reload.
  apply();
}
