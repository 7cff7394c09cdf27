import { find, read } from '#lib/hook';
import { adClickAttributes } from '#model/clicks';
import { AD_SLOT } from '#model/hooks';
import { track } from '#services/analytics';
import { currentVisitor, drawOfVisitor, followConsent } from '#services/privacy/browser';
import { FILLING, NETWORK } from '../hooks.ts';
import { requestAd } from '../network/requestAd.ts';
import { findNetworkAd } from '../network/findNetworkAd.ts';
import type { AdSlot } from './adSlot.ts';
import { createDisplayReporter } from './displayEvent.ts';
import { driveSlot } from './driveSlot.ts';
import { INLINE_SHARE, labelOf } from './labels.ts';
import { readSettings, type SlotSettings } from './settings.ts';
import { createSlotScreen } from './slotScreen.ts';
import { repeat, whenHiddenOrShown, whenNear } from './timing.ts';

const SHAPE_KEY = 'inline-ads';

interface SlotParts {
  root: HTMLElement;
  aside: HTMLElement;
  /** Container of the network's ad or of the feed ad. */
  place: HTMLElement;
  filling: HTMLElement;
}

/** Starts the slot when it approaches the viewport, and again when the visitor's consent changes. */
export function activateSlot(root: HTMLElement) {
  const settings = readSettings(read(AD_SLOT, root));
  const aside = root.querySelector('aside');
  const filling = find(FILLING, root);
  if (!settings || !aside || !filling) return;
  let stop: (() => void) | undefined;
  whenNear(root, () =>
    followConsent((isNetworkAllowed) => {
      stop?.();
      const place = find(NETWORK, root);
      stop = place ? run({ root, aside, place, filling }, settings, isNetworkAllowed) : undefined;
    }),
  );
}

/** Returns a function that stops the slot and leaves it as it was before. */
function run(parts: SlotParts, settings: SlotSettings, isNetworkAllowed: boolean): () => void {
  const { aside, place } = parts;
  const shape = drawOfVisitor(SHAPE_KEY, INLINE_SHARE) ? 'inline' : 'image';
  const networkLabel = labelOf({ at: 'network' }, shape) ?? '';
  const leaving = new AbortController();
  const stopping = new AbortController();
  let hasCrashed = false;

  const screen = createSlotScreen(parts, shape);
  const reportDisplay = createDisplayReporter({
    ratio: settings.displayRatio,
    roll: Math.random,
    report: (label) => track({ type: 'ad', action: 'display', label }),
  });
  const driver = driveSlot({
    find: () => (settings.script ? findNetworkAd(place) : 'nothing'),
    roll: Math.random,
    repeat,
    show: (slot) => void show(slot),
  });

  const { isBot, savesData } = currentVisitor();
  const isServed = !isBot && !savesData;
  aside.hidden = !isServed;
  // Without a network there is nothing to poll for and no blocker to detect.
  const hasNetwork = isNetworkAllowed && Boolean(settings.script || settings.feed);
  if (hasNetwork && isServed) startRequest();
  driver.start({ isServed, hasNetwork });
  const stopWatching = whenHiddenOrShown((isHidden) => {
    if (isHidden) leaving.abort();
    if (isHidden) driver.pause();
    else driver.resume();
  });
  return stop;

  function stop() {
    stopWatching();
    leaving.abort();
    driver.pause();
    reportDisplay(undefined);
    stopping.abort();
    screen.empty();
    // The network may still hold the element and write into it.
    place.replaceWith(place.cloneNode(false));
  }

  function startRequest() {
    requestAd({
      place,
      settings,
      label: networkLabel,
      leaving: leaving.signal,
      stopping: stopping.signal,
      isAwaited: () => !stopping.signal.aborted && driver.isAwaiting(),
      onDelivery: driver.receive,
      onScriptError: () => reportCrash(networkLabel),
      onCrash: () => crash(networkLabel),
      // A chunk that fails to load counts as a network without an ad.
    }).catch(() => undefined);
  }

  async function show(slot: AdSlot) {
    if (stopping.signal.aborted) return;
    const label = labelOf(slot, shape);
    // A feed ad reports its display itself.
    const isFeedAd = slot.at === 'network' && !settings.script;
    try {
      if (await showContent(slot)) reportDisplay(isFeedAd ? undefined : label);
    } catch {
      crash(String(label));
    }
  }

  /** Returns whether the content is visible. */
  function showContent(slot: AdSlot): boolean | Promise<boolean> {
    if (slot.at === 'blocked') return screen.fill(slot.show, Math.random());
    if (slot.at === 'in-house') return screen.fill('in-house', Math.random());
    if (slot.at === 'off') screen.clear();
    if (slot.at === 'network') {
      screen.showNetwork();
      if (settings.script) labelLinks(place, networkLabel);
    }
    return true;
  }

  /** Clears the slot; the rest of the page is unaffected (specification §8). */
  function crash(label: string) {
    reportCrash(label);
    driver.crash();
  }

  /** Reports at most one crash per slot. */
  function reportCrash(label: string) {
    if (!hasCrashed) track({ type: 'ad', action: 'crash', label });
    hasCrashed = true;
  }
}

/** Our own views label their links; links written by a network's script are labeled here. */
function labelLinks(place: Element, label: string) {
  for (const link of place.querySelectorAll('a')) {
    for (const [name, value] of Object.entries(adClickAttributes(label))) link.setAttribute(name, value);
  }
}
