/** The one module of small controllers that every page loads, after it is readable. */
import { wakeArticle } from '#features/article/browser';
import { loadHighlightStyles } from '#services/highlight-styles/browser';
import { wakeShell } from '#shell/browser';

wakeShell();
wakeArticle();
loadHighlightStyles();
