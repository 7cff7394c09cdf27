import type { Hook } from '#lib/hook';
import type { PackageManager } from '#model/package-managers';

export const WRAP: Hook<HTMLButtonElement> = 'data-wrap';

export const TABS: Hook = 'data-command-tabs';
export const TAB: Hook<HTMLButtonElement, PackageManager> = 'data-tab';
export const TAB_PANEL: Hook<HTMLElement, PackageManager> = 'data-panel';

export const BUILDER: Hook = 'data-command-builder';
export const BUILDER_LIBRARY: Hook = 'data-builder-library';
export const BUILDER_CAPTION: Hook = 'data-builder-caption';
export const BUILDER_ADAPTER: Hook = 'data-builder-adapter';
/** Its value is the product and the plan that the note is about. */
export const BUILDER_NOTE: Hook = 'data-builder-note';

/** Names of its form controls. */
export const PRODUCT_FIELD = 'install-product';
export const PLAN_FIELD = 'install-plan';
export const LIBRARY_FIELD = 'install-library';
