/** What the explorers of fields share. */
import { ofField } from './pickers.ts';

export const leftOut = { ...ofField, id: 'names it for your code' } as const;

/** A button that only pickers have. */
export const ofPicker = { openPickerButtonPosition: 'only pickers have the button' } as const;

/** Recipes of all fields. */
export const fields = {
  'clear-button': {
    label: 'Clear button',
    text: 'A button that removes the value.',
    guide: '/x/react-date-pickers/fields/#clearable',
    samples: {
      'After the value': { clearable: true },
      'Before the value': { clearable: true, clearButtonPosition: 'start' },
    },
  },
  look: {
    label: 'Style of the field',
    text: 'The frame, the size and the help text.',
    guide: '/x/react-date-pickers/fields/#text-field-props',
    samples: {
      Small: { size: 'small' },
      'Small and filled': { size: 'small', variant: 'filled' },
      'With help text': { helperText: 'You can change this later' },
      'Full width': { fullWidth: true },
    },
  },
} as const;
