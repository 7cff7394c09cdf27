import { root } from '../../workspace/paths.ts';
import { reportOf, translateDemos } from './report.ts';

/** `npx node tools/demo-compiler/dates/printReport.ts`: how many demos exist in each date library, and why others don't. */
process.stdout.write(`${reportOf(translateDemos(root))}\n`);
