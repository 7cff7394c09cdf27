/// <reference types="@mui/x-data-grid/themeAugmentation" />
/// <reference types="@mui/x-date-pickers/themeAugmentation" />
/** Theme customizations shared by demos and the frame for user code. */
import type { Components } from '@mui/material/styles';

/** The font of the site; pages and the frame define the property. */
export const DEMO_FONT = 'var(--font-sans)';

/** The paper, raised surface and hairline of the site in dark mode (`ui/styles/tokens.css`). */
export const DARK_PALETTE = {
  background: { default: '#101317', paper: '#171b20' },
  divider: '#2a3036',
  TableCell: { border: '#2a3036' },
};

/** Picker fields are sized for two dates in the library's font, which is narrower than the site's. */
const WIDER_FIELDS: Components = { MuiPickersInputBase: { styleOverrides: { sectionsContainer: { width: '13em' } } } };

const small = { defaultProps: { size: 'small' } } as const;
const DENSE_BAR_PX = 40;

/**
 * Dense mode inside demos (specification §4): smaller buttons, inputs, tables and toolbars. A size or density set by the
 * demo itself takes precedence. Toolbars without a size prop get style overrides instead.
 */
const DENSE: Components = {
  MuiButton: small,
  MuiButtonGroup: small,
  MuiIconButton: small,
  MuiFab: small,
  MuiToggleButton: small,
  MuiToggleButtonGroup: small,

  // Inputs inherit their size from the form control.
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
      // It sets its height again in media queries; the doubled selector has a higher specificity.
      toolbar: { '&&': { minHeight: DENSE_BAR_PX } },
      selectLabel: { margin: 0 },
      displayedRows: { margin: 0 },
    },
  },
  MuiPickersToolbar: { styleOverrides: { root: { padding: '8px 16px' } } },
};

/** A grid keeps its density until it gets another one, so a grid that was dense needs an explicit value. */
const RESET_DENSITY: Components = { MuiDataGrid: { defaultProps: { density: 'standard' } } };

/** The overrides of the library's defaults. */
export function componentsFor(isDense: boolean, wasDense: boolean): Components {
  if (isDense) return { ...WIDER_FIELDS, ...DENSE };
  return wasDense ? { ...WIDER_FIELDS, ...RESET_DENSITY } : WIDER_FIELDS;
}
