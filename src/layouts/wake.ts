/** The one module of small controllers that every page loads, after it is readable. */
import { wakeArticle } from '#features/article/browser';
import { loadHighlightStyles } from '#services/highlight-styles/browser';
import { site } from '#services/site';
import { wakeShell } from '#shell/browser';

wakeShell();
wakeArticle();
loadHighlightStyles(site.highlightLayer);
