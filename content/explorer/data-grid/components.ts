import { lazy } from 'react';
import { DataGrid } from '@mui/x-data-grid';

export const components = {
  community: DataGrid,
  pro: lazy(async () => ({ default: (await import('@mui/x-data-grid-pro')).DataGridPro })),
  premium: lazy(async () => ({ default: (await import('@mui/x-data-grid-premium')).DataGridPremium })),
};
