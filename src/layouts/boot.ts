/** Everything that must happen before the first paint; inlined into the head of every page. */
import { restoreNavigation } from '#shell/boot';

restoreNavigation();
