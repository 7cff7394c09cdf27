import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 140 },
];

export default function RestyledPanel() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'country', operator: 'equals', value: 'Japan' },
                { id: 2, field: 'quantity', operator: '>', value: 10 },
              ],
            },
          },
        }}
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            columnsSort: 'asc',
            filterFormProps: {
              logicOperatorInputProps: { sx: { display: 'none' } },
              columnInputProps: { sx: { width: 120 } },
              operatorInputProps: { sx: { width: 130 } },
              valueInputProps: {
                sx: { width: 140 },
                InputComponentProps: {
                  slotProps: { root: { size: 'small', placeholder: '' } },
                },
              },
              deleteIconProps: { sx: { order: 1 } },
            },
            sx: { bgcolor: 'background.default' },
          },
        }}
      />
    </div>
  );
}
