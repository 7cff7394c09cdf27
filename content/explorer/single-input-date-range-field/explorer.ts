import type { SingleInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { date, defineExplorer } from '#model/explorer';
import { fields, leftOut } from '../fields.ts';
import { noArrivals, range, weekends } from '../pickers.ts';

export default defineExplorer<SingleInputDateRangeFieldProps>({
  folder: 'date-pickers',
  components: { pro: ['SingleInputDateRangeField', '@mui/x-date-pickers-pro/SingleInputDateRangeField'] },
  text: 'Try separators, formats and limits of the field for two dates, and take the code in your date library.',
  picture: 'date-pickers/date-range-field/separators',
  shape: 'plain',
  frame: 'dates',
  height: 160,
  base: { label: 'Season', defaultValue: range('2025-04-17', '2025-10-12') },
  recipes: {
    separator: {
      label: 'Separator',
      text: 'What is between the dates.',
      guide: '/x/react-date-pickers/date-range-field/#separator',
      samples: {
        'A word': { dateSeparator: 'to', format: 'MMM D' },
        'An arrow': { dateSeparator: '→' },
      },
    },
    formats: {
      label: 'Parts of the dates',
      text: 'Their order, and how they are written.',
      guide: '/x/react-date-pickers/date-range-field/#separator',
      samples: {
        'Year first': { format: 'YYYY-MM-DD' },
        'Without the year': { format: 'MMM D' },
        'Without leading zeros': { format: 'M/D/YYYY', shouldRespectLeadingZeros: true },
      },
    },
    limits: {
      label: 'First and last day',
      text: 'A range that leaves them is invalid.',
      guide: '/x/react-date-pickers/date-range-field/#errors',
      samples: {
        'Only later days': { minDate: date('2025-05-01'), helperText: 'From May 1 on' },
        'Only the summer': {
          minDate: date('2025-06-01'),
          maxDate: date('2025-08-31'),
          helperText: 'From June to August',
        },
      },
    },
    weekends: {
      label: 'Invalid days',
      text: 'Days on which no range can start or end.',
      guide: '/x/react-date-pickers/validation/#ranges',
      samples: {
        'An end on a Sunday': { shouldDisableDate: weekends, helperText: 'Monday to Friday' },
        'A start on a Saturday': {
          defaultValue: range('2025-04-19', '2025-10-12'),
          shouldDisableDate: noArrivals,
          helperText: 'Starts from Monday to Friday',
        },
      },
    },
    ...fields,
  },
  choices: { format: ['YYYY-MM-DD', 'DD/MM/YYYY', 'MMM D'], dateSeparator: ['to', '→', '/'] },
  leftOut,
});
