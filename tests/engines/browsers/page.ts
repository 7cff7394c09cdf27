import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, InputSource } from './engine.ts';

const POLL_MS = 50;
/** Much more than needed on an idle machine. */
const TIMEOUT_MS = 10_000;
/** For the steps that load megabytes first. */
const LOAD_TIMEOUT_MS = 30_000;
/** Codes of WebDriver for keys that type no character. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Control: '\uE009',
};

interface Point {
  x: number;
  y: number;
}

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
type PageFunction<Args extends readonly Json[], Result> = (...args: Args) => Result | Promise<Result>;

/** A page in any engine, as a user handles it: pointed at, clicked and typed into at real coordinates. */
export class EnginePage {
  readonly engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.#origin = origin;
  }

  /** Runs a function in the page. It must not use anything from around it except its arguments. */
  async evaluate<Result, Args extends readonly Json[]>(
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    const json = await this.engine.evaluate(String(run), args);
    return (json === undefined ? undefined : JSON.parse(json)) as Result;
  }

  /** Waits until a function in the page returns something truthy, also across page changes, and returns it. */
  async until<Result, Args extends readonly Json[]>(
    what: string,
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<NonNullable<Exclude<Result, false>>> {
    return this.#until(what, TIMEOUT_MS, run, args);
  }

  /** The same with more time, for the few steps that load megabytes first. */
  async untilLoaded<Result, Args extends readonly Json[]>(
    what: string,
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<NonNullable<Exclude<Result, false>>> {
    return this.#until(what, LOAD_TIMEOUT_MS, run, args);
  }

  async #until<Result, Args extends readonly Json[]>(
    what: string,
    timeoutMs: number,
    run: PageFunction<Args, Result>,
    args: Args,
  ) {
    const end = performance.now() + timeoutMs;
    for (;;) {
      // A page that is just being left cannot answer.
      const result: unknown = await this.evaluate(run, ...args).catch((error: Error) => error);
      if (result && !(result instanceof Error)) return result as NonNullable<Exclude<Result, false>>;
      if (performance.now() > end)
        throw new Error(
          `Waited ${timeoutMs / 1000} s until ${what}; last: ${result instanceof Error ? result.message : JSON.stringify(result)}.`,
        );
      await wait(POLL_MS);
    }
  }

  async goto(path: string) {
    await this.engine.navigate(this.#origin + path);
    await this.untilComplete();
  }

  async reload() {
    await this.engine.reload();
    await this.untilComplete();
  }

  async back() {
    await this.engine.back();
  }

  async untilComplete() {
    await this.until('the page is complete', () => document.readyState === 'complete');
  }

  /** Finds an element at rest within the viewport, scrolled to if needed. */
  async find(selector: string): Promise<Point> {
    let last: string | undefined;
    for (;;) {
      const place = await this.until(`${selector} is visible`, locate, selector);
      const seen = JSON.stringify(place);
      if (seen === last) return place;
      last = seen;
      await wait(POLL_MS);
    }
  }

  async hover(target: string | Point) {
    await this.#point(target, []);
  }

  async click(target: string | Point) {
    await this.#point(target, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async #point(target: string | Point, then: InputSource['actions']) {
    const { x, y } = typeof target === 'string' ? await this.find(target) : target;
    // Arrives in two steps: an element that appears below a resting pointer is not hovered.
    const move = [
      { type: 'pointerMove', x: x + 1, y, duration: 0 },
      { type: 'pointerMove', x, y, duration: 20 },
    ];
    await this.engine.act([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [...move, ...then] },
    ]);
  }

  /** Presses a key or a combination such as `Control+k`. */
  async press(combination: string) {
    const keys = combination === '+' ? ['+'] : combination.split('+').map((key) => KEYS[key] ?? key);
    await this.#key([
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  async type(text: string) {
    await this.#key(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async #key(actions: InputSource['actions']) {
    await this.engine.act([{ type: 'key', id: 'keyboard', actions }]);
  }
}

/** Runs in the page: the middle of the first visible match. */
function locate(selector: string) {
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility !== 'hidden',
  );
  if (!element) return undefined;
  const isInReach = () => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  // Sticky parts may cover what is inside of the window.
  if (!isInReach()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
