/** Firefox and WebKitGTK behind one small interface. */
import type { Engine, EngineName } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { ensureEngines } from './install.ts';
import { launchWebKit } from './webkit.ts';

export { ENGINES, type Engine, type EngineName } from './engine.ts';
export { ensureEngines } from './install.ts';
export { EnginePage } from './page.ts';

export async function launchEngine(name: EngineName): Promise<Engine> {
  const { firefox, webkitDriver, miniBrowser } = await ensureEngines();
  return name === 'firefox' ? launchFirefox(firefox) : launchWebKit(webkitDriver, miniBrowser);
}
