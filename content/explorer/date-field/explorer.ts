import type { DateFieldProps } from '@mui/x-date-pickers/DateField';
import { date, defineExplorer } from '#model/explorer';
import { fields, leftOut, ofPicker } from '../fields.ts';
import { weekends } from '../pickers.ts';

export default defineExplorer<DateFieldProps>({
  folder: 'date-pickers',
  components: { community: ['DateField', '@mui/x-date-pickers/DateField'] },
  text: 'Try formats, limits and styles of the Date Field, and take the code in your date library.',
  picture: 'date-pickers/date-field/birth-date',
  shape: 'plain',
  frame: 'dates',
  height: 160,
  base: { label: 'Invoice date', defaultValue: date('2025-04-07') },
  recipes: {
    formats: {
      label: 'Parts of the date',
      text: 'Their order, and how they are written.',
      guide: '/x/react-date-pickers/date-field/#format',
      samples: {
        'Year first': { format: 'YYYY-MM-DD' },
        'Month as a word': { format: 'MMMM D, YYYY' },
        'Without leading zeros': { format: 'M/D/YYYY', shouldRespectLeadingZeros: true },
        'Month and year': { format: 'MMMM YYYY' },
      },
    },
    limits: {
      label: 'First and last day',
      text: 'A day outside is invalid.',
      guide: '/x/react-date-pickers/date-field/#validation',
      samples: {
        'Only later days': { minDate: date('2025-04-10'), helperText: 'From April 10 on' },
        'Only days of March': {
          minDate: date('2025-03-01'),
          maxDate: date('2025-03-31'),
          helperText: 'A day in March',
        },
      },
    },
    weekends: {
      label: 'Invalid days',
      text: 'Days that a rule excludes.',
      guide: '/x/react-date-pickers/validation/#should-disable-date',
      samples: {
        'A Saturday': { defaultValue: date('2025-04-05'), shouldDisableDate: weekends },
        'A Saturday, with the rule': {
          defaultValue: date('2025-04-05'),
          shouldDisableDate: weekends,
          helperText: 'Monday to Friday',
        },
      },
    },
    ...fields,
  },
  choices: { format: ['YYYY-MM-DD', 'DD/MM/YYYY', 'MMMM YYYY'] },
  leftOut: { ...leftOut, ...ofPicker },
});
