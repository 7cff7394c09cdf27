import { track } from '#services/analytics';
import { currentVisitor, drawOfVisit } from '#services/privacy/browser';
import { askNetwork } from '../network/askNetwork.ts';
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
  /** Where the network, or the ad of its feed, stands. */
  place: HTMLElement;
  filling: HTMLElement;
}

/** Brings the slot of a page to life, when it comes near the window. */
export function wakeSlot(root: HTMLElement) {
  const settings = readSettings(root.dataset['slot']);
  const aside = root.querySelector('aside');
  const place = root.querySelector<HTMLElement>('[data-slot-network]');
  const filling = root.querySelector<HTMLElement>('[data-slot-filling]');
  if (!settings || !aside || !place || !filling) return;
  whenNear(root, () => run({ root, aside, place, filling }, settings));
}

function run(parts: SlotParts, settings: SlotSettings) {
  const { aside, place } = parts;
  // A visit that cannot be remembered draws anew on every page; the share stays the same.
  const isInline = drawOfVisit(SHAPE_KEY, INLINE_SHARE) ?? Math.random() < INLINE_SHARE;
  const shape = isInline ? 'inline' : 'image';
  const networkLabel = labelOf({ at: 'network' }, shape) ?? '';
  const leaving = new AbortController();
  let hasOnlyBackers = false;
  let hasCrashed = false;

  const screen = createSlotScreen(parts, shape);
  const reportDisplay = createDisplayReporter({
    ratio: settings.displayRatio,
    roll: Math.random,
    report: (label) => track({ type: 'ad', action: 'display', label }),
  });
  const driver = driveSlot({
    look: () => (hasOnlyBackers ? 'backers' : findNetworkAd(place)),
    roll: Math.random,
    repeat,
    show: (slot) => void show(slot),
  });

  const { isBot, savesData, refusesTracking } = currentVisitor();
  const isServed = !isBot && !savesData;
  aside.hidden = !isServed;
  // Without a network there is nothing to wait for, and no blocker to suspect.
  const hasNetwork = Boolean(settings.script || settings.feed);
  if (hasNetwork && isServed && !refusesTracking) ask();
  driver.start({ isServed, hasNetwork });
  whenHiddenOrShown((isHidden) => {
    if (isHidden) leaving.abort();
    if (isHidden) driver.pause();
    else driver.resume();
  });

  function ask() {
    askNetwork({
      place,
      settings,
      label: networkLabel,
      signal: leaving.signal,
      onBackers: () => (hasOnlyBackers = true),
      onScriptError: () => reportCrash(networkLabel),
      onCrash: () => crash(networkLabel),
      // A chunk that does not come is a network that does not answer.
    }).catch(() => undefined);
  }

  async function show(slot: AdSlot) {
    const label = labelOf(slot, shape);
    try {
      if (await showContent(slot)) reportDisplay(label);
    } catch {
      crash(String(label));
    }
  }

  /** Tells whether what the slot stands for is to be seen. */
  function showContent(slot: AdSlot): boolean | Promise<boolean> {
    if (slot.at === 'blocked') return screen.fill(slot.show, Math.random());
    if (slot.at === 'in-house') return screen.fill('in-house', Math.random());
    if (slot.at === 'off') screen.clear();
    if (slot.at === 'network') {
      screen.showNetwork();
      nameClicks(place, networkLabel);
    }
    return true;
  }

  /** Nothing is shown any more, and the page goes on (specification §8). */
  function crash(label: string) {
    reportCrash(label);
    driver.crash();
  }

  /** However many errors an ad makes, it is one crash. */
  function reportCrash(label: string) {
    if (!hasCrashed) track({ type: 'ad', action: 'crash', label });
    hasCrashed = true;
  }
}

/** Our own ads name their links; those a network wrote are named here. */
function nameClicks(place: Element, label: string) {
  for (const link of place.querySelectorAll('a')) {
    link.dataset['gaEventCategory'] = 'ad';
    link.dataset['gaEventAction'] = 'click';
    link.dataset['gaEventLabel'] = label;
  }
}
