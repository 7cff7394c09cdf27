import { expect, it } from 'vitest';
import type { CodeDates, ExplorerDefinition, ExplorerState } from '#model/explorer';
import { toCode } from './toCode.ts';

const definition: ExplorerDefinition = {
  folder: 'date-pickers',
  components: { community: ['DateTimeField', '@mui/x-date-pickers/DateTimeField'] },
  text: '',
  picture: '',
  shape: 'plain',
  frame: 'dates',
  height: 160,
  base: {},
  recipes: {
    formats: {
      label: '',
      text: '',
      guide: '/x/react-date-pickers/',
      samples: { Words: { format: 'D MMM YYYY hh:mm A' } },
    },
  },
};
const codeOf = (state: ExplorerState, dates: CodeDates) =>
  toCode(definition, { state, plan: 'community' }, new Set(), { variant: 'TS', dates });

it.each([
  ['dayjs', 'D MMM YYYY hh:mm A'],
  ['moment', 'D MMM YYYY hh:mm A'],
  ['luxon', 'd MMM yyyy hh:mm a'],
  ['date-fns', 'd MMM yyyy hh:mm a'],
] as const)('formats of controls and of recipes have the letters of %s', (dates, format) => {
  for (const state of [{ format: 'D MMM YYYY hh:mm A' }, { formats: 'words' }])
    expect(codeOf(state, dates)).toContain(`format="${format}"`);
});
