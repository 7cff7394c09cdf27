import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type {} from '@mui/x-tree-view/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiDataGrid: { defaultProps: { density: 'compact' } },
    MuiDatePicker: { defaultProps: { displayWeekNumber: true } },
    MuiBarChart: { defaultProps: { borderRadius: 4 } },
    MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 24 } },
  },
});
