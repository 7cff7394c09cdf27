/// <reference types="@mui/x-data-grid/themeAugmentation" />
/// <reference types="@mui/x-date-pickers/themeAugmentation" />
/** What demos and the frame for readers' code have in common besides the library's own theme. */
import type { Components } from '@mui/material/styles';

/** The font of the site; pages and the frame define the property. */
export const DEMO_FONT = 'var(--font-sans)';

/** Fields of pickers are as wide as two dates in the font of the library, which is narrower. */
const WIDER: Components = { MuiPickersInputBase: { styleOverrides: { sectionsContainer: { width: '13em' } } } };

const small = { defaultProps: { size: 'small' } } as const;
const DENSE_BAR_PX = 40;

/**
 * What "dense" means inside demos (specification §4): smaller buttons, inputs, tables and toolbars. A demo that sets a
 * size or a density itself keeps it. Bars whose height no prop changes get a style instead.
 */
const DENSE: Components = {
  MuiButton: small,
  MuiButtonGroup: small,
  MuiIconButton: small,
  MuiFab: small,
  MuiToggleButton: small,
  MuiToggleButtonGroup: small,

  // Inputs take their size from the control around them.
  MuiFormControl: small,
  MuiAutocomplete: small,
  MuiPickersTextField: small,

  MuiTable: small,
  MuiListItem: { defaultProps: { dense: true } },
  MuiDataGrid: {
    defaultProps: { density: 'compact' },
    styleOverrides: { toolbar: { minHeight: DENSE_BAR_PX }, footerContainer: { minHeight: DENSE_BAR_PX } },
  },

  MuiToolbar: { defaultProps: { variant: 'dense' } },
  MuiPagination: small,
  MuiTablePagination: {
    styleOverrides: {
      // It repeats its height for some windows; the doubled selector is stronger than these.
      toolbar: { '&&': { minHeight: DENSE_BAR_PX } },
      selectLabel: { margin: 0 },
      displayedRows: { margin: 0 },
    },
  },
  MuiPickersToolbar: { styleOverrides: { root: { padding: '8px 16px' } } },
};

/** A grid keeps the density it was given until it is given another, so one that was dense has to be told. */
const DENSE_NO_MORE: Components = { MuiDataGrid: { defaultProps: { density: 'standard' } } };

/** What differs from the defaults of the library. */
export function componentsFor(isDense: boolean, wasDense: boolean): Components {
  if (isDense) return { ...WIDER, ...DENSE };
  return wasDense ? { ...WIDER, ...DENSE_NO_MORE } : WIDER;
}
