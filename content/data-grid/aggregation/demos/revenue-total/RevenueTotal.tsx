import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const formatDay = (day: Date | null) =>
  day?.toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }) ?? '';

const formatMoney = (value: number | null) =>
  value?.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }) ?? '';

const columns: GridColDef[] = [
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    flex: 1,
    minWidth: 100,
    valueFormatter: formatDay,
  },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 84 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 104,
    valueFormatter: formatMoney,
  },
];

// Invented numbers of a museum: more visitors on weekends.
const rows = Array.from({ length: 61 }, (_, index) => {
  const day = new Date(2025, 3, 1 + index);
  const usual = day.getDay() === 0 || day.getDay() === 6 ? 840 : 310;
  const visitors = usual + ((index * 73) % 190);
  return { id: index + 1, day, visitors, revenue: visitors * 14 };
});

export default function RevenueTotal() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        label="Ticket sales"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { revenue: 'sum' } } }}
      />
    </div>
  );
}
