/** The program in the archive, with its data beside it. */
import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

serve(fileURLToPath(new URL('data', import.meta.url)));
