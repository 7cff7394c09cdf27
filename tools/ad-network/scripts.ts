import { NO_RESPONSE, type MockResponse } from './mockResponse.ts';

type Script = (origin: string) => MockResponse | typeof NO_RESPONSE;

const javascript = (body: string): MockResponse => ({ type: 'text/javascript', body });

/** Inserts an ad the way known networks do: an element next to their script tag, filled with HTML. */
function showAd(
  origin: string,
  link = `${origin}/click`,
  place = 'document.getElementById("_carbonads_js").parentNode',
) {
  const html =
    `<span class="carbon-wrap"><a class="carbon-img" href="${link}" target="_blank" rel="noopener sponsored">` +
    `<img src="${origin}/picture.svg" alt="Example Clouds" width="130" height="100"></a>` +
    `<a class="carbon-text" href="${link}" target="_blank" rel="noopener sponsored">Servers that are awake when you are.</a></span>` +
    `<a class="carbon-poweredby" href="${origin}/click">Ads by the mock network</a>`;
  return `{ const ad = document.createElement("div"); ad.id = "carbonads"; ad.innerHTML = ${JSON.stringify(html)}; ${place}.append(ad); }`;
}

const LOOP_MS = 5000;

/** Appends elements outside of the ad slot, while the script runs and again after it has finished. */
const STRAYS = `
  const stray = () => {
    const box = document.createElement("div");
    box.textContent = "Buy now";
    box.dataset.stray = "";
    return box;
  };
  document.body.append(stray(), "Buy this text");
  document.querySelector("article").prepend(stray());
`;

export const scripts = {
  ad: (origin) => javascript(showAd(origin)),
  nothing: () => javascript(''),
  backers: (origin) => javascript(showAd(origin, `${origin}/discover-more/backers`)),
  'near miss of backers': (origin) => javascript(showAd(origin, `${origin}/backers/club?backers#backers`)),
  late: (origin) => ({ ...javascript(showAd(origin)), delayMs: 5000 }),
  throws: () => javascript('throw new Error("the network broke");'),
  'throws later': (origin) =>
    javascript(`${showAd(origin)} setTimeout(() => { throw new Error("the network broke"); }, 100);
    setTimeout(() => { throw new Error("the network broke again"); }, 200);`),
  loops: (origin) => javascript(`const end = Date.now() + ${LOOP_MS}; while (Date.now() < end); ${showAd(origin)}`),
  twice: (origin) => javascript(`${showAd(origin)} ${showAd(origin)} setTimeout(() => ${showAd(origin)}, 300);`),
  outside: (origin) =>
    javascript(`${showAd(origin)} ${STRAYS} setTimeout(() => { ${showAd(origin, undefined, 'document.body')}
    const picture = new Image(); picture.src = "${origin}/picture.svg?stray"; picture.dataset.stray = ""; document.body.append(picture); }, 300);`),
  'writes into the document': (origin) => javascript(`document.write("<h1 data-stray>Buy</h1>"); ${showAd(origin)}`),
  'changes the title': (origin) =>
    javascript(`${showAd(origin)} document.title = "Buy now";
    document.querySelector("title").textContent = "Buy now";
    setTimeout(() => { document.title = "Buy later"; globalThis.hasWrittenLater = true; }, 100);`),
  hostile: (origin) =>
    javascript(`${showAd(origin)} const box = document.createElement("div");
      box.innerHTML = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script><a href="javascript:globalThis.hacked=1">x</a>';
      document.getElementById("carbonads").append(box);`),
  missing: () => ({ status: 404, body: 'There is no such script.' }),
  error: () => ({ status: 500, body: 'The network failed.' }),
  silent: () => NO_RESPONSE,
} satisfies Record<string, Script>;

export type ScriptBehavior = keyof typeof scripts;
