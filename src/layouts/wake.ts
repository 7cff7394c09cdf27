/** The one module of small controllers that every page loads, after it is readable. */
import { wakeShell } from '#shell/browser';

wakeShell();
