import { element } from '#lib/element';
import { linkStyles } from '#lib/link-styles';
import { memoizeLoaded } from '#lib/memoize';
import { fetchRoomProps } from '#services/parts/browser';
import { TYPE_POPOVER } from '../../hooks.ts';
import { POPOVER_ID, type PopoverProps } from '../../props.ts';
import styles from './popover.css?url';
import { type Step, stepTo } from './trail.ts';

const MARGIN_PX = 12;
const GAP_PX = 6;

export interface Popover {
  root: HTMLElement;
  /** What it shows; describes the link that it was opened from. */
  body: HTMLElement;
}

interface Panel extends Popover {
  steps: HTMLElement;
  open: HTMLAnchorElement;
  texts: PopoverProps['texts'];
  anchor?: HTMLElement;
}

let trail: Step[] = [];

/** The texts of the popover, once its styles are there too. After a failure, the next call tries again. */
export async function popoverTexts(): Promise<PopoverProps['texts']> {
  return (await loadPanel(POPOVER_ID)).texts;
}

/**
 * Opens a popover next to a name, or navigates within it if the name is inside. It shows the last of the steps. The focus
 * moves into it only if `takesFocus`; otherwise, it follows the name in the order of focus.
 */
export async function openPopover(name: HTMLElement, steps: readonly Step[], takesFocus = true): Promise<Popover> {
  const shown = await loadPanel(POPOVER_ID);
  const isInside = shown.root.contains(name);
  trail = steps.reduce<Step[]>(stepTo, isInside ? trail : []);
  if (!isInside) {
    shown.root.hidePopover();
    shown.anchor = name;
  }
  await render(shown, takesFocus);
  return shown;
}

async function render(shown: Panel, takesFocus: boolean) {
  const current = trail.at(-1);
  if (!current) return;
  const { root, steps, body, open, texts, anchor } = shown;
  root.setAttribute('aria-label', current.name);
  open.href = current.href;
  steps.replaceChildren(...trail.map((step, index) => stepItem(shown, step, index === trail.length - 1)));
  body.textContent = texts.apiLoading;
  if (!root.matches(':popover-open')) root.showPopover(anchor && { source: anchor });
  if (anchor) place(root, anchor);

  const content = await current.read();
  if (trail.at(-1) !== current) return;
  if (content) body.replaceChildren(content);
  else body.textContent = texts.apiLoadFailed;
  body.scrollTop = 0;
  if (anchor) place(root, anchor);
  if (takesFocus) body.focus();
}

function stepItem(shown: Panel, step: Step, isCurrent: boolean): HTMLElement {
  const label = element(isCurrent ? 'span' : 'button', {}, step.name);
  if (isCurrent) label.setAttribute('aria-current', 'true');
  else
    label.addEventListener('click', () => {
      trail = stepTo(trail, step);
      void render(shown, true);
    });
  return element('li', {}, label);
}

const loadPanel = memoizeLoaded(async (id: string): Promise<Panel> => {
  const [{ texts }] = await Promise.all([fetchRoomProps<PopoverProps>(id), linkStyles(styles)]);
  const steps = element('ol', { ariaLabel: texts.apiTrail });
  const open = element('a', {}, texts.apiOpenPage);
  const close = element('button', { ariaLabel: texts.apiClose, onclick: () => root.hidePopover() });
  const body = element('div', { className: 'prose', id, tabIndex: -1 });
  const root = element('div', { popover: 'auto', role: 'dialog' }, element('div', {}, steps, open, close), body);
  root.setAttribute(TYPE_POPOVER, '');
  document.body.append(root);
  const made: Panel = { root, steps, body, open, texts };
  addEventListener('resize', () => {
    if (made.anchor && root.matches(':popover-open')) place(root, made.anchor);
  });
  return made;
});

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
