/** Activates the interactive parts of articles: copy buttons, heading links, command tabs, disclosures around a target. */
import { find } from '#lib/hook';
import { openAroundTarget } from './blocks/openAroundTarget.ts';
import { activateCode } from './code/activateCode.ts';
import { activateCommandTabs } from './commands/activateCommandTabs.ts';
import { activateHeadings } from './headings/activateHeadings.ts';
import { BUILDER } from './hooks.ts';

export function activateArticle() {
  activateCode();
  activateCommandTabs();
  activateHeadings();
  openAroundTarget();
  // Used on a single page, so it is loaded on demand. The table next to it works without it.
  const builder = find(BUILDER);
  if (builder)
    void import('./commands/activateBuilder.ts')
      .then((module) => module.activateBuilder(builder))
      .catch(() => undefined);
}
