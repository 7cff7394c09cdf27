import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { trades, type Trade } from './trades';

const columns: GridColDef<Trade>[] = [
  { field: 'symbol', headerName: 'Symbol', width: 110 },
  { field: 'side', headerName: 'Side', width: 76 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | undefined, { currency }) =>
      value?.toLocaleString('en-US', { style: 'currency', currency }) ?? '',
  },
  { field: 'tradedAt', headerName: 'Time', type: 'dateTime', width: 190 },
];

const isExpanded = ({ groupingKey }: GridGroupNode) => groupingKey === 'ECHO';

export default function GroupBySymbol() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Trades"
        rows={trades}
        columns={columns}
        groupingColDef={{ width: 128 }}
        isGroupExpandedByDefault={isExpanded}
        initialState={{
          rowGrouping: { model: ['symbol'] },
          columns: { columnVisibilityModel: { symbol: false } },
        }}
      />
    </div>
  );
}
