import type { Hook } from '#lib/hook';
import { SHOWN_PLAN, SHOWN_RELEASE } from '#model/hooks';
import type { InstallPlan } from '#model/install';
import { isRelease } from '#model/releases';

/** A choice by which a reader sees every page: what does not apply to them is marked, nothing is hidden. */
interface Lens<Value extends string> {
  /** In localStorage. */
  key: string;
  /** On `<html>` while the lens is on, for styles and controllers. */
  attribute: Hook<HTMLElement, Value>;
  /** Narrows what is stored or stands in the address; anything else counts as no choice. */
  parse: (raw: string) => Value | undefined;
}

export const PLANS = ['community', 'pro', 'premium'] as const satisfies readonly InstallPlan[];

/** All lenses. The id of one is also its parameter in addresses: `?plan=pro`. */
export const LENSES = {
  plan: {
    key: 'used-plan',
    attribute: SHOWN_PLAN,
    parse: (raw) => PLANS.find((plan) => plan === raw),
  } satisfies Lens<InstallPlan>,
  release: {
    key: 'used-release',
    attribute: SHOWN_RELEASE,
    // Any release: a reader can have chosen one that this build does not list.
    parse: (raw) => (isRelease(raw) ? raw : undefined),
  } satisfies Lens<string>,
} as const;

export type LensId = keyof typeof LENSES;

export const LENS_IDS = Object.keys(LENSES) as LensId[];
