import { ensureEngines } from '../../../tools/testing/engines.ts';
import type { Engine, EngineName } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webkit.ts';

/** Starts Firefox or WebKitGTK, behind one small interface. */
export async function launchEngine(name: EngineName): Promise<Engine> {
  const { firefox, webkitDriver, miniBrowser } = await ensureEngines();
  return name === 'firefox' ? launchFirefox(firefox) : launchWebKit(webkitDriver, miniBrowser);
}
