import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders } from './orders';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 140 },
];

export default function SeveralFilters() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 1,
                  field: 'product',
                  operator: 'contains',
                  value: 'desk',
                },
                {
                  id: 2,
                  field: 'product',
                  operator: 'contains',
                  value: 'lamp',
                },
                { id: 3, field: 'quantity', operator: '>=', value: 10 },
              ],
              logicOperator: GridLogicOperator.And,
            },
          },
        }}
      />
    </div>
  );
}
