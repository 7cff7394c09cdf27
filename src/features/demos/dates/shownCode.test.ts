// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DemoCode, textOfFile } from '#model/demo';
import { RUNTIME_MANIFEST_PATH } from '#model/playground';
import { usedDates } from '#services/lenses/browser';
import { shownText } from '../controllers/projects.ts';
import { readDemo } from '../controllers/readDemo.ts';
import { runnableCode } from './runnableCode.ts';
import { shownCode } from './shownCode.ts';

const packages = { dependencies: {}, devDependencies: {}, overrides: {} };
const codeWith = (text: string): DemoCode => ({
  name: 'Trip',
  title: 'A trip',
  sources: {
    system: { TS: [{ name: 'Trip.tsx', lines: [[text]] }], JS: [], packages: { TS: packages, JS: packages } },
  },
});
const textOf = (code: DemoCode) => textOfFile(code.sources.system.TS[0] ?? { name: '', lines: [] }).trim();

const answers = new Map<string, () => Promise<Response>>();
const fetched = vi.fn(async (url: string) => (answers.get(url) ?? (async () => new Response('', { status: 404 })))());
/** Fetched code is kept for as long as the page lives. */
let count = 0;

function createDemo(attributes = `data-demo-dates="pickers/trip-${count + 1}"`) {
  count += 1;
  document.body.innerHTML = `<div data-demo="Trip" data-code-url="/trip-${count}.json" ${attributes}></div>`;
  const [frame] = document.body.children;
  if (!(frame instanceof HTMLElement)) throw new Error('There is no demo.');
  answers.set(`/trip-${count}.json`, async () => Response.json(codeWith('Day.js')));
  const answer = (library: string, reply: () => Promise<Response>) =>
    answers.set(`/x/demos/pickers/trip-${count}/${library}.json`, reply);
  answer('luxon', async () => Response.json(codeWith('Luxon')));
  return { demo: readDemo(frame), answer };
}

beforeEach(() => {
  usedDates.set('luxon');
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  usedDates.set('');
  vi.unstubAllGlobals();
});

describe('the code of a demo', () => {
  it('uses Day.js while the lens is off, and nothing else is fetched', async () => {
    usedDates.set('');
    const { demo } = createDemo();
    expect(textOf(await shownCode(demo))).toBe('Day.js');
    expect(fetched).toHaveBeenCalledOnce();
    expect(demo.store.get().dates).toBeUndefined();
  });

  it('uses the library of the reader, also where it is copied', async () => {
    const { demo } = createDemo();
    expect(textOf(await shownCode(demo))).toBe('Luxon');
    expect(await shownText(demo)).toBe('Luxon\n');
    expect(demo.store.get().dates).toMatchObject({ library: 'luxon', result: 'translated' });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is the original in demos without dates', async () => {
    const { demo } = createDemo('');
    expect(textOf(await shownCode(demo))).toBe('Day.js');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is the original if there is no translation', async () => {
    const { demo, answer } = createDemo();
    answer('luxon', async () => Response.json({ note: 'Luxon has no `Do`.' }));
    expect(textOf(await shownCode(demo))).toBe('Day.js');
    expect(demo.store.get().dates).toEqual({ library: 'luxon', result: 'kept', note: 'Luxon has no `Do`.' });
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['is not found', async () => new Response('', { status: 404 })],
    ['is the page of a captive portal', async () => Response.json({ welcome: true })],
  ])('is the original if the request %s, and the next try uses the library', async (_, reply) => {
    const { demo, answer } = createDemo();
    answer('luxon', reply);
    expect(textOf(await shownCode(demo))).toBe('Day.js');
    expect(demo.store.get().dates).toEqual({ library: 'luxon', result: 'failed' });
    answer('luxon', async () => Response.json(codeWith('Luxon')));
    expect(textOf(await shownCode(demo))).toBe('Luxon');
    expect(demo.store.get().dates).toMatchObject({ result: 'translated' });
  });

  it('uses the library that was chosen last', async () => {
    const { demo, answer } = createDemo();
    answer('moment', async () => Response.json(codeWith('Moment.js')));
    const first = shownCode(demo);
    usedDates.set('moment');
    expect(textOf(await first)).toBe('Moment.js');
    expect(demo.store.get().dates).toMatchObject({ library: 'moment' });
  });
});

describe('code for the playground', () => {
  const answerWith = async (text: string) => {
    const { demo, answer } = createDemo();
    answer('luxon', async () => Response.json(codeWith(text)));
    answers.set(RUNTIME_MANIFEST_PATH, async () => new Response(JSON.stringify({ modules: { luxon: 'luxon' } })));
    return { demo, text: textOf(await runnableCode(demo)) };
  };

  it('uses the library of the reader if the playground has it', async () => {
    expect((await answerWith("import { DateTime } from 'luxon';")).text).toContain('luxon');
  });

  it('is the original if the playground lacks an import, and the state says which', async () => {
    const { demo, text } = await answerWith("import 'luxon/locale/de';");
    expect(text).toBe('Day.js');
    expect(demo.store.get().dates).toMatchObject({ result: 'translated', lacking: ['luxon/locale/de'] });
  });
});
