/** Everything that must run before the first paint; inlined into the head of every page. */
import { bootApiView } from '#services/api-reference/boot';
import { bootCodeWrap } from '#services/code-preferences/boot';
import { bootDisplay } from '#services/display-settings/boot';
import { bootLenses } from '#services/lenses/boot';
import { showPackageManager } from '#services/package-manager/boot';
import { bootVisitor } from '#services/privacy/boot';
import { createDefaultPolicy } from '#services/trusted-types/boot';
import { restoreNavigation } from '#shell/boot';

createDefaultPolicy();
bootDisplay();
bootLenses();
showPackageManager();
bootApiView();
bootVisitor();
bootCodeWrap();
restoreNavigation();
