import type { Components } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } } as const;
const tight = { defaultProps: { margin: 'dense' } } as const;

/** What "dense" means inside demos: smaller buttons, inputs, tables and toolbars, by default props alone. */
export const DENSE_COMPONENTS: Components = {
  MuiButton: small,
  MuiIconButton: small,
  MuiFab: small,
  MuiTable: small,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  MuiFilledInput: tight,
  MuiFormControl: tight,
  MuiFormHelperText: tight,
  MuiInputBase: tight,
  MuiInputLabel: tight,
  MuiOutlinedInput: tight,
  MuiTextField: tight,
};
