import { tryKeysOn } from '../support/tryKeys.ts';
import { fieldKeys } from './keys/fields.ts';
import * as popups from './keys/popups.ts';
import * as views from './keys/views.ts';
import { pickerIn } from './support/picker.ts';

for (const table of [fieldKeys, ...Object.values(views), ...Object.values(popups)]) tryKeysOn(table, pickerIn);
