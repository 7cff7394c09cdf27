import {
  DataGrid,
  type DataGridProps,
  type GridValidRowModel,
} from '@mui/x-data-grid';

export function AppGrid<R extends GridValidRowModel>(props: DataGridProps<R>) {
  return <DataGrid density="compact" {...props} />;
}
