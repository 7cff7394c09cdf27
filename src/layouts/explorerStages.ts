import type { ComponentType } from 'react';
import { hydrationOf } from './hydration.ts';

interface StageModule {
  default: ComponentType;
  /** Whether the build has a license key for the component. */
  isLicensed: boolean;
}

/** Every explorer of `content` as an island. Only the page of explorers imports this, because it gets the styles of them all. */
const stages = import.meta.glob<StageModule>('/content/explorer/*/explorer.ts', { query: '?stage' });

export async function readStage(file: string) {
  const stage = await stages[file]?.();
  if (!stage) throw new Error(`${file} is not an explorer.`);
  return { Stage: stage.default, isLicensed: stage.isLicensed, hydration: hydrationOf(`${file}?stage`, 'seen') };
}
