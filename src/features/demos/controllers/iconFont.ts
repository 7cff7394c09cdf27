import { loadIconFont } from '#services/icon-font/browser';
import { currentVisitor } from '#services/privacy/browser';
import type * as hooks from '../hooks.ts';

const URL = 'data-icon-font-url' satisfies typeof hooks.ICON_FONT_URL;

// The font comes from a third party. Visitors who refuse tracking or save data see the demo without icons.
const { consent, savesData } = currentVisitor();
const url = document.querySelector(`[${URL}]`)?.getAttribute(URL);
if (url && consent !== 'refused' && !savesData) loadIconFont(url);
