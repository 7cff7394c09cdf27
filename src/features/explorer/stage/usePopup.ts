import { useEffect, useRef, useState } from 'react';
import type { ExplorerDefinition, Props } from '#model/explorer';
import { CONTROLS_ID } from '../hooks.ts';
import { isSeenInPopup } from './isSeenInPopup.ts';
import { stage } from './stageStore.ts';

/** Elsewhere, a picker opens a dialog over the page; the default of `desktopModeMediaQuery`. */
const HAS_POPUP = '(pointer: fine)';

/**
 * Opens the popup of a picker when a control changes what is seen in it, and keeps it open while the reader goes on with the
 * controls, where the focus stays. Returns what the picker needs for that, which is no part of the code.
 */
export function usePopup({ popup }: Pick<ExplorerDefinition, 'popup'>, props: Props): Props | undefined {
  const [isOpen, setIsOpen] = useState(false);
  /** Whether the last press or key was one in the controls, and not to leave them. */
  const usesControls = useRef(false);

  useEffect(() => {
    if (!popup) return undefined;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const onPress = ({ target }: PointerEvent) => {
      usesControls.current = isControl(target);
    };
    const onKey = ({ target, key }: KeyboardEvent) => {
      usesControls.current = isControl(target) && key !== 'Tab' && key !== 'Escape';
    };
    // Pickers move the focus into what they open.
    const onFocus = ({ target, relatedTarget: control }: FocusEvent) => {
      if (usesControls.current && isControl(control) && !isControl(target)) control.focus({ preventScroll: true });
    };
    document.addEventListener('pointerdown', onPress, options);
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('focusin', onFocus, options);
    const openIfSeen = () => {
      // The first state is what the reader has chosen while this was loading, or what a link opens.
      const before = stage.follow()?.state ?? (isControl(document.activeElement) ? {} : undefined);
      const state = stage.explored()?.state;
      if (before && state && isSeenInPopup(popup, before, state) && matchMedia(HAS_POPUP).matches) {
        usesControls.current ||= isControl(document.activeElement);
        setIsOpen(true);
      }
    };
    openIfSeen();
    const unsubscribe = stage.subscribe(openIfSeen);
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [popup]);

  if (!popup) return undefined;
  const { onOpen, onClose, slotProps } = props;
  return {
    open: isOpen,
    onOpen: () => {
      setIsOpen(true);
      if (typeof onOpen === 'function') onOpen();
    },
    // A press in the controls is one outside the popup.
    onClose: () => {
      if (usesControls.current) return;
      setIsOpen(false);
      if (typeof onClose === 'function') onClose();
    },
    slotProps: {
      ...(slotProps as Props | undefined),
      desktopTrapFocus: { isEnabled: () => !isControl(document.activeElement) },
    },
  };
}

function isControl(target: unknown): target is HTMLElement {
  return target instanceof HTMLElement && target.closest(`#${CONTROLS_ID}`) !== null;
}
