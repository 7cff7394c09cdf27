import { expect, test } from '@playwright/test';
import { openPlainBrowser } from '../../tools/testing/plainBrowser.ts';

const TREE = `(() => {
  const scroller = document.querySelector('[data-nav-scroll]');
  return {
    open: [...scroller.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent),
    scroll: scroller.scrollTop,
    wasPrepared: performance.getEntriesByType('navigation')[0].activationStart > 0,
    current: scroller.querySelector('[aria-current]').textContent,
  };
})()`;

interface Tree {
  open: string[];
  scroll: number;
  wasPrepared: boolean;
  current: string;
}

test('a page that was prepared while the pointer rested on its link shows the tree as the reader left it', async ({ baseURL }) => {
  const browser = await openPlainBrowser();
  try {
    const tab = await browser.open(`${baseURL}/x/introduction/`, { width: 1280, height: 480 });
    await tab.whenLoaded();
    await tab.hover('[data-nav-scroll] a[href="/x/introduction/installation/"]');
    await tab.whenLoaded({ isPrepared: true });
    // The next page has looked already; what the reader does to the tree now comes after that.
    await tab.evaluate(`new Promise((done) => {
      const scroller = document.querySelector('[data-nav-scroll]');
      [...scroller.querySelectorAll('summary')].find((summary) => summary.textContent === 'Migration').click();
      scroller.scrollTop = 20;
      requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
    })`);
    await tab.hover('[data-nav-scroll] a[href="/x/introduction/installation/"]');
    await tab.press();
    tab.release();
    const tree = await tab.waitFor<Tree>(`location.pathname.endsWith('/installation/') && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(${TREE}))))`);
    expect(tree).toEqual({ open: ['Introduction', 'Migration'], scroll: 20, wasPrepared: true, current: 'Installation' });
  } finally {
    await browser.close();
  }
});

/** Notes what is read from the storage of the visit from here to the first frame, and whether the page had been told by then that it is shown. */
const NOTE_READS = `(() => {
  const read = Storage.prototype.getItem;
  const reads = [];
  let wasTold = false;
  Storage.prototype.getItem = function (key) {
    if (this === sessionStorage) reads.push({ key, wasTold });
    return read.call(this, key);
  };
  document.addEventListener('prerenderingchange', () => (wasTold = true));
  requestAnimationFrame(() => setTimeout(() => (window.readsBeforeFrame = reads)));
  return true;
})()`;

test('the first frame of a prepared page does not wait for the storage of the browser', async ({ baseURL }) => {
  const browser = await openPlainBrowser();
  try {
    const tab = await browser.open(`${baseURL}/x/introduction/`, { width: 1280, height: 800 });
    await tab.whenLoaded();
    await tab.hover('[data-nav-scroll] a[href="/x/introduction/installation/"]');
    await tab.whenLoaded({ isPrepared: true });
    await tab.waitFor(NOTE_READS, { isPrepared: true });
    await tab.press();
    tab.release();
    const reads = await tab.waitFor<{ key: string; wasTold: boolean }[]>(`location.pathname.endsWith('/installation/') && window.readsBeforeFrame`);
    expect(reads).toEqual([{ key: 'nav-state', wasTold: false }]);
  } finally {
    await browser.close();
  }
});
