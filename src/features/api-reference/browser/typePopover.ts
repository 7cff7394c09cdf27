import { need, readTexts } from '#lib/hook';
import { API_PAGE } from '#model/hooks';
import { type ApiText, TYPE_POPOVER } from '../hooks.ts';
import { readDefinition } from './readDefinition.ts';
import { stepTo, type TypeStep } from './typeTrail.ts';

const MARGIN_PX = 12;
const GAP_PX = 6;

let panel: Panel | undefined;
let trail: TypeStep[] = [];

/** Opens a type next to its name, or navigates within the popover if the name is inside it. */
export function showType(link: HTMLAnchorElement) {
  panel ??= createPanel();
  const isInside = panel.root.contains(link);
  trail = stepTo(isInside ? trail : [], { name: link.textContent ?? '', href: link.href });
  if (!isInside) panel.anchor = link;
  void render(panel);
}

interface Panel {
  root: HTMLElement;
  steps: HTMLElement;
  body: HTMLElement;
  open: HTMLAnchorElement;
  texts: Readonly<Record<ApiText, string>>;
  anchor?: HTMLElement;
}

async function render(shown: Panel) {
  const current = trail.at(-1);
  if (!current) return;
  const { root, steps, body, open, anchor } = shown;
  const { texts } = shown;
  root.setAttribute('aria-label', current.name);
  open.href = current.href;
  steps.replaceChildren(...trail.map((step, index) => stepItem(step, index === trail.length - 1)));
  body.textContent = texts.apiLoading;
  if (!root.matches(':popover-open')) root.showPopover();
  if (anchor) place(root, anchor);

  const content = await readDefinition(current.href);
  if (trail.at(-1) !== current) return;
  if (content) body.replaceChildren(content);
  else body.textContent = texts.apiLoadFailed;
  body.scrollTop = 0;
  if (anchor) place(root, anchor);
  body.focus();
}

function stepItem(step: TypeStep, isCurrent: boolean): HTMLElement {
  const item = document.createElement('li');
  const label = document.createElement(isCurrent ? 'span' : 'button');
  label.textContent = step.name;
  if (isCurrent) label.setAttribute('aria-current', 'true');
  else
    label.addEventListener('click', () => {
      trail = stepTo(trail, step);
      if (panel) void render(panel);
    });
  item.append(label);
  return item;
}

function createPanel(): Panel {
  const texts = readTexts<ApiText>(need(API_PAGE, document));
  const root = document.createElement('div');
  root.popover = 'auto';
  root.setAttribute('role', 'dialog');
  root.setAttribute(TYPE_POPOVER, '');
  const head = document.createElement('div');
  const steps = document.createElement('ol');
  steps.setAttribute('aria-label', texts.apiTrail);
  const open = document.createElement('a');
  open.textContent = texts.apiOpenPage;
  const close = document.createElement('button');
  close.textContent = '×';
  close.setAttribute('aria-label', texts.apiClose);
  close.addEventListener('click', () => root.hidePopover());
  const body = document.createElement('div');
  body.className = 'prose';
  body.tabIndex = -1;
  head.append(steps, open, close);
  root.append(head, body);
  document.body.append(root);
  const made: Panel = { root, steps, body, open, texts };
  addEventListener('resize', () => {
    if (made.anchor && root.matches(':popover-open')) place(root, made.anchor);
  });
  return made;
}

/**
 * Places the popover below or above the name, where there is more space, and aligns it with the start of the name within
 * the viewport. On narrow screens CSS positions it.
 */
function place(root: HTMLElement, anchor: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement;
  const name = anchor.getBoundingClientRect();
  const roomBelow = clientHeight - name.bottom - GAP_PX - MARGIN_PX;
  const roomAbove = name.top - GAP_PX - MARGIN_PX;
  const isBelow = roomBelow >= roomAbove;
  root.style.setProperty('--room', `${Math.max(roomBelow, roomAbove)}px`);
  const { width, height } = root.getBoundingClientRect();
  const left = getComputedStyle(root).direction === 'rtl' ? name.right - width : name.left;
  const top = isBelow ? name.bottom + GAP_PX : name.top - GAP_PX - height;
  root.style.setProperty('--top', `${clamp(top, clientHeight - height)}px`);
  root.style.setProperty('--left', `${clamp(left, clientWidth - width)}px`);
}

/** Clamps a coordinate to the margins of the viewport. */
function clamp(position: number, space: number): number {
  return Math.max(MARGIN_PX, Math.min(position, space - MARGIN_PX));
}
