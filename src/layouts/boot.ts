/** Everything that must happen before the first paint; inlined into the head of every page. */
import { bootPackageManager } from '#services/package-manager/boot';
import { restoreNavigation } from '#shell/boot';

bootPackageManager();
restoreNavigation();
