import type { Hook } from '#lib/hook';
import type { InstallPlan } from '#model/install';

/** A row; its value is the plan that adds the feature. */
export const FEATURE: Hook<HTMLElement, InstallPlan> = 'data-feature';
